import {
  findAllMoves,
  findTop,
  formatBoard,
  formatTiles,
  type PlayRules,
  type Position,
  type ScoredMove,
} from '@/lib/engine';
import { describePosition, type Moves, playSeeded } from './seeded-positions';
import type { TextbookMove } from './textbook';
import type { Language } from './textbook-language';

/** Ten times as many positions, and every list of moves compared in full. */
export const LONG = process.env.ONERACK_LONG === '1';
/** Of one test: only a search without end should reach it. */
export const LONGEST_MS = LONG ? 7_200_000 : 600_000;

/** Of so many positions one is compared in full: every move with its score. The rest by top, number and sum. */
const IN_FULL = LONG ? 1 : 4;

export interface Comparison {
  language: Language;
  rules: PlayRules;
  joker?: boolean;
  positions: number;
  seed: string;
}

/** Throws with seed and position at the first difference. */
export function compareSolvers({ language, rules, joker, positions, seed }: Comparison): void {
  const { tiles, words } = language;
  let number = 0;
  const solve = (given: Position) => {
    const { all, difference } = compareOne(language, given, number++ % IN_FULL === 0);
    if (difference)
      throw new Error(`${difference}\nseed "${seed}", position ${number}\n${describePosition(given)}`);
    return all;
  };
  playSeeded({ tiles, words, rules, joker, seed, positions: LONG ? positions * 10 : positions, solve });
}

/** The engine's moves, and in what they are not the textbook's. */
export function compareOne(
  { lexicon, book }: Language,
  given: Position,
  inFull: boolean,
): { all: Moves; difference: string | null } {
  const wanted = book.all({
    board: formatBoard(given.board),
    rack: formatTiles(given.rack, given.tiles),
    rules: given.rules,
    firstAcross: given.firstAcross,
  });
  const all = findAllMoves(given, lexicon);
  const top = findTop(given, lexicon);
  const best = wanted[0]?.score ?? 0;
  const isotops = written(wanted.filter(({ score }) => score === best));
  const difference =
    unequal('top score', top.score, best) ??
    unequal('isotops', written(top.moves), isotops) ??
    unequal('number of moves', all.length, wanted.length) ??
    unequal('sum of scores', all.scoreSum, sum(wanted)) ??
    unequal('first moves of all', inOrder(all.slice(0, top.moves.length)), inOrder(top.moves)) ??
    (inFull ? compareInFull(all.slice(), wanted) : null);
  return { all, difference };
}

function compareInFull(all: readonly ScoredMove[], wanted: readonly TextbookMove[]): string | null {
  const rising = all.some(({ score }, index) => score > (all[index - 1]?.score ?? score));
  return unequal('moves', written(all), written(wanted)) ?? (rising ? 'not best first' : null);
}

function unequal(what: string, got: string | number, wanted: string | number): string | null {
  if (got === wanted) return null;
  if (typeof got === 'number' || typeof wanted === 'number') return `${what}: ${got}, not ${wanted}`;
  const [ours, theirs] = [got.split('\n'), wanted.split('\n')];
  const [inOurs, inTheirs] = [new Set(ours), new Set(theirs)];
  const extra = ours.filter((line) => !inTheirs.has(line)).slice(0, 20);
  const missing = theirs.filter((line) => !inOurs.has(line)).slice(0, 20);
  return `${what}: too many: ${extra.join(', ')}; missing: ${missing.join(', ')}`;
}

const sum = (moves: readonly { score: number }[]) => moves.reduce((total, { score }) => total + score, 0);

const line = ({ row, col, direction, word, score }: TextbookMove | ScoredMove) =>
  `${direction} ${row} ${col} ${word} ${score}`;

const inOrder = (moves: readonly ScoredMove[]) => moves.map(line).join('\n');

const written = (moves: readonly (TextbookMove | ScoredMove)[]) => moves.map(line).sort().join('\n');
