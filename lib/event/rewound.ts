import type { Db } from './columns';
import type { EventInfo } from './event-info';
import { append, CHANNEL } from './log';

/**
 * Tells everybody that what was told of an event from round `number` on is void: they read it again. Processes forget
 * the round that slips were read against.
 */
export async function tellRewound(tx: Db, { id }: EventInfo, number: number): Promise<void> {
  await tx`select pg_notify(${CHANNEL}, ${`${id}:round:${number}`})`;
  await append(tx, id, 'rewound', { number });
}
