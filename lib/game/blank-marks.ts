import { BLANK, formatTiles, type Move, type Position } from '@/lib/engine';
import { countTiles } from './tile-counts';
import { wordCodes } from './word-codes';

/**
 * The word with its blanks where the rack needs them: every way to mark exactly the new letters that the
 * rack has no tile for. Empty when the blanks do not suffice, or when nothing can be read.
 */
export function blankMarks({ board, rack, tiles }: Position, move: Move): string[] {
  const codes = wordCodes(move.word, tiles);
  if (!codes) return [];
  const step = move.direction === 'across' ? { down: 0, right: 1 } : { down: 1, right: 0 };
  const isNew = codes.map(
    (_, index) => board.at(move.row - 1 + index * step.down, move.col - 1 + index * step.right) === 0,
  );
  const plain = codes.map((code, index) => (isNew[index] ? code & ~BLANK : code));
  const have = countTiles(rack);
  const needed = countTiles(plain.filter((_, index) => isNew[index]));
  let missing = 0;
  let marked = [plain];
  for (const [letter, count] of needed) {
    const short = Math.max(0, count - (have.get(letter) ?? 0));
    missing += short;
    if (missing > (have.get(BLANK) ?? 0)) return [];
    const places = plain.flatMap((code, index) => (isNew[index] && code === letter ? [index] : []));
    marked = marked.flatMap((word) => choices(places, short).map((chosen) => withBlanks(word, chosen)));
  }
  return marked.map((word) => formatTiles(word, tiles));
}

const withBlanks = (codes: readonly number[], chosen: readonly number[]) =>
  codes.map((code, index) => (chosen.includes(index) ? code | BLANK : code));

/** Every choice of `count` of the items. */
function choices(items: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, index) =>
    choices(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]),
  );
}
