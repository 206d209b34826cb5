import type { CSSProperties } from 'react';
import { cx, Icon } from '@/lib/client/ui';
import type { StandingRow } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { gains, type Movement, movements } from './movement';
import { shifts } from './shifts';

export interface RankingListProps {
  rows: readonly StandingRow[];
  /** the list before, if it is known: rows then move from there */
  before: readonly StandingRow[] | null;
  className?: string;
}

/** A ranking for a hall: rank, who moved, name, points won, total. */
export function RankingList({ rows, before, className }: RankingListProps) {
  const t = useTranslations('screen');
  const words = useTranslations('words');
  const moved = movements(before, rows);
  const won = gains(before, rows);
  const travel = shifts(before, rows);
  const known = before !== null && before.length > 0;
  return (
    <ol
      className={cx('hall-ranking', className)}
      data-still={known ? undefined : true}
      aria-label={words('ranking')}
    >
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
            <b className="text-end">{row.rank === null ? '–' : t('rank', { rank: row.rank })}</b>
            {known ? <Arrow movement={moved.get(row.playerId) ?? null} /> : null}
            <span className="hall-person">
              {/* A name that is cut is somebody else's: the team gives way first. */}
              <bdi className="max-w-full shrink-0 truncate">{row.name}</bdi>
              {row.team ? <bdi className="truncate text-quiet">{row.team}</bdi> : null}
            </span>
            {known ? <Gain points={won.get(row.playerId) ?? null} /> : null}
            <b className="text-end">{t('score', { score: row.total })}</b>
          </li>
        );
      })}
    </ol>
  );
}

function Arrow({ movement }: { movement: Movement }) {
  const t = useTranslations('screen');
  const ui = useTranslations('ui');
  if (movement === null || movement === 0) return <span />;
  const isNew = movement === 'new';
  const places = isNew ? 0 : Math.abs(movement);
  const up = isNew || movement > 0;
  const said = isNew ? t('movedIn') : up ? ui('standings.up', { places }) : ui('standings.down', { places });
  return (
    <span className={cx('inline-flex items-center', up ? 'text-accent' : 'text-quiet')}>
      <span className="heard">{said}</span>
      <Icon name={up ? 'up' : 'down'} className="size-[0.8em]" />
      <span aria-hidden="true">{isNew ? '' : t('places', { places })}</span>
    </span>
  );
}

/** Points of the round, with a plus: the hall sees at a glance who scored. */
function Gain({ points }: { points: number | null }) {
  const t = useTranslations('screen');
  if (points === null) return <span />;
  return (
    <bdi dir="ltr" className="text-end text-quiet">
      {t('gain', { points })}
    </bdi>
  );
}
