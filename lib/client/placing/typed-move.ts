/**
 * A whole move as it is written on a slip: `H8 FEDAYIN`, `8h fedayin`, or the word alone where the cursor stands.
 * A blank in lower case, a tile of several letters plain or in brackets; a hyphen keeps two letters apart.
 */
import { foldings, type Notation, type Place, parseReference, type TileSet } from '@/lib/engine';
import { plainDigits } from '@/lib/http/schemas/plain-digits';
import { type Cursor, face, faceAt, isBlank, knownTileSet, longTiles, onBoard, splitTiles } from '../board';
import { layTile } from './laying';
import { freeTiles, inRack, type Placing } from './state';
import { nextEmpty, step } from './steps';

export type TypedProblem = 'no-place' | 'unreadable' | 'off-board' | 'conflict' | 'not-in-rack' | 'too-many';

export interface TypedMove {
  /** with as much of the word laid as fits; as it was where no place can be read */
  state: Placing;
  /** why not all of it is laid; null too while something is still to be written */
  problem: TypedProblem | null;
}

/** A reference at the beginning, in either notation; its two parts may stand apart. */
const WRITTEN = /^(\p{L}\s*\d{1,2}(?!\d)|\d{1,2}\s*\p{L}(?!\p{L}))?\s*(.*)$/u;

/** Not yet a reference, and not yet wrong. */
const BEGUN = /^(\d{1,2}|\p{L})?$/u;

export function typeMove(state: Placing, text: string, notation: Notation): TypedMove {
  const [, reference = '', word = ''] = WRITTEN.exec(plainDigits(text.trim())) ?? [];
  const place = reference ? parseReference(reference, notation, state.faces.length) : state.cursor;
  if (!place || /^\d/.test(word))
    return { state, problem: reference === '' && BEGUN.test(word) ? null : 'no-place' };
  const cleared = recalled(state, place);
  const tiles = knownTileSet(state.tileSet);
  if (word === '' || !tiles) return { state: cleared, problem: null };
  const ways = readings(word, state, tiles).map((way) => lay(cleared, place, way));
  return ways.find(({ problem }) => problem === null) ?? ways[0] ?? { state: cleared, problem: 'unreadable' };
}

function recalled(state: Placing, { row, col, direction }: Place): Placing {
  const cursor: Cursor = { row, col, direction };
  return { ...state, placed: [], marked: null, asking: null, typing: null, notice: null, cursor };
}

/**
 * The word as tiles, in every way it can be read. More small letters than there are blanks are no marks: it was
 * written without care for case.
 */
function readings(word: string, { rack, tileSet }: Placing, tiles: TileSet): string[] {
  const letters = word.replace(/[\s()]/g, '');
  const blanks = rack.filter((tile) => tile.blank).length;
  const marked = spell(letters, tiles, true);
  const small = splitTiles(marked[0] ?? '').filter(isBlank).length;
  return small > blanks ? spell(letters, tiles, false) : marked;

  function spell(text: string, set: TileSet, keepCase: boolean): string[] {
    const hyphens = longTiles(tileSet).some(({ typed }) => typed.includes('-'));
    const parts = hyphens ? [text] : text.split('-');
    return parts.reduce<string[]>(
      (heads, part) => foldings(part, set, { keepCase }).flatMap((tail) => heads.map((head) => head + tail)),
      [''],
    );
  }
}

/** Lays tile after tile up to the first that does not go; tiles of the board are written along. */
function lay(start: Placing, { row, col, direction }: Place, word: string): TypedMove {
  const by = step(direction);
  let state = start;
  for (const [index, tile] of splitTiles(word).entries()) {
    const at = { row: row + index * by.row, col: col + index * by.col };
    const { letter } = face(tile, state.tileSet);
    const stop = (problem: TypedProblem): TypedMove => ({ state, problem });
    if (!isTile(letter, state)) return stop('unreadable');
    if (!onBoard(at.row, at.col, state.faces.length)) return stop('off-board');
    const standing = faceAt(state.faces, at.row, at.col);
    if (standing && standing.letter !== letter) return stop('conflict');
    if (standing) continue;
    const free = freeTiles(state);
    const real = isBlank(tile) ? undefined : free.find((one) => !one.blank && one.letter === letter);
    const used = real ?? free.find((one) => one.blank);
    if (!used) return stop('not-in-rack');
    const next = layTile(state, used.id, at, letter);
    if (inRack(next, used.id)) return stop('too-many');
    state = { ...next, cursor: nextEmpty(next, { ...at, direction }) };
  }
  return { state, problem: null };
}

function isTile(letter: string, { tileSet }: Placing): boolean {
  return knownTileSet(tileSet)?.letters.some(({ tile }) => tile === letter) ?? false;
}
