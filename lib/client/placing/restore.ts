import type { Move } from '@/lib/engine';
import { face, splitTiles } from '../board';
import { layTile } from './laying';
import { freeTiles, isOpen, type Placing } from './state';
import { step } from './steps';

/** Lays a move that was sent before (another visit, another device) from the rack; what does not fit stays there. */
export function layMove(state: Placing, move: Move): Placing {
  const by = step(move.direction);
  let next: Placing = { ...state, placed: [], asking: null, marked: null };
  for (const [index, tile] of splitTiles(move.word).entries()) {
    const at = { row: move.row + index * by.row, col: move.col + index * by.col };
    if (!isOpen(next, at.row, at.col)) continue;
    const { letter, blank } = face(tile, state.tileSet);
    const found = freeTiles(next).find((free) => free.blank === blank && (blank || free.letter === letter));
    if (found) next = layTile(next, found.id, at, letter);
  }
  return next;
}
