import {
  type Board,
  emptyBoard,
  formatBoard,
  formatTiles,
  type PlayRules,
  type Position,
  play,
  position,
  type Random,
  type ScoredMove,
  type TileSet,
} from '@/lib/engine';

/** A bag with every tile of the set. */
export function fullBag(tiles: TileSet): number[] {
  const bag: number[] = Array(tiles.blanks).fill(tiles.codeOf('?'));
  for (const { tile, count } of tiles.letters) bag.push(...Array<number>(count).fill(tiles.codeOf(tile)));
  return bag;
}

function draw(bag: number[], wanted: number, random: Random): number[] {
  const drawn: number[] = [];
  while (drawn.length < wanted && bag.length > 0) {
    drawn.push(...bag.splice(random.below(bag.length), 1));
  }
  return drawn;
}

export interface SelfPlay {
  tiles: TileSet;
  rules: PlayRules;
  random: Random;
  firstAcross: boolean;
  /** All legal moves, best first; the game is played with what it says. */
  solve(position: Position): readonly ScoredMove[];
}

/**
 * Plays a game to its end: the top or, one time in three, any legal move, for boards that no good player
 * would leave. A rack without a move goes back once; then the game ends.
 */
export function selfPlay({ tiles, rules, random, firstAcross, solve }: SelfPlay): void {
  const bag = fullBag(tiles);
  let board: Board = emptyBoard(tiles);
  let rack: number[] = [];
  for (let misses = 0; misses < 2; ) {
    rack.push(...draw(bag, rules.rackSize - rack.length, random));
    if (rack.length === 0) return;
    const moves = solve(position({ tiles, board, rack, rules, firstAcross }));
    const move = moves[random.below(3) === 0 ? random.below(Math.max(moves.length, 1)) : 0];
    if (!move) {
      misses++;
      bag.push(...rack);
      rack = [];
      continue;
    }
    misses = 0;
    const after = play(board, move);
    rack = withoutLaid(rack, board, after);
    board = after;
  }
}

function withoutLaid(rack: readonly number[], before: Board, after: Board): number[] {
  const left = [...rack];
  const blank = before.tiles.codeOf('?');
  for (let square = 0; square < before.size ** 2; square++) {
    const [row, col] = [Math.floor(square / before.size), square % before.size];
    const tile = after.at(row, col);
    if (before.at(row, col) === 0 && tile !== 0) left.splice(left.indexOf(tile & blank ? blank : tile), 1);
  }
  return left;
}

/** For messages of failing tests. */
export function describePosition({ board, rack, tiles }: Position): string {
  return `${formatTiles(rack, tiles)}\n${formatBoard(board).join('\n')}`;
}
