import { expect } from 'vitest';
import {
  BLANK,
  formatBoard,
  formatTiles,
  Lexicon,
  parseBoard,
  parseTiles,
  type Random,
  seededRandom,
  type TileSet,
} from '@/lib/engine';
import {
  bagOf,
  emptyGame,
  FORMATS,
  type GameState,
  prepareRound,
  type RoundPlan,
  type RuleOptions,
  rackTiles,
  stateAfter,
} from '@/lib/game';

/** Short words at random in which vowels and consonants take turns, with the letters of any tile set. */
export function randomWords(tiles: TileSet, random: Random, count: number): string[] {
  const codes = tiles.letters.map((_, index) => index + 1);
  const vowels = codes.filter((code) => tiles.vowelOf(code) !== false);
  const consonants = codes.filter((code) => tiles.vowelOf(code) !== true);
  const pick = (from: number[]) => from[random.below(from.length)]!;
  return Array.from({ length: count }, () => {
    const first = random.below(2);
    const word = Array.from({ length: 2 + random.below(3) }, (_, at) =>
      pick((at + first) % 2 === 0 ? vowels : consonants),
    );
    return formatTiles(word, tiles);
  });
}

export interface WholeGame {
  lexicon: Lexicon;
  rounds: RoundPlan[];
  /** of the end */
  state: GameState;
  reason: string;
}

/** A game of a lexicon of its own in which the top is always played; `check` looks at every round. */
export function playWhole(
  tiles: TileSet,
  seed: string,
  rules: RuleOptions,
  check: (plan: RoundPlan, before: GameState, after: GameState) => void = () => {},
): WholeGame {
  const random = seededRandom(seed);
  const lexicon = Lexicon.build(randomWords(tiles, random, 250), tiles);
  const rounds: RoundPlan[] = [];
  let state = emptyGame(tiles);
  for (;;) {
    const plan = prepareRound({ tiles, state, random, lexicon, ...rules });
    if (plan.kind === 'over') return { lexicon, rounds, state, reason: plan.reason };
    const after = stateAfter(tiles, roundOf(plan), rules.format ?? FORMATS.normal);
    check(plan, state, after);
    rounds.push(plan);
    state = after;
  }
}

export const roundOf = ({ number, position, rack, chosen }: RoundPlan) => ({
  number,
  board: formatBoard(position.board),
  rack,
  top: chosen,
});

/** Bag + rack + board = tile set, letter by letter, while the round is on and after it. */
export function expectBalance(tiles: TileSet, plan: RoundPlan, after: GameState): void {
  const during = { ...after, board: formatBoard(plan.position.board), leftover: rackTiles(plan.rack) };
  const whole = [...tiles.letters.map(({ count }) => count), tiles.blanks];
  for (const state of [during, after]) {
    const counts = whole.map(() => 0);
    const add = (code: number) => counts[code & BLANK ? tiles.size : code - 1]!++;
    codesOf(tiles, state.board).forEach(add);
    for (const code of [...parseTiles(state.leftover, tiles), ...bagOf(tiles, state)]) add(code);
    expect(counts).toEqual(whole);
  }
}

/** The tiles of a board, blanks with their letters. */
function codesOf(tiles: TileSet, rows: readonly string[]): number[] {
  const board = parseBoard(rows, tiles);
  const squares = Array.from({ length: board.size ** 2 }, (_, square) => square);
  return squares
    .map((square) => board.at(Math.floor(square / board.size), square % board.size))
    .filter((code) => code !== 0);
}

export const blanksOf = (tiles: TileSet, text: string) =>
  parseTiles(text, tiles).filter((code) => code === BLANK).length;

export const blanksOnBoard = (tiles: TileSet, rows: readonly string[]) =>
  codesOf(tiles, rows).filter((code) => code & BLANK).length;
