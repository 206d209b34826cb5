import { EngineError, formatTiles, parseTiles, type TileSet } from '@/lib/engine';
import { sortTiles } from './tile-counts';

/** What is announced. Rejected: everything was drawn anew, and `leftover` is empty. */
export interface Rack {
  /** alphabetical, blanks last */
  leftover: string;
  /** in the order drawn */
  drawn: string;
  rejected: boolean;
}

/** All tiles of the rack, left-over first. */
export const rackTiles = (rack: Rack): string => rack.leftover + rack.drawn;

/**
 * As printed: `RU+ZXTEU`, `-BNISRAA` when rejected; no sign where there is nothing to tell apart (all new,
 * or nothing new because the bag is empty).
 */
export function rackText({ leftover, drawn, rejected }: Rack): string {
  if (rejected) return `-${drawn}`;
  return leftover && drawn ? `${leftover}+${drawn}` : leftover + drawn;
}

/** Reads that text; a text without a sign counts as all new. Null when it is no rack of this tile set. */
export function parseRackText(text: string, tiles: TileSet): Rack | null {
  const rejected = text.startsWith('-');
  const parts = (rejected ? text.slice(1) : text).split('+');
  if (parts.length > (rejected ? 1 : 2)) return null;
  const [first = '', second] = parts;
  try {
    const leftover = second === undefined ? [] : sortTiles(parseTiles(first, tiles));
    const drawn = parseTiles(second ?? first, tiles);
    if (leftover.length + drawn.length === 0) return null;
    return { leftover: formatTiles(leftover, tiles), drawn: formatTiles(drawn, tiles), rejected };
  } catch (error) {
    if (error instanceof EngineError) return null;
    throw error;
  }
}
