'use client';
import { Fragment } from 'react';
import type { StandingRow } from '@/lib/http/schemas';
import { useFormatter } from '@/lib/i18n/client';
import { nameParts, nameWidths, podium, sideBySide } from './podium-steps';

const HEIGHTS = { 1: '5.6em', 2: '4.2em', 3: '3.2em' };
/** More than this on one step are told as a number: the ranking beside has them all. */
const NAMES_ON_STEP = 4;

/**
 * The first three of a ranking on their steps; equal ranks share one, and where room is left steps are wider. Scales with
 * the text class given. Names are whole: what tells people apart, or that they are simulated, stands at their ends.
 */
export function Podium({ rows, className }: { rows: readonly StandingRow[]; className?: string }) {
  const format = useFormatter();
  return (
    <ol className={`flex items-end justify-center gap-[0.5em] ${className ?? ''}`}>
      {sideBySide(podium(rows)).map(({ rank, rows: equal }) => (
        <li
          key={rank}
          className="@container flex max-w-[12em] min-w-0 flex-[1_1_8em] flex-col items-center text-center"
        >
          {equal.slice(0, NAMES_ON_STEP).map(({ playerId, name, team }) => (
            <span key={playerId} className="flex max-w-full flex-col not-first:mt-[0.35em]">
              <StepName name={name} />
              {team ? <bdi className="truncate text-[0.85em]">{team}</bdi> : null}
            </span>
          ))}
          {equal.length > NAMES_ON_STEP ? (
            <bdi className="text-quiet">+{format.number(equal.length - NAMES_ON_STEP)}</bdi>
          ) : null}
          <span className="tabular text-quiet">{format.number(equal[0]?.total ?? 0)}</span>
          <span
            className="mt-[0.3em] grid w-full place-items-center rounded-t-ui bg-accent-soft font-bold"
            style={{ height: HEIGHTS[rank] }}
          >
            <span className="text-[1.6em]">{format.number(rank)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** In letters that leave its words whole, as far as they can be read; what is still too long breaks evenly. */
function StepName({ name }: { name: string }) {
  const { word, part } = nameWidths(name);
  const fontSize = `max(min(1em, ${100 / word}cqi), min(0.75em, ${100 / part}cqi), 0.7em)`;
  return (
    <bdi className="text-balance font-bold wrap-anywhere" style={{ fontSize }}>
      {nameParts(name).map((piece, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one name.
        <Fragment key={at}>
          {at > 0 ? <wbr /> : null}
          {piece}
        </Fragment>
      ))}
    </bdi>
  );
}
