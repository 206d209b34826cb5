import { runTypeScript } from '@/scripts/run-ts.mjs';
import type { SeedOptions } from '@/tests/support/seeded-event';
import type { SeededRoom } from '@/tests/support/seeded-event/room';

export type { SeededRoom };

/** In the database of the service that journeys go through. Bundled first: it brings the engine and its data. */
export async function seededRoom(base: string, options: SeedOptions): Promise<SeededRoom> {
  const made = await runTypeScript('tests/support/seeded-event/room.ts');
  return made.seededRoom({ base, dataDir: process.env.E2E_DATA ?? '', ...options });
}

export const playerCookie = (base: string, { event, player }: SeededRoom) => ({
  name: `onerack_player_${event.code}`,
  value: player.playerKey,
  url: base,
});
