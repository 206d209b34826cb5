import type { TileSet } from '@/lib/engine';
import { moveIn, moveText } from '@/lib/http/schemas/move-query';
import type { GivenTurn } from './game-text';
import type { Turn } from './line';
import { typedRack } from './typed-rack';

/** A pasted game of a hundred moves is none of this service. */
const MOST_TURNS = 100;

/**
 * Turns as an address has them, with signs that need no escape there: `RETAINS.8-4-across-NASTIER`, the next one after
 * an asterisk, and a third part for the top where that went on the board. Scores are left out: whoever opens the link
 * has them from the list of words, and need believe nobody.
 */
export function turnsCode(turns: readonly Turn[]): string {
  return turns
    .map(({ rack, move, top, placed }) =>
      [rack, move ? moveText(move) : '', ...(placed === 'top' ? [moveText(top)] : [])].join('.'),
    )
    .join('*');
}

/** Null for what is none. */
export function readTurnsCode(code: string, tiles: TileSet): GivenTurn[] | null {
  const turns = code.split('*').map((text) => turnOf(text, tiles));
  return turns.length <= MOST_TURNS && turns.every((turn) => turn !== null) ? turns : null;
}

function turnOf(code: string, tiles: TileSet): GivenTurn | null {
  const [held = '', played = '', placedTop, ...rest] = code.split('.');
  const rack = typedRack(held, tiles);
  const [move, top] = [moveIn(played), moveIn(placedTop)];
  const isRead = (move || played === '') && (top || placedTop === undefined) && rest.length === 0;
  return rack && isRead ? { rack, move, top, placed: top ? 'top' : 'move' } : null;
}
