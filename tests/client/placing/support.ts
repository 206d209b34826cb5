import { type Placing, type PlacingAction, placingReducer, startPlacing } from '@/lib/client/placing';

export const EMPTY = Array.from({ length: 15 }, () => '.'.repeat(15));

/** QUARTZ across from row 8, column 4. */
export const QUARTZ = EMPTY.map((line, index) => (index === 7 ? '...QUARTZ......' : line));

export const start = (rack: string, rows: readonly string[] = EMPTY, tileSet = 'es') =>
  startPlacing(rows, rack, tileSet);

export function acted(state: Placing, ...actions: PlacingAction[]): Placing {
  return actions.reduce(placingReducer, state);
}

export const tap = (row: number, col: number): PlacingAction => ({ type: 'tap', at: { row, col } });
export const turn: PlacingAction = { type: 'turn' };

/** Types a word letter by letter; a lower-case letter with Shift, which forces the blank. */
export const typed = (word: string): PlacingAction[] =>
  [...word].map((char) => ({
    type: 'type',
    letter: char.toUpperCase(),
    forceBlank: char !== char.toUpperCase(),
  }));

/** What lies on the board: `H8E` style strings, `row,col letter`, lower case a blank. */
export const laid = (state: Placing): string[] =>
  state.placed.map(
    ({ row, col, letter, blank }) => `${row},${col} ${blank ? letter.toLowerCase() || '?' : letter}`,
  );

/** The rack as the player sees it, `_` for an empty slot. */
export const rackOf = (state: Placing): string =>
  state.rack
    .map((tile) => {
      if (state.placed.some(({ id }) => id === tile.id)) return '_';
      return tile.blank ? '?' : tile.letter;
    })
    .join('');
