/**
 * Placing tiles, as plain data: a board that is fixed for the round, the rack in the player's own order, the
 * tiles laid so far in the order they were laid, and where the next one goes.
 *
 * A tile of the rack keeps its slot while it lies on the board, so recalling it puts it back where it was.
 * At most one question is open: the letter of a blank (`asking`). It lies on its square meanwhile, with an
 * empty letter.
 */
import { type Cursor, type Face, face, faceAt, onBoard, readRows, splitTiles } from '../board';

export interface RackTile {
  /** index in the rack as it was dealt: stable whatever the player's order */
  id: number;
  /** upper case without brackets; empty for a blank */
  letter: string;
  blank: boolean;
}

export interface PlacedTile {
  id: number;
  row: number;
  col: number;
  /** what it stands for; empty only while a blank's letter is asked */
  letter: string;
  blank: boolean;
}

export type Notice = 'not-in-rack' | 'no-square' | 'too-many' | null;

export interface Placing {
  readonly tileSet: string;
  readonly faces: (Face | null)[][];
  readonly rack: readonly RackTile[];
  /** tiles that may be laid in one move: fewer than the rack has in some formats */
  readonly most: number;
  readonly placed: readonly PlacedTile[];
  readonly cursor: Cursor | null;
  /** a rack tile that was tapped first and waits for its square */
  readonly marked: number | null;
  /** the blank whose letter is to be chosen */
  readonly asking: number | null;
  /** the tile that the last keys laid, and what they spell so far: the next one may belong to it */
  readonly typing: { id: number; typed: string; direction: Cursor['direction'] } | null;
  /** why the last action did nothing; cleared by the next one */
  readonly notice: Notice;
}

/** A fresh start on a board (a string a row) with a rack (`RUZXTE?`). */
export function startPlacing(
  rows: readonly string[],
  rack: string,
  tileSet: string,
  most = Number.POSITIVE_INFINITY,
): Placing {
  const tiles = splitTiles(rack).map((tile, id): RackTile => ({ id, ...face(tile, tileSet) }));
  return {
    tileSet,
    faces: readRows(rows, tileSet),
    rack: tiles,
    most,
    placed: [],
    cursor: null,
    marked: null,
    asking: null,
    typing: null,
    notice: null,
  };
}

export function placedAt(state: Placing, row: number, col: number): PlacedTile | undefined {
  return state.placed.find((tile) => tile.row === row && tile.col === col);
}

/** Whether a tile may be laid on a square: on the board, and no tile of an earlier round there. */
export function isOpen(state: Placing, row: number, col: number): boolean {
  return onBoard(row, col, state.faces.length) && !faceAt(state.faces, row, col);
}

/** Whether a rack tile is still in the rack. */
export function inRack(state: Placing, id: number): boolean {
  return !state.placed.some((tile) => tile.id === id);
}

export function freeTiles(state: Placing): RackTile[] {
  return state.rack.filter(({ id }) => inRack(state, id));
}
