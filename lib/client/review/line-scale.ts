import { niceStep } from './plot';

/** One line of a plot: a value for each round, null where there is none. */
export type Values = readonly (number | null)[];

/** The values that a plot spans, and where its lines stand. `top` may be below `bottom`: ranks count downwards. */
export interface Scale {
  top: number;
  bottom: number;
  ticks: number[];
}

/** Room for all values and 0, between whole steps. */
export function scaleOf(lines: readonly Values[], wanted = 4): Scale {
  const all = [0, ...lines.flat().filter((value) => value !== null)];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const step = niceStep(Math.max(1, (most - least) / wanted));
  const bottom = Math.floor(least / step) * step;
  const top = Math.max(Math.ceil(most / step) * step, bottom + step);
  const ticks = Array.from(
    { length: Math.round((top - bottom) / step) + 1 },
    (_, index) => bottom + index * step,
  );
  return { top, bottom, ticks };
}

/** Rank 1 above, the worst that there was below. */
export function rankScale(ranks: Values, wanted = 4): Scale {
  const worst = Math.max(2, ...ranks.filter((rank) => rank !== null));
  const step = niceStep(Math.max(1, (worst - 1) / wanted));
  const ticks = [1];
  for (let rank = step; rank <= worst; rank += step) if (rank > 1) ticks.push(rank);
  return { top: 1, bottom: worst, ticks };
}

/** How far below the upper edge a value lies: 0 to 1. */
export const heightOf = (value: number, { top, bottom }: Scale) => (value - top) / (bottom - top);

/** How far from the beginning round `index + 1` of `rounds` lies; a single round lies in the middle. */
export const placeOf = (index: number, rounds: number) => (rounds <= 1 ? 0.5 : index / (rounds - 1));

/** A path through a square of side 1000, broken where there is no value. */
export function pathOf(values: Values, scale: Scale): string {
  let isDrawing = false;
  return values
    .map((value, index) => {
      if (value === null) {
        isDrawing = false;
        return '';
      }
      const [x, y] = [placeOf(index, values.length), heightOf(value, scale)];
      const sign = isDrawing ? 'L' : 'M';
      isDrawing = true;
      return `${sign}${round(x)} ${round(y)}`;
    })
    .join('');
}

/** The values beside which there is none on either side, which no line shows, as points: lines without length. */
export function pointsOf(values: Values, scale: Scale): string {
  const isAlone = (index: number) =>
    (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null;
  return values
    .map((value, index) =>
      value === null || !isAlone(index)
        ? ''
        : `M${round(placeOf(index, values.length))} ${round(heightOf(value, scale))}h0`,
    )
    .join('');
}

const round = (share: number) => Math.round(share * 10_000) / 10;

/** Which rounds have their number below the plot: the first, the last, and some between. */
export function roundTicks(rounds: number, wanted = 6): number[] {
  if (rounds <= wanted + 2) return Array.from({ length: rounds }, (_, index) => index + 1);
  const step = niceStep((rounds - 1) / wanted);
  const between = Array.from({ length: rounds }, (_, index) => index + 1).filter(
    (number) => number % step === 0 && number > step / 2 && number < rounds - step / 2,
  );
  return [1, ...between, rounds];
}
