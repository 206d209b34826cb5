import type { SavedPlacing } from './saved';
import type { Placing, RackTile } from './state';
import { startPlacing } from './state';

/**
 * A new rack in the order the player chose for the last one: tiles left over stand as they stood, new ones behind
 * them. Tiles that lay on the board at the close are back in their slots: nothing of an old attempt stays there.
 */
export function carryOrder(fresh: Placing, leftover: number, before: SavedPlacing | null): Placing {
  if (!before) return fresh;
  const stood = orderOf(before, fresh.tileSet);
  const kept = fresh.rack.slice(0, leftover);
  const sorted: RackTile[] = [];
  for (const name of stood) {
    const tile = kept.find((one) => nameOf(one) === name && !sorted.includes(one));
    if (tile) sorted.push(tile);
  }
  const missed = kept.filter((tile) => !sorted.includes(tile));
  return { ...fresh, rack: [...sorted, ...missed, ...fresh.rack.slice(leftover)] };
}

const nameOf = ({ letter, blank }: RackTile) => (blank ? '?' : letter);

function orderOf({ rack, order }: SavedPlacing, tileSet: string): string[] {
  const dealt = startPlacing([], rack, tileSet).rack;
  return order.flatMap((id) => dealt.find((tile) => tile.id === id) ?? []).map(nameOf);
}
