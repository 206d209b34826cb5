/**
 * What an alphabet beyond 31 letters costs in a language that has one, with its own list: beside it the same list and
 * the same positions in 31 letters. There the rarest letters, those beyond 31, are taken for others that are rare,
 * too: the 32nd for the 31st, the 33rd for the 30th and so on. That leaves about as many words, a graph of about the
 * same size, and about as many moves; how many is told, for nothing but a wide graph has exactly the same ones.
 */
import {
  BLANK,
  createTileSet,
  findAllMoves,
  findTop,
  formatTiles,
  Lexicon,
  type Position,
  position,
  spellings,
  type TileSet,
  tileSet,
} from '@/lib/engine';
import { FORMATS } from '@/lib/game';
import { lexiconSource } from '@/lib/lexicons';
import { wordsOf } from '@/lib/lexicons/words/words-of';
import { playSeeded } from '../support/seeded-positions';
import type { BenchPosition, LanguageCost } from './orders';
import { timesLonger } from './taking-turns';

/** Those with the largest alphabets of which a list is installed, and the one with 32 that most play. */
export const WIDE_LANGUAGES = ['sk', 'cs', 'uk', 'pl'];

const NARROW = 31;
/** Words of a list that are taken, one in so many: as many as the English list has. */
const WORDS = 250_000;
const POSITIONS = 400;
const { rules } = FORMATS.normal;

export function languageCost(id: string, rounds: number): LanguageCost {
  const wide = tileSet(id);
  const words = someWords(id, wide);
  const { tiles: narrow, toNarrow } = narrowed(wide, words);
  const lexicon = Lexicon.build(
    words.map((word) => [word]),
    wide,
  );
  const given = positionsOf(lexicon, words);
  const sides = [
    { lexicon, positions: given.map((one) => written(one, wide)) },
    {
      lexicon: Lexicon.build(
        words.map((word) => [word.map(toNarrow)]),
        narrow,
      ),
      positions: given.map((one) => written(one, narrow, toNarrow)),
    },
  ] as const;
  const [large, small] = sides.map(({ lexicon: words, positions }) => ({
    words: words.words,
    states: words.graph.states.length,
    moves: positions.reduce((sum, one) => sum + findAllMoves(read(one, words.tiles), words).length, 0),
  }));
  return {
    id,
    letters: wide.size,
    words: large!.words,
    ...timesLonger(sides[0], sides[1], rounds),
    moreStates: large!.states / small!.states,
    moreMoves: large!.moves / small!.moves,
  };
}

/** The installed list in codes, or words from all of it. */
function someWords(id: string, tiles: TileSet): number[][] {
  const source = lexiconSource(id);
  if (!source || source.list.kind === 'own') throw new Error(`there is no list for ${id}`);
  const all = new Map<string, number[]>();
  for (const word of wordsOf(source.list, { root: process.cwd(), tiles, onRead() {} })) {
    for (const codes of spellings(word, tiles)) {
      if (codes.length >= 2 && codes.length <= tiles.layout.size)
        all.set(String.fromCharCode(...codes), codes);
    }
  }
  const step = Math.max(1, all.size / WORDS);
  return [...all.values()].filter((_, at) => Math.floor((at + 1) / step) > Math.floor(at / step));
}

/** The tile set with 31 letters, in the order of the alphabet, and the code there of each code here. */
function narrowed(
  wide: TileSet,
  words: readonly number[][],
): { tiles: TileSet; toNarrow(code: number): number } {
  const uses = new Int32Array(wide.size + 1);
  for (const word of words) for (const code of word) uses[code]!++;
  const codes = Array.from({ length: wide.size }, (_, index) => index + 1).sort(
    (a, b) => uses[b]! - uses[a]!,
  );
  const takenFor = codes.map((code, rank) => (rank < NARROW ? code : codes[2 * NARROW - 1 - rank]!));
  const kept = codes.slice(0, NARROW).sort((a, b) => a - b);
  const letters = kept.map((code, index) => {
    const same = codes.filter((_, rank) => takenFor[rank] === code);
    const count = same.reduce((sum, one) => sum + wide.letters[one - 1]!.count, 0);
    return { ...wide.letters[code - 1]!, tile: String.fromCodePoint(0x410 + index), count };
  });
  const { name, nativeName, direction, blanks, total } = wide;
  const tiles = createTileSet({ id: 'narrow', name, nativeName, direction, letters, blanks, total });
  const places = new Map(codes.map((code, rank) => [code, kept.indexOf(takenFor[rank]!) + 1]));
  return { tiles, toNarrow: (code) => (places.get(code & ~BLANK) ?? 0) | (code & BLANK) };
}

function positionsOf(lexicon: Lexicon, words: readonly number[][]): Position[] {
  const { tiles } = lexicon;
  const given: Position[] = [];
  playSeeded({
    tiles,
    words: words.map((word) => formatTiles(word, tiles)),
    rules,
    seed: `wide ${tiles.id}`,
    positions: POSITIONS,
    solve(one) {
      given.push(one);
      return findTop(one, lexicon).moves;
    },
  });
  return given;
}

/** A position as text in the letters of a tile set; `change`: the code there of a code. */
function written({ board, rack }: Position, tiles: TileSet, change = (code: number) => code): BenchPosition {
  const { size, cells } = board;
  const rows = Array.from({ length: size }, (_, row) => [...cells.subarray(row * size, (row + 1) * size)]);
  const text = (codes: readonly number[]) => formatTiles(codes.map(change), tiles);
  return { id: '', format: 'normal', board: rows.map(text), rack: text(rack), rules };
}

function read({ board, rack }: BenchPosition, tiles: TileSet): Position {
  return position({ tiles, board, rack, rules, firstAcross: false });
}
