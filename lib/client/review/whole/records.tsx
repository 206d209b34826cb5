'use client';
import type { ReactNode } from 'react';
import { Between, MoveText } from '@/lib/client/ui';
import type { MoveBody } from '@/lib/http/schemas';
import { useFormatter, useTranslations } from '@/lib/i18n/client';
import { reviewPath, roundQuery } from '../address';
import { Names } from '../names';
import type { WholeProps } from './event-view';
import { List } from './lists';

/** The most of everything. */
export function Records({ event, review }: WholeProps) {
  const t = useTranslations('review');
  const { highestTop, bestMove, mostTops, climb } = review.records;
  const { code } = event;
  const link = (number: number, move: MoveBody, points: number) => (
    <RecordMove event={event} number={number} move={move} points={points} />
  );
  return (
    <List title={t('whole.records')}>
      {highestTop ? (
        <Record name={t('whole.highestTop')}>{link(highestTop.number, highestTop, highestTop.score)}</Record>
      ) : null}
      {bestMove ? (
        <Record
          name={t('whole.bestMove')}
          note={<Who code={code} who={bestMove.who} players={bestMove.players} />}
        >
          {link(bestMove.number, bestMove.move, bestMove.points)}
        </Record>
      ) : null}
      {mostTops ? (
        <Record
          name={t('whole.mostTops')}
          note={<Who code={code} who={mostTops.who} players={mostTops.players} />}
        >
          <b>{t('whole.tops', { tops: mostTops.tops })}</b>
        </Record>
      ) : null}
      {climb ? (
        <Record name={t('whole.climb')} note={t('whole.climbed', climb)}>
          <b>
            <Names code={code} who={[climb]} />
          </b>
        </Record>
      ) : null}
    </List>
  );
}

function Record({ name, note, children }: { name: string; note?: ReactNode; children: ReactNode }) {
  return (
    <li className="border-b border-line py-1.5">
      <p className="text-sm text-quiet">{name}</p>
      <div className="min-w-0">{children}</div>
      {note ? <p className="text-sm text-quiet">{note}</p> : null}
    </li>
  );
}

/** The few who did it, or how many. */
function Who({
  code,
  who,
  players,
}: {
  code: string;
  who: { playerId: string; name: string }[];
  players: number;
}) {
  const t = useTranslations('review');
  if (who.length === 0) return t('moves.players', { players });
  return (
    <>
      <Names code={code} who={who} />
      {players > who.length ? (
        <>
          <Between />
          {t('moves.players', { players })}
        </>
      ) : null}
    </>
  );
}

function RecordMove({
  event,
  number,
  move,
  points,
}: {
  event: WholeProps['event'];
  number: number;
  move: MoveBody;
  points: number;
}) {
  const format = useFormatter();
  return (
    <a
      href={reviewPath(event.code, roundQuery(number, move))}
      className="flex items-baseline gap-3 hover:underline"
    >
      <MoveText move={move} notation={event.settings.notation} className="min-w-0 truncate" />
      <b className="tabular ms-auto">{format.number(points)}</b>
    </a>
  );
}
