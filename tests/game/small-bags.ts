import { formatTiles } from '@/lib/engine';
import { bagOf, emptyGame, type GameState } from '@/lib/game';
import { FR } from './builders';

/** A French game in which exactly these tiles are not on the board (the others lie there in any order). */
export function stateWithLeft(remaining: string, leftover: string): GameState {
  const left = [...remaining];
  const laid = [...formatTiles(bagOf(FR, emptyGame(FR)), FR)].filter((tile) => {
    const index = left.indexOf(tile);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
  if (left.length > 0) throw new Error(`not in the set: ${left.join('')}`);
  const squares = laid
    .map((tile) => (tile === '?' ? 'e' : tile))
    .join('')
    .padEnd(225, '.');
  const board = Array.from({ length: 15 }, (_, row) => squares.slice(row * 15, row * 15 + 15));
  return { board, leftover: alphabetical(leftover), rounds: 5 };
}

const alphabetical = (text: string) =>
  [...text].sort((a, b) => (a === '?' ? 1 : b === '?' ? -1 : a < b ? -1 : 1)).join('');
