import type { Db } from '../columns';
import type { EventInfo } from '../event-info';

/**
 * Whether somebody else than the author enters slips of the event: then nobody checks what they entered themselves. A top
 * that was given to all who are missing is no reading.
 */
export async function othersEnter(tx: Db, { gameId }: EventInfo, author: string): Promise<boolean> {
  const [found] = await tx`
    select 1 from round r join paper_entry e on e.round_id = r.id
    where r.game_id = ${gameId} and r.cancelled_at is null and e.reading <> 0 and not e.given and e.author <> ${author}
    limit 1`;
  return found !== undefined;
}
