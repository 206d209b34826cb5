import { tileSet } from '@/lib/engine';
import { blanksOf } from './bench-positions';
import type { BenchPosition, ColdAnswer, LanguageCost, LexiconAnswer, SearchName } from './orders';
import {
  type BenchResult,
  type BySearch,
  bySearch,
  type Measurements,
  MOST_FOR_WIDE,
  REQUIRED,
} from './result';
import { rounded, type Times } from './statistics';

/** What the table shows beside the comparison. */
export interface Extras {
  formats: (BySearch & { name: string })[];
  lexicon: LexiconAnswer;
  /** Microseconds for the cross-checks of each compared position. */
  crosses: number[];
  cold: ColdAnswer;
  /** Mean time with 45 letters by that with 26. */
  wide: Record<SearchName, number>;
  languages: LanguageCost[];
}

const NAME = 26;
const CELL = 10;

/** The whole report as plain text. */
export function reportText(
  positions: readonly BenchPosition[],
  measured: Measurements,
  result: BenchResult,
  extras: Extras,
): string {
  return [
    `${result.positions} positions, ${extras.lexicon.words.toLocaleString('en')} words; microseconds a position`,
    '',
    row('', ['top median', 'mean', '99 %', 'all median', 'mean', '99 %']),
    timesRow('engine', result.engine),
    timesRow('textbook', result.reference),
    ratioRow('times faster', result.ratio),
    ratioRow('required', REQUIRED),
    '',
    ...blankRows(positions, measured),
    '',
    ...extras.formats.map(({ name, ...times }) => timesRow(`engine, ${name}`, bySearch(times))),
    '',
    ...facts(positions, measured, extras),
  ].join('\n');
}

function row(name: string, cells: readonly string[]): string {
  return `${name.padEnd(NAME)}${cells.map((cell) => cell.padStart(CELL + 1)).join('')}`.trimEnd();
}

function timesRow(name: string, { top, all }: Record<SearchName, Times>): string {
  return row(name, [top.median, top.mean, top.p99, all.median, all.mean, all.p99].map(rounded));
}

function ratioRow(name: string, { top, all }: BenchResult['ratio']): string {
  return row(name, [top.median, top.mean, top.p99, all.median, all.mean].map(rounded));
}

function blankRows(positions: readonly BenchPosition[], { engine, reference }: Measurements): string[] {
  return [0, 1, 2].flatMap((blanks) => {
    const places = positions.flatMap((given, index) => (blanksOf(given) === blanks ? [index] : []));
    if (places.length === 0) return [];
    const pick = ({ top, all }: BySearch) =>
      bySearch({ top: places.map((place) => top[place]!), all: places.map((place) => all[place]!) });
    const name = `${blanks} blank${blanks === 1 ? '' : 's'} (${places.length})`;
    return [timesRow(`engine, ${name}`, pick(engine)), timesRow(`textbook, ${name}`, pick(reference))];
  });
}

function facts(
  positions: readonly BenchPosition[],
  { engine }: Measurements,
  { formats, lexicon, crosses, cold, wide, languages }: Extras,
): string[] {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  const share = sum(crosses) / sum(engine.top.map(({ micros }) => micros));
  const top = [engine.top, ...formats.map((format) => format.top)].flat();
  const slowest = Math.max(...top.map(({ micros }) => micros));
  const place = engine.top.reduce((best, { micros }, at, all) => (micros > all[best]!.micros ? at : best), 0);
  const ms = (micros: number) => `${(micros / 1000).toFixed(1)} ms`;
  return [
    `cross-checks               ${(share * 100).toFixed(0)} % of the time for the top`,
    `slowest top                ${ms(engine.top[place]!.micros)} (${positions[place]!.id}); of all formats ${ms(slowest)}`,
    `first top of a new thread  ${ms(cold.first)} for the dearest position (limit 20 ms), ` +
      `then at most ${ms(cold.slowest)}; its warm-up ${ms(cold.warmUpMs * 1000)}`,
    `alphabet of 45 letters     ${wide.top.toFixed(2)} times the time for the top, ` +
      `${wide.all.toFixed(2)} for all moves (limit ${MOST_FOR_WIDE.toFixed(2)})`,
    ...languages.map(languageRow),
    `lexicon                    built in ${(lexicon.buildMs / 1000).toFixed(1)} s (limit 3 s for 250,000 words), ` +
      `loaded in ${lexicon.loadMs.toFixed(0)} ms (150), ${(lexicon.bytes / 2 ** 20).toFixed(1)} MB (40)`,
  ];
}

function languageRow({ id, letters, top, all, moreStates, moreMoves }: LanguageCost): string {
  const name = `${tileSet(id).name}, ${letters} letters`;
  const times = `${top.toFixed(2)} times the time of 31 for the top, ${all.toFixed(2)} for all moves (limit ${MOST_FOR_WIDE.toFixed(2)})`;
  return `${name.padEnd(NAME)} ${times}; states ${moreStates.toFixed(2)}, moves ${moreMoves.toFixed(2)} times as many`;
}
