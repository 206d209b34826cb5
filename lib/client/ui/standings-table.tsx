import type { StandingRow } from '@/lib/http/schemas';
import { Icon } from './icons';

export interface StandingsTableProps {
  rows: readonly StandingRow[];
  /** the row to mark */
  own?: string | null;
  /** rank after the round before, by player id: shows who moved */
  before?: ReadonlyMap<string, number | null>;
  /** leaves out the columns that a narrow place has no room for */
  brief?: boolean;
  className?: string;
}

const MINUS = '\u2212';
const signed = (n: number) => (n < 0 ? `${MINUS}${-n}` : String(n));

/** Ranking. Figures are tabular and to the right; its size follows the text class given. */
export function StandingsTable({ rows, own, before, brief, className }: StandingsTableProps) {
  return (
    <table className={`standings ${className ?? ''}`}>
      <thead>
        <tr>
          <th data-n>Rank</th>
          <th>Name</th>
          <th data-n>Total</th>
          {brief ? null : <th data-n>To the top</th>}
          <th data-n>%</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.playerId} data-own={row.playerId === own || undefined}>
            <td data-n>
              <span className="inline-flex items-center gap-1">
                <RankMove rank={row.rank} before={before?.get(row.playerId)} />
                {row.rank ?? '–'}
              </span>
            </td>
            <td data-name>
              <bdi>{row.name}</bdi>
            </td>
            <td data-n>{row.total}</td>
            {brief ? null : <td data-n>{signed(row.negative)}</td>}
            <td data-n>{row.percentage.toFixed(1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** An arrow with the number of places won or lost; nothing when the rank stayed or is new. */
export function RankMove({ rank, before }: { rank: number | null; before: number | null | undefined }) {
  if (!rank || !before || rank === before) return null;
  const won = before - rank;
  return (
    <span className={`inline-flex items-center text-[0.8em] ${won > 0 ? 'text-accent' : 'text-quiet'}`}>
      <Icon name={won > 0 ? 'up' : 'down'} className="size-[0.95em]" />
      <span className="heard">{won > 0 ? 'up' : 'down'}</span>
      {Math.abs(won)}
    </span>
  );
}
