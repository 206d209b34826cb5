import {
  BLANK,
  type Board,
  emptyBoard,
  formatBoard,
  formatTiles,
  type PlayRules,
  type Position,
  parseTiles,
  play,
  position,
  type Random,
  type ScoredMove,
  seededRandom,
  type TileSet,
} from '@/lib/engine';

/** What a search for all moves gives: an array, or a list that makes its moves when asked. */
export interface Moves {
  readonly length: number;
  at(index: number): ScoredMove | undefined;
}

export interface Games {
  tiles: TileSet;
  /** In wire form: one rack in three is made of a long one, so that bonuses are not rare. */
  words: readonly string[];
  rules: PlayRules;
  /** A blank in every rack. */
  joker?: boolean;
  /** Decides everything. */
  seed: string;
  positions: number;
  /** All legal moves, best first; the game goes on with what it says. */
  solve(position: Position): Moves;
}

/**
 * Plays games until `solve` has seen so many positions: the best move or, one time in three, any legal one, for
 * boards that no good player would leave. Racks are of every kind, whatever a bag would hold.
 */
export function playSeeded(games: Games): void {
  const random = seededRandom(games.seed);
  const long = games.words.map((word) => parseTiles(word, games.tiles)).filter((word) => word.length > 5);
  let left = games.positions;
  for (let game = 0; left > 0; game++) {
    let board: Board = emptyBoard(games.tiles);
    for (let misses = 0; misses < 2 && left > 0; left--) {
      const rack = anyRack(games, long, random);
      const given = position({ ...games, board, rack, firstAcross: game % 2 === 0 });
      const moves = games.solve(given);
      const move = moves.at(random.below(3) === 0 ? random.below(Math.max(moves.length, 1)) : 0);
      if (move) board = play(board, move);
      else misses++;
    }
  }
}

function anyRack({ tiles, rules, joker }: Games, long: readonly number[][], random: Random): number[] {
  const bag = fullBag(tiles);
  const rack = random.below(3) === 0 ? [...(long[random.below(long.length)] ?? [])] : [];
  while (rack.length > rules.rackSize) rack.splice(random.below(rack.length), 1);
  while (rack.length < rules.rackSize) rack.push(bag[random.below(bag.length)] ?? BLANK);
  // Most racks have no blank, some as many as the bag; some are what the end of a game leaves.
  const more = random.below(6) === 0 ? 1 + (random.below(4) === 0 ? random.below(tiles.blanks) : 0) : 0;
  const wanted = Math.min((joker ? 1 : 0) + more, tiles.blanks, rack.length);
  for (let index = 0; rack.filter((code) => code === BLANK).length < wanted; index++) rack[index] = BLANK;
  if (random.below(10) === 0) rack.splice(0, random.below(rack.length));
  return rack;
}

/** A bag with every tile of the set. */
export function fullBag(tiles: TileSet): number[] {
  const bag: number[] = Array(tiles.blanks).fill(BLANK);
  for (const { tile, count } of tiles.letters) bag.push(...Array<number>(count).fill(tiles.codeOf(tile)));
  return bag;
}

/** For messages of failing tests. */
export function describePosition({ board, rack, tiles }: Position): string {
  return `${tiles.id} ${formatTiles(rack, tiles)}\n${formatBoard(board).join('\n')}`;
}
