import type { BoardLayout, LegalReading, Position, ScoredMove } from '@/lib/engine';

/**
 * What a legal move is paid: its score, but in the first round the most that its word (with the blanks
 * where the player has them) can score in any allowed first place.
 */
export function paidScore({ board, tiles, rules }: Position, { score, placed, move }: LegalReading): number {
  if (board.count > 0) return score;
  const { start, size } = board.layout;
  const across = move.direction === 'across';
  const values = placed.map(({ tile, blank }) => (blank ? 0 : tiles.valueOf(tiles.codeOf(tile))));
  const last = Math.min(across ? start.col : start.row, size - placed.length);
  const first = Math.max(0, (across ? start.col : start.row) - placed.length + 1);
  let most = 0;
  for (let from = first; from <= last; from++)
    most = Math.max(most, wordScore(board.layout, values, across, from));
  return most + (rules.bonus[placed.length] ?? 0);
}

/** A word alone on the board, through the start, from a column or row on. */
function wordScore(
  { start, letterFactor, wordFactor }: BoardLayout,
  values: number[],
  across: boolean,
  from: number,
) {
  let sum = 0;
  let factor = 1;
  for (const [index, value] of values.entries()) {
    const row = across ? start.row : from + index;
    const col = across ? from + index : start.col;
    sum += value * letterFactor(row, col);
    factor *= wordFactor(row, col);
  }
  return sum * factor;
}

/**
 * The same rule for lists of moves: in the first round a word counts as its best place wherever it is laid, so
 * it is listed once, there. `moves` by falling score. Later rounds: as they are.
 */
export function oncePerWord({ board }: Position, moves: readonly ScoredMove[]): ScoredMove[] {
  if (board.count > 0) return [...moves];
  const words = new Set<string>();
  return moves.filter(({ word }) => {
    const first = !words.has(word);
    words.add(word);
    return first;
  });
}
