/**
 * A player may have the own seat open on several devices, or twice on one. What is sent from one is told to the others:
 * `event id:own:player id` on the channel. Whoever has one stream open costs no more than a look into a map.
 */
import { dbNow, sql } from '@/lib/db';
import { frame } from '@/lib/live';
import { log } from '@/lib/ops';
import type { EventInfo } from './event-info';
import { CHANNEL } from './log';
import { readOwnPlay } from './own-play';
import { currentRound } from './round-row';
import type { Player } from './viewer';

export class OwnDevices {
  /** streams of this process by player; other processes' devices have keys of their own */
  private readonly open = new Map<string, number>();

  /** Counts a stream; returns what to call when it ends, any number of times. */
  enter(playerId: string): () => void {
    this.open.set(playerId, (this.open.get(playerId) ?? 0) + 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      const left = (this.open.get(playerId) ?? 1) - 1;
      if (left > 0) this.open.set(playerId, left);
      else this.open.delete(playerId);
    };
  }

  areSeveral({ id, onOthers }: Player): boolean {
    return onOthers || (this.open.get(id) ?? 0) > 1;
  }

  /** After a slip was stored, where somebody else may have to know. Nobody waits for it. */
  tell(eventId: string, player: Player): void {
    if (!this.areSeveral(player)) return;
    sql()`select pg_notify(${CHANNEL}, ${`${eventId}:own:${player.id}`})`.catch((error) =>
      log.debug('the other devices of a player were not told', { error }),
    );
  }
}

/** What a player has sent for the running round, as one message; null between rounds. */
export async function ownSlipFrame(event: EventInfo, playerId: string): Promise<string | null> {
  const round = await currentRound(sql(), event.gameId);
  if (!round || round.status === 'closed') return null;
  const { slip } = await readOwnPlay(event, playerId, round);
  return frame('own-slip', JSON.stringify({ now: Math.round(dbNow()), number: round.number, slip }));
}
