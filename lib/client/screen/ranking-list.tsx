import type { CSSProperties } from 'react';
import { cx, Icon } from '@/lib/client/ui';
import type { StandingRow } from '@/lib/http/schemas';
import { gains, type Movement, movements, movementText } from './movement';
import { shifts } from './shifts';

export interface RankingListProps {
  rows: readonly StandingRow[];
  /** the list before, if it is known: rows then move from there */
  before: readonly StandingRow[] | null;
  className?: string;
}

/** A ranking for a hall: rank, who moved, name, points won, total. */
export function RankingList({ rows, before, className }: RankingListProps) {
  const moved = movements(before, rows);
  const won = gains(before, rows);
  const travel = shifts(before, rows);
  const known = before !== null && before.length > 0;
  return (
    <ol className={cx('hall-ranking', className)} data-still={known ? undefined : true} aria-label="Ranking">
      {rows.map((row, place) => {
        const shift = travel[place] ?? null;
        return (
          <li
            key={row.playerId}
            data-shift={shift || undefined}
            data-up={shift !== null && shift > 0 ? true : undefined}
            data-new={known && shift === null ? true : undefined}
            style={shift ? ({ '--shift': shift } as CSSProperties) : undefined}
          >
            <b className="text-end">{row.rank ?? '–'}</b>
            {known ? <Arrow movement={moved.get(row.playerId) ?? null} /> : null}
            <bdi className="truncate">{row.name}</bdi>
            {known ? <Gain points={won.get(row.playerId) ?? null} /> : null}
            <b className="text-end">{row.total}</b>
          </li>
        );
      })}
    </ol>
  );
}

function Arrow({ movement }: { movement: Movement }) {
  if (movement === null || movement === 0) return <span />;
  const up = movement === 'new' || movement > 0;
  return (
    <span className={cx('inline-flex items-center text-[0.8em]', up ? 'text-accent' : 'text-quiet')}>
      <span className="heard">{movementText(movement)}</span>
      <Icon name={up ? 'up' : 'down'} className="size-[1em]" />
      <span aria-hidden="true">{movement === 'new' ? '' : Math.abs(movement)}</span>
    </span>
  );
}

/** Points of the round, with a plus: the hall sees at a glance who scored. */
function Gain({ points }: { points: number | null }) {
  if (points === null) return <span />;
  return (
    <span className="text-end text-[0.85em] text-quiet">{points < 0 ? `−${-points}` : `+${points}`}</span>
  );
}
