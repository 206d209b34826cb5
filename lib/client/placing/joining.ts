/**
 * Two keys that are one tile. Where a set has tiles of several letters, the keys that spell one lay that tile as far
 * as the rack has it: N then Y lays NY, and takes the N back for it. A key between them that is none of the tile
 * (a hyphen) keeps them apart. No pause decides it: slow fingers get the same tiles as quick ones.
 */
import { longTiles, onBoard } from '../board';
import { layTile, recallTile } from './laying';
import { freeTiles, type PlacedTile, type Placing } from './state';
import { after } from './steps';

/** The state with the tile that the keys spell by now; null when the letter begins another tile. */
export function joined(state: Placing, letter: string, forceBlank: boolean): Placing | null {
  const { typing } = state;
  const before = typing && state.placed.find(({ id }) => id === typing.id);
  if (!typing || !before || !isNext(state, before)) return null;
  const typed = typing.typed + letter;
  const meant = longTiles(state.tileSet).filter((long) => long.typed.startsWith(typed));
  const names = meant.map(({ tile }) => tile);
  if (names.length === 0) return null;
  const onward = { ...typing, typed };
  if (names.includes(before.letter)) return { ...state, typing: onward };
  if (before.blank) {
    const whole = meant.find((long) => long.typed === typed);
    return { ...(whole ? withLetter(state, before.id, whole.tile) : state), typing: onward };
  }
  if (forceBlank) return null;
  const tile = freeTiles(state).find((free) => !free.blank && names.includes(free.letter));
  if (!tile) return null;
  const laid = layTile(recallTile(state, before.id), tile.id, before);
  return { ...laid, typing: { ...onward, id: tile.id } };
}

/** Whether the next tile would stand right behind: over tiles of the board no two keys are one. */
function isNext({ typing, cursor, faces }: Placing, { row, col }: PlacedTile): boolean {
  if (!typing) return false;
  const next = after({ row, col, direction: typing.direction });
  if (!cursor) return !onBoard(next.row, next.col, faces.length);
  return cursor.row === next.row && cursor.col === next.col && cursor.direction === typing.direction;
}

function withLetter(state: Placing, id: number, letter: string): Placing {
  return { ...state, placed: state.placed.map((tile) => (tile.id === id ? { ...tile, letter } : tile)) };
}
