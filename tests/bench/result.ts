import type { FilePosition } from './bench-positions';
import type { Measured, SearchName, SolverName } from './orders';
import { ratioOf, type Times, timesOf } from './statistics';

/** How many times faster than the textbook the engine has to be on normal positions. */
export const REQUIRED = { top: { median: 60, mean: 200, p99: 250 }, all: { median: 30, mean: 27 } } as const;

/** How many times longer a search may take with an alphabet beyond 31 letters. */
export const MOST_FOR_WIDE = 1.4;

export type BySearch = Record<SearchName, Measured[]>;
export type Measurements = Record<SolverName, BySearch>;

/** What `--json` prints; microseconds. */
export interface BenchResult {
  positions: number;
  engine: Record<SearchName, Times>;
  reference: Record<SearchName, Times>;
  ratio: { top: Times; all: Pick<Times, 'median' | 'mean'> };
}

export function resultOf({ engine, reference }: Measurements): BenchResult {
  const [ours, theirs] = [bySearch(engine), bySearch(reference)];
  const { median, mean } = ratioOf(theirs.all, ours.all);
  return {
    positions: engine.top.length,
    engine: ours,
    reference: theirs,
    ratio: { top: ratioOf(theirs.top, ours.top), all: { median, mean } },
  };
}

export function bySearch({ top, all }: BySearch): Record<SearchName, Times> {
  const times = (measured: Measured[]) => timesOf(measured.map(({ micros }) => micros));
  return { top: times(top), all: times(all) };
}

/** What is slower than required, as text. */
export function missed({ ratio }: BenchResult): string[] {
  const rows: [name: string, got: number, least: number][] = [
    ['top, median', ratio.top.median, REQUIRED.top.median],
    ['top, mean', ratio.top.mean, REQUIRED.top.mean],
    ['top, 99 %', ratio.top.p99, REQUIRED.top.p99],
    ['all, median', ratio.all.median, REQUIRED.all.median],
    ['all, mean', ratio.all.mean, REQUIRED.all.mean],
  ];
  return rows.flatMap(([name, got, least]) =>
    got < least ? [`${name}: ${got.toFixed(1)} times faster, not ${least}`] : [],
  );
}

/** Alphabets beyond 31 letters that cost too much, as text. */
export function tooDear(alphabets: readonly ({ id: string } & Record<SearchName, number>)[]): string[] {
  return alphabets.flatMap((alphabet) =>
    (['top', 'all'] as const)
      .filter((search) => alphabet[search] > MOST_FOR_WIDE)
      .map(
        (search) =>
          `${alphabet.id}, ${search}: ${alphabet[search].toFixed(2)} times the time of 31 letters, not ${MOST_FOR_WIDE}`,
      ),
  );
}

/** Speed counts only where both find the same. @throws where they do not */
export function agree(positions: readonly FilePosition[], { engine, reference }: Measurements): void {
  for (const search of ['top', 'all'] as const) {
    positions.forEach(({ id }, index) => {
      const [ours, theirs] = [engine[search][index], reference[search][index]];
      const same =
        ours?.score === theirs?.score && ours?.count === theirs?.count && ours?.sum === theirs?.sum;
      if (!same) throw new Error(`${id}, ${search}: the engine and the textbook do not agree`);
    });
  }
}

/** @throws where an independent program, whose results are in the file, found something else */
export function agreeWithFile(positions: readonly FilePosition[], { top, all }: BySearch): void {
  positions.forEach(({ id, topScore, topMovesCount, moves }, index) => {
    const differs = (known: number | undefined, found?: number) => known !== undefined && known !== found;
    const wrong =
      differs(topScore, top[index]?.score) ||
      differs(topMovesCount, top[index]?.count) ||
      differs(moves, all[index]?.count);
    if (wrong) throw new Error(`${id}: the file says something else`);
  });
}
