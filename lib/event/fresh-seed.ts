import { randomBytes } from 'node:crypto';
import { seedHash } from '@/lib/solver';
import type { Db } from './columns';
import type { EventInfo } from './event-info';

/** The seed that a game's draws follow from now. */
export async function seedOf(db: Db, { gameId }: EventInfo): Promise<string> {
  const [game] = await db<{ seed: string }[]>`select seed from game where id = ${gameId}`;
  if (!game) throw new Error(`game ${gameId} is gone`);
  return game.seed;
}

/**
 * A seed for what is played after the end, when the old one is known to everybody. The old one stays in front of it, so
 * that what was drawn from it can still be proven.
 */
export const freshSeed = (old: string) => `${old}/${randomBytes(16).toString('hex')}`;

/** Its hash is published with this, before any rack that follows from it is shown. */
export async function putSeed(tx: Db, { gameId }: EventInfo, seed: string): Promise<void> {
  await tx`update game set seed = ${seed}, seed_hash = ${seedHash(seed)} where id = ${gameId}`;
}
