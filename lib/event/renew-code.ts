import { randomUUID } from 'node:crypto';
import { transaction } from '@/lib/db';
import type { EventInfo } from './event-info';
import { personalCode } from './personal-code';
import { Refusal, refuse } from './refusal';
import { tellSeatChanged } from './seat-keys';
import { forgetSeat } from './viewer';

/**
 * The host's word for a player who has lost phone and code: a new code, which anybody in the hall may be told who has
 * proven to be that player. The old code ends, and so does every key to the seat, wherever it is by now.
 */
export async function renewCode(event: EventInfo, playerId: string): Promise<string | Refusal> {
  const done = await transaction(async (tx) => {
    const [found] =
      await tx`select 1 from player where id = ${playerId} and event_id = ${event.id} for update`;
    if (!found) return refuse('player-not-found');
    const keys = await tellSeatChanged(tx, { eventId: event.id, playerId, ended: true });
    await tx`delete from player_key where player_id = ${playerId}`;
    await tx`
      insert into ended_key (key_hash, player_id) select hash, ${playerId} from unnest(${keys}::text[]) as hash
      where hash not like 'ended %' and hash not like 'erased %' on conflict do nothing`;
    // No key has this hash.
    const [player] = await tx<{ id: string; codesRenewed: number }[]>`
      update player set codes_renewed = codes_renewed + 1, key_hash = ${`ended ${randomUUID()}`}
      where id = ${playerId} returning id, codes_renewed as "codesRenewed"`;
    return { keys, code: player ? personalCode(event.id, player) : '' };
  });
  if (done instanceof Refusal) return done;
  for (const key of done.keys) forgetSeat(key);
  return done.code;
}
