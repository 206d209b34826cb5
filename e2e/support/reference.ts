import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { RoundView } from '@/lib/http/schemas';
import { Textbook, type TextbookMove } from '@/tests/support/textbook';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(path.join(root, file));

interface SetData {
  letters: [tile: string, count: number, value: number, vowel: boolean | 'both'][];
}

const words = gunzipSync(read('public/lexicons/en.txt.gz')).toString('utf8').trim().split('\n');
const json = <T>(file: string) => JSON.parse(read(file).toString('utf8')) as T;
const { letters } = json<SetData>('lib/engine/data/tiles/en.json');
const book = new Textbook(words, {
  letters: letters.map(([tile, , value]) => ({ tile, value, blank: tile.toLowerCase() })),
  premiums: json<{ premiums: string[][] }>('lib/engine/data/boards/standard15.json').premiums,
  start: { row: 7, col: 7 },
});

/** One new tile, rows and columns from 1; lower case is a blank. */
export interface FreshTile {
  row: number;
  col: number;
  letter: string;
}

export interface ReferenceMove {
  fresh: FreshTile[];
  /** what duplicate pays: in the first round the most that the word scores in any first place */
  pays: number;
}

/** Rooms are drawn from the same seed: most of them ask for the same moves. */
const solved = new Map<string, ReferenceMove[]>();

/** All legal moves of a round by the slow solver, best first. */
export function movesByReference(round: RoundView): ReferenceMove[] {
  const { board, rack, number } = round;
  const key = [number, rack.leftover, rack.drawn, ...board].join(' ');
  const moves = solved.get(key) ?? solve(round);
  solved.set(key, moves);
  return moves;
}

function solve({ board, rack, number }: RoundView): ReferenceMove[] {
  const rules = { maxPlaced: 7, bonus: { 7: 50 } };
  const moves = book.all({ board, rack: rack.leftover + rack.drawn, rules, firstAcross: true });
  const best = new Map<string, number>();
  for (const { word, score } of moves) best.set(word, Math.max(score, best.get(word) ?? 0));
  return moves
    .map((move) => ({
      fresh: freshTiles(move, board),
      pays: number === 1 ? best.get(move.word)! : move.score,
    }))
    .sort((a, b) => b.pays - a.pays);
}

function freshTiles({ row, col, direction, word }: TextbookMove, board: readonly string[]): FreshTile[] {
  const tiles = [...word].map((letter, index) => ({
    row: direction === 'across' ? row : row + index,
    col: direction === 'across' ? col + index : col,
    letter,
  }));
  return tiles.filter((tile) => board[tile.row - 1]?.[tile.col - 1] === '.');
}
