import { createTileSet, Lexicon, type Move, parseTiles, seededRandom } from '@/lib/engine';
import {
  challengeTurn,
  exchangeTurn,
  playTurn,
  startTable,
  type Table,
  type TableRules,
  type TableState,
} from '@/lib/game/classic';
import { fullSet, listTiles, takeTiles } from '@/lib/game/tile-counts';

const letter = (tile: string, count: number, value: number) => ({
  tile,
  count,
  value,
  vowel: 'AO'.includes(tile),
});

/** Few tiles, so that a game is soon over. */
export const tiles = createTileSet({
  id: 'tiny',
  name: 'Tiny',
  nativeName: 'Tiny',
  direction: 'ltr',
  letters: [
    letter('A', 4, 1),
    letter('C', 2, 3),
    letter('D', 1, 2),
    letter('G', 1, 2),
    letter('O', 3, 1),
    letter('S', 3, 1),
    letter('T', 4, 1),
    letter('X', 1, 8),
  ],
  blanks: 2,
  total: 21,
});
export const lexicon = Lexicon.build(['AT', 'CAT', 'CATS', 'DOG', 'OX', 'SO', 'TO'], tiles);

export const tableOf = (rules: Partial<TableRules> = {}): Table => ({
  tiles,
  rules: {
    play: { rackSize: 7, maxPlaced: 7, bonus: { 7: 50 } },
    challenge: 'turn',
    exchangeFrom: 7,
    clock: { kind: 'turn', seconds: 60 },
    ...rules,
  },
});

/** A game at its first turn with the racks given; what is drawn next comes in the order of the alphabet. */
export function given(table: Table, racks: readonly string[], more: Partial<TableState> = {}): TableState {
  const counts = fullSet(tiles);
  const codes = racks.map((rack) => parseTiles(rack, tiles));
  if (!takeTiles(counts, codes.flat())) throw new Error('no such racks');
  const state = startTable(table, racks.length, seededRandom('given'), 0);
  return { ...state, racks: codes, bag: listTiles(counts), turn: 0, ...more };
}

/** The same with an empty bag: all that is not in the racks lies far below the centre. */
export function lastTiles(
  table: Table,
  racks: readonly string[],
  more: Partial<TableState> = {},
): TableState {
  const state = given(table, racks, more);
  const board = Array.from({ length: 15 }, () => '.'.repeat(15));
  const laid = state.bag.map((code) => (code === 64 ? 'a' : tiles.textOf(code))).join('');
  board[14] = laid.slice(0, 15).padEnd(15, '.');
  board[13] = laid.slice(15).padEnd(15, '.');
  return { ...state, board, bag: [] };
}

export const across = (row: number, col: number, word: string): Move => ({
  row,
  col,
  direction: 'across',
  word,
});
export const down = (row: number, col: number, word: string): Move => ({ row, col, direction: 'down', word });

export const playing = (table: Table, state: TableState, seat: number, move: Move, now = 1000) =>
  playTurn(table, state, { seat, now, move, lexicon });
export const challenging = (table: Table, state: TableState, seat: number, now = 2000) =>
  challengeTurn(table, state, { seat, now, random: seededRandom('challenge') });
export const exchanging = (table: Table, state: TableState, seat: number, give: string, now = 1000) =>
  exchangeTurn(table, state, { seat, now, give: parseTiles(give, tiles), random: seededRandom('exchange') });
