/** `small`: for `npm test`, tens of players and some seconds; `full`: for `npm run bench:survive`. */
export type Size = 'small' | 'full';

/** What a scenario has shown: figures to print, and what must not be, one line each. */
export interface Outcome {
  figures: Record<string, number | string>;
  faults: string[];
}

export type Scenario = (size: Size) => Promise<Outcome>;

/** A list of times in ms as `median / most`. */
export function spread(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b).map(Math.round);
  return values.length === 0 ? '–' : `${sorted[sorted.length >> 1]} / ${sorted.at(-1)}`;
}
