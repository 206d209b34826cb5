'use client';
import type { ReactNode } from 'react';
import type { TableTurn, TableView } from '@/lib/http/schemas';
import { useFormatter, useTranslations } from '@/lib/i18n/client';
import { cx, MoveText } from '../ui';
import { DrawLine } from './draw-line';

/** Every turn of all players, the last one first; at its foot the draw for the first turn. */
export function ScoreSheet({ view }: { view: TableView }) {
  const t = useTranslations('table');
  return (
    <section aria-label={t('sheet')} className="table-sheet">
      <h2 className="heard">{t('sheet')}</h2>
      <ol reversed className="grid">
        {view.log
          .map((turn, index) => ({ turn, number: index + 1 }))
          .reverse()
          .map(({ turn, number }) => (
            <Line key={number} view={view} turn={turn} />
          ))}
      </ol>
      <DrawLine view={view} />
    </section>
  );
}

function Line({ view, turn }: { view: TableView; turn: TableTurn }) {
  const format = useFormatter();
  const name = view.seats[turn.seat]?.name ?? '';
  const taken = turn.kind === 'play' && turn.takenBack;
  return (
    <li className="flex items-baseline gap-3 border-t border-line py-1.5">
      <bdi className="w-20 shrink-0 truncate text-sm text-quiet">{name}</bdi>
      <span className={cx('min-w-0 grow', turn.kind === 'play' ? undefined : 'text-quiet')}>
        <What view={view} turn={turn} />
      </span>
      {turn.kind === 'play' ? (
        <span className={cx('tabular shrink-0', taken && 'text-quiet line-through')}>
          {format.number(turn.score, { signDisplay: 'always' })}
        </span>
      ) : null}
      <b className="tabular w-10 shrink-0 text-end">{'total' in turn ? format.number(turn.total) : null}</b>
    </li>
  );
}

function What({ view, turn }: { view: TableView; turn: TableTurn }): ReactNode {
  const t = useTranslations('table');
  switch (turn.kind) {
    case 'play':
      return (
        <>
          <MoveText
            move={turn.move}
            notation={view.settings.notation}
            className={cx('whitespace-normal', turn.takenBack && 'line-through')}
          />
          {turn.takenBack ? <span className="block text-sm text-error">{t('did.takenBack')}</span> : null}
        </>
      );
    case 'exchange':
      return t('did.exchange', { count: turn.count });
    case 'pass':
      return turn.late ? t('did.late') : t('did.pass');
    case 'challenge':
      return turn.good ? t('did.challengeLost') : t('did.challengeWon');
    case 'resign':
      return t('did.resign');
    case 'lost':
      return t('did.lost');
  }
}
