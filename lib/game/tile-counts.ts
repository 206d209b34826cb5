import { BLANK, type Board, type LegalReading, type TileSet } from '@/lib/engine';

/** Number of tiles by code; a blank is BLANK, whatever it stands for. */
export type TileCounts = Map<number, number>;

export function countTiles(codes: Iterable<number>): TileCounts {
  const counts: TileCounts = new Map();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}

/** Takes tiles away in place. False, with the counts spoilt, when one is not there. */
export function takeTiles(counts: TileCounts, codes: Iterable<number>): boolean {
  for (const code of codes) {
    const left = counts.get(code) ?? 0;
    if (left === 0) return false;
    counts.set(code, left - 1);
  }
  return true;
}

/** In alphabet order, blanks last. */
export function listTiles(counts: TileCounts): number[] {
  const codes = [...counts.keys()].sort((a, b) => a - b);
  return codes.flatMap((code) => Array<number>(counts.get(code) ?? 0).fill(code));
}

/** All tiles of a game before it starts. */
export function fullSet(tiles: TileSet): TileCounts {
  const counts: TileCounts = new Map(tiles.letters.map((letter, index) => [index + 1, letter.count]));
  return counts.set(BLANK, tiles.blanks);
}

/** The tiles that lie on a board, as they came from the bag. */
export function tilesOnBoard(board: Board): number[] {
  const codes: number[] = [];
  for (let row = 0; row < board.size; row++) {
    for (let col = 0; col < board.size; col++) {
      const code = board.at(row, col);
      if (code !== 0) codes.push(code & BLANK ? BLANK : code);
    }
  }
  return codes;
}

export const sortTiles = (codes: Iterable<number>): number[] => [...codes].sort((a, b) => a - b);

/** The tiles that a move takes from the rack. */
export function laidTiles(tiles: TileSet, { placed }: LegalReading): number[] {
  return placed.map(({ tile, blank }) => (blank ? BLANK : tiles.codeOf(tile)));
}
