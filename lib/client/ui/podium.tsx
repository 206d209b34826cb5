'use client';
import type { StandingRow } from '@/lib/http/schemas';
import { useFormatter } from '@/lib/i18n/client';

const HEIGHTS: Record<number, string> = { 1: '5.6em', 2: '4.2em', 3: '3.2em' };
/** Second, first, third: as a podium stands. */
const ORDER = [1, 0, 2];

/**
 * The first three of a ranking on their steps; equal ranks stand equally high. Scales with the text class given. Names are
 * whole: what tells people apart, or that they are simulated, stands at their ends.
 */
export function Podium({ rows, className }: { rows: readonly StandingRow[]; className?: string }) {
  const format = useFormatter();
  const first = rows.filter((row) => row.rank !== null && row.rank <= 3).slice(0, 3);
  return (
    <ol className={`flex items-end justify-center gap-[0.5em] ${className ?? ''}`}>
      {ORDER.map((place) => first[place])
        .filter((row) => row !== undefined)
        .map((row) => (
          <li key={row.playerId} className="flex w-[8em] min-w-0 flex-col items-center text-center">
            <bdi className="max-w-full text-balance font-bold wrap-anywhere">{row.name}</bdi>
            {row.team ? <bdi className="max-w-full truncate text-[0.85em]">{row.team}</bdi> : null}
            <span className="tabular text-quiet">{format.number(row.total)}</span>
            <span
              className="mt-[0.3em] grid w-full place-items-center rounded-t-ui bg-accent-soft font-bold"
              style={{ height: HEIGHTS[row.rank ?? 3] }}
            >
              <span className="text-[1.6em]">{format.number(row.rank ?? 3)}</span>
            </span>
          </li>
        ))}
    </ol>
  );
}
