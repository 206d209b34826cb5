import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { RoundView } from '@/lib/http/schemas';
import { referenceMoves, referenceWords } from '@/tests/support/reference-solver';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(path.join(root, file));

interface SetData {
  letters: [tile: string, count: number, value: number, vowel: boolean | 'both'][];
}

const words = referenceWords(
  gunzipSync(read('public/lexicons/en.txt.gz')).toString('utf8').trim().split('\n'),
);
const values = new Map(
  (JSON.parse(read('lib/engine/data/tiles/en.json').toString('utf8')) as SetData).letters.map(
    ([tile, , value]) => [tile, value],
  ),
);

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

/** All legal moves of a round by the slow solver, best first. */
export function movesByReference({ board, rack, number }: RoundView): ReferenceMove[] {
  const input = { board, rack: rack.leftover + rack.drawn, values, firstAcross: true };
  const moves = referenceMoves({ ...input, rules: { maxPlaced: 7, bonus: { 7: 50 } } }, words);
  const scores = new Map<string, number>();
  const word = (key: string) => (number === 1 ? key.replace(/\d+,\d+,/g, '') : key);
  for (const [key, score] of moves) scores.set(word(key), Math.max(score, scores.get(word(key)) ?? 0));
  return [...moves.keys()]
    .map((key) => ({ fresh: freshTiles(key), pays: scores.get(word(key))! }))
    .sort((a, b) => b.pays - a.pays);
}

function freshTiles(key: string): FreshTile[] {
  return key.split(' ').map((text) => {
    const [row = '', col = '', letter = ''] = text.split(',');
    return { row: Number(row) + 1, col: Number(col) + 1, letter };
  });
}
