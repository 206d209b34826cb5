import type { Placing } from './state';

/** The rack in a new order. An order that is no permutation of the rack changes nothing. */
export function withOrder(state: Placing, ids: readonly number[]): Placing {
  const sorted = ids
    .map((id) => state.rack.find((tile) => tile.id === id))
    .filter((tile) => tile !== undefined);
  return new Set(sorted).size === state.rack.length ? { ...state, rack: sorted } : state;
}

/** Moves a tile of the rack to another slot; the others close up. */
export function withSlot(state: Placing, id: number, slot: number | undefined): Placing {
  const tile = state.rack.find((candidate) => candidate.id === id);
  if (!tile || slot === undefined) return state;
  const others = state.rack.filter((candidate) => candidate.id !== id);
  const at = Math.max(0, Math.min(others.length, slot));
  return { ...state, rack: [...others.slice(0, at), tile, ...others.slice(at)] };
}
