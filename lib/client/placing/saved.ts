import { layTile } from './laying';
import { type Placing, type RackTile, startPlacing } from './state';

/** What is kept on the device, so that a reload loses nothing: order of the rack and tiles on the board. */
export interface SavedPlacing {
  /** the rack as it was dealt: a round drawn again is another one */
  rack: string;
  order: number[];
  placed: { id: number; row: number; col: number; letter: string }[];
}

export function savePlacing(state: Pick<Placing, 'rack' | 'placed'>, rack: string): SavedPlacing {
  return {
    rack,
    order: state.rack.map((tile) => tile.id),
    placed: state.placed
      .filter((tile) => tile.letter)
      .map(({ id, row, col, letter }) => ({ id, row, col, letter })),
  };
}

/** Takes up what was kept; null when it is not of this rack, or not readable. Nothing in it is trusted. */
export function loadPlacing(
  rows: readonly string[],
  rack: string,
  tileSet: string,
  saved: unknown,
  most?: number,
): Placing | null {
  if (!isSavedPlacing(saved) || saved.rack !== rack) return null;
  const fresh = startPlacing(rows, rack, tileSet, most);
  const ordered = saved.order
    .map((id) => fresh.rack.find((tile) => tile.id === id))
    .filter((tile): tile is RackTile => tile !== undefined);
  const whole = new Set(ordered).size === fresh.rack.length ? { ...fresh, rack: ordered } : fresh;
  return saved.placed.reduce((state, tile) => layTile(state, tile.id, tile, tile.letter), whole);
}

export function isSavedPlacing(value: unknown): value is SavedPlacing {
  const saved = value as SavedPlacing | null;
  return (
    typeof saved === 'object' &&
    typeof saved?.rack === 'string' &&
    Array.isArray(saved.order) &&
    Array.isArray(saved.placed) &&
    saved.placed.every(isSavedTile)
  );
}

function isSavedTile(tile: SavedPlacing['placed'][number] | null): boolean {
  return (
    Number.isInteger(tile?.row) &&
    Number.isInteger(tile?.col) &&
    typeof tile?.letter === 'string' &&
    tile.letter !== ''
  );
}
