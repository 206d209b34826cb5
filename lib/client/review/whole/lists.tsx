'use client';
import type { ReactNode } from 'react';
import { Between, MoveText } from '@/lib/client/ui';
import type { MoveBody, Snapshot } from '@/lib/http/schemas';
import { useFormatter, useTranslations } from '@/lib/i18n/client';
import { reviewPath, roundQuery } from '../address';
import { Names } from '../names';
import type { WholeProps } from './event-view';

/** Tops that the fewest found; those that nobody found are named apart. */
export function MissedTops({ event, review }: WholeProps) {
  const t = useTranslations('review');
  const format = useFormatter();
  return (
    <List title={t('whole.missed')}>
      {review.missed.map(({ number, top, found, sent, best }) => (
        <Item
          key={number}
          event={event}
          number={number}
          move={top}
          points={top.score}
          note={
            <>
              {t('whole.found', { found, sent })}
              {best < top.score ? (
                <>
                  <Between />
                  {t('top.bestFound')} {format.number(best)}
                </>
              ) : null}
            </>
          }
        />
      ))}
      {review.untopped.length > 0 ? (
        <li className="pt-2 text-sm text-quiet">
          {t('whole.untopped', { count: review.untopped.length })}{' '}
          {review.untopped.map((number) => (
            <a
              key={number}
              href={reviewPath(event.code, roundQuery(number))}
              className="tabular me-2 font-semibold text-ink underline underline-offset-4"
            >
              {format.number(number)}
            </a>
          ))}
        </li>
      ) : null}
    </List>
  );
}

/** Good moves that hardly anybody played. */
export function RareFinds({ event, review }: WholeProps) {
  const t = useTranslations('review');
  return (
    <List title={t('whole.rare')}>
      {review.rare.map(({ number, move, points, who, top }, index) => (
        <Item
          // biome-ignore lint/suspicious/noArrayIndexKey: a list that does not change.
          key={index}
          event={event}
          number={number}
          move={move}
          points={points}
          note={
            <>
              <Names code={event.code} who={who} />
              {points < top ? (
                <>
                  <Between />
                  {t('plot.top', { points: top })}
                </>
              ) : null}
            </>
          }
        />
      ))}
    </List>
  );
}

/** Rounds in which one player was alone in front. */
export function Solos({ event, review }: WholeProps) {
  const t = useTranslations('review');
  return (
    <List title={t('whole.solos')} none={t('whole.noSolos')}>
      {review.solos.map(({ number, move, points, who, bonus, isTop }) => (
        <Item
          key={number}
          event={event}
          number={number}
          move={move}
          points={points}
          note={
            <>
              <Names code={event.code} who={who} />
              {isTop ? (
                <>
                  <Between />
                  {t('moves.top')}
                </>
              ) : null}
              {bonus > 0 ? (
                <>
                  <Between />
                  {t('whole.solo', { points: bonus })}
                </>
              ) : null}
            </>
          }
        />
      ))}
    </List>
  );
}

interface ListProps {
  title: string;
  /** in place of an empty list */
  none?: string;
  children: ReactNode[] | ReactNode;
}

export function List({ title, none, children }: ListProps) {
  const t = useTranslations('review');
  const isEmpty = Array.isArray(children) && children.flat().filter(Boolean).length === 0;
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="border-b border-line-strong pb-1 font-bold">{title}</h3>
      {isEmpty ? <p className="pt-2 text-quiet">{none ?? t('moves.none')}</p> : <ul>{children}</ul>}
    </section>
  );
}

interface ItemProps {
  event: Snapshot;
  number: number;
  move: MoveBody;
  points: number;
  note: ReactNode;
}

/** A move of a round, with the way to it. */
function Item({ event, number, move, points, note }: ItemProps) {
  const t = useTranslations('review');
  const format = useFormatter();
  return (
    <li className="border-b border-line py-1.5">
      <a
        href={reviewPath(event.code, roundQuery(number, move))}
        className="flex items-baseline gap-3 hover:underline"
      >
        <span className="tabular w-6 shrink-0 text-end text-quiet">
          <span className="heard">{t('round.label', { round: number })}</span>
          <span aria-hidden="true">{format.number(number)}</span>
        </span>
        <MoveText move={move} notation={event.settings.notation} className="min-w-0 truncate" />
        <b className="tabular ms-auto">{format.number(points)}</b>
      </a>
      <p className="truncate ps-9 text-sm text-quiet">{note}</p>
    </li>
  );
}
