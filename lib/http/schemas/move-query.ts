// Without a schema, so that pages bring no zod for it.
import type { MoveBody } from './moves';

/** A move as addresses have it: `8-4-across-FEDAYIN`. */
export const moveText = ({ row, col, direction, word }: MoveBody) => `${row}-${col}-${direction}-${word}`;

/** Null for what is none. */
export function moveIn(text: string | null | undefined): MoveBody | null {
  const found = /^(\d{1,2})-(\d{1,2})-(across|down)-(\S{1,60})$/u.exec(text ?? '');
  if (!found) return null;
  const [, row, col, direction, word = ''] = found;
  return { row: Number(row), col: Number(col), direction: direction === 'down' ? 'down' : 'across', word };
}
