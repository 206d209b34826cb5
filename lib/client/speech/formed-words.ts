import type { MoveBody } from '@/lib/http/schemas';
import { splitTiles } from '../board';

/** The words that a move forms across its own, from its beginning to its end. `board`: rows before it, wire form. */
export function formedWords(board: readonly string[], { row, col, direction, word }: MoveBody): string[] {
  const rows = board.map(splitTiles);
  const tileAt = (r: number, c: number) => {
    const tile = rows[r - 1]?.[c - 1];
    return tile === undefined || tile === '.' ? null : tile;
  };
  const [dr, dc] = direction === 'across' ? [0, 1] : [1, 0];
  return splitTiles(word).flatMap((tile, index) => {
    const [r, c] = [row + dr * index, col + dc * index];
    if (tileAt(r, c) !== null) return [];
    const before = run(tileAt, r - dc, c - dr, -dc, -dr).reverse();
    const after = run(tileAt, r + dc, c + dr, dc, dr);
    return before.length + after.length > 0 ? [[...before, tile, ...after].join('')] : [];
  });
}

function run(
  tileAt: (row: number, col: number) => string | null,
  row: number,
  col: number,
  ...[dr, dc]: [number, number]
): string[] {
  const found: string[] = [];
  for (let r = row, c = col, tile = tileAt(r, c); tile !== null; r += dr, c += dc, tile = tileAt(r, c))
    found.push(tile);
  return found;
}
