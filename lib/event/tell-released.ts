import { transaction } from '@/lib/db';
import { append } from './log';

/** The results of a gathering's rooms may have become public: pages that were told nothing of them look again. */
export async function tellReleased(gatheringId: string): Promise<void> {
  await transaction(async (tx) => {
    const rooms = await tx<{ id: string; players: number }[]>`
      select id, players from event where gathering_id = ${gatheringId}`;
    for (const { id, players } of rooms) await append(tx, id, 'lobby', { players, joined: [] }, false);
  });
}
