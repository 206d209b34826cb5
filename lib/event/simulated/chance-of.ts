import { seededRandom } from '@/lib/engine';
import type { Chance } from '@/lib/game';

const PARTS = 2 ** 30;

/** A simulated player's chances, by a seed of its own: the same for the same text whenever it is asked. */
export function chanceOf(seed: string): Chance {
  return (of) => seededRandom(`${seed} ${of}`).below(PARTS) / PARTS;
}
