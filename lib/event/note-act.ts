import { newId } from '@/lib/db';
import type { ActKind } from '@/lib/http/schemas';
import type { Db } from './columns';

/** What a referee did, beside rulings. */
export interface Act {
  eventId: string;
  kind: ActKind;
  /** number of the round; null: the event as a whole */
  round: number | null;
  reason?: string;
  author: string;
  /** whom it concerns, who is named as at the time of reading */
  playerId?: string;
  /** `before` and `after` as the journal tells them, and whatever taking it back needs */
  data?: { before?: string; after?: string; [key: string]: unknown };
}

/** Writes it into the journal, in the transaction of what was done. */
export async function noteAct(tx: Db, act: Act): Promise<void> {
  const { eventId, kind, round, reason = '', author, playerId, data = {} } = act;
  await tx`
    insert into referee_act (id, event_id, round, kind, reason, author, at, data)
    values (${newId()}, ${eventId}, ${round}, ${kind}, ${reason}, ${author}, clock_timestamp(),
            ${tx.json({ ...data, ...(playerId && { playerId }) } as never)})`;
}
