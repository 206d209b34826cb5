import type { ExtraTime } from '@/lib/http/schemas';
import type { Db } from './columns';
import { type LockedEvent, withEvent } from './event-lock';
import { append } from './log';
import { noteAct } from './note-act';
import { Refusal, refuse } from './refusal';
import type { Member, SeatChange } from './remove-player';
import { tellSeatChanged } from './seat-keys';
import { forgetSeat } from './viewer';

/**
 * Gives a player so much time beyond everybody's end, in the round that is being played and in all later ones; 0 takes
 * it back. The round stays open until the last of them is through; everybody else is late after the common end.
 */
export async function setExtraTime(
  { event, playerId, author }: SeatChange,
  seconds: number,
): Promise<Member | Refusal> {
  const ms = seconds * 1000;
  const done = await withEvent(event, async (locked) => {
    const { tx, status } = locked;
    if (status === 'finished') return refuse('event-finished');
    const [found] = await tx<(Member & { extraMs: number })[]>`
      select id as "playerId", name, removed_at is not null as removed, extra_ms as "extraMs"
      from player where id = ${playerId} and event_id = ${event.id}`;
    if (!found) return refuse('player-not-found');
    const { extraMs, ...member } = found;
    if (extraMs === ms) return { member, keys: [] };
    await tx`update player set extra_ms = ${ms} where id = ${playerId}`;
    await noteAct(tx, {
      eventId: event.id,
      kind: 'extra-time',
      round: locked.current?.number ?? null,
      author,
      playerId,
      data: { before: `+${extraMs / 1000} s`, after: `+${seconds} s` },
    });
    const keys = await tellSeatChanged(tx, { eventId: event.id, playerId, ended: false });
    await restateExtraTime(locked);
    return { member, keys };
  });
  if (done instanceof Refusal) return done;
  for (const key of done.keys) forgetSeat(key);
  return done.member;
}

/** Counts again who has extra time, because somebody got it, came or went, and tells everybody how many they are. */
export async function restateExtraTime({ tx, info }: LockedEvent): Promise<void> {
  const extraTime = await tx<ExtraTime>`
    select extra_ms as ms, count(*)::int as players from player
    where event_id = ${info.id} and removed_at is null and extra_ms > 0 group by extra_ms order by extra_ms`;
  const stored = tx.json([...extraTime]);
  await tx`update event set extra_time = ${stored} where id = ${info.id}`;
  await tx`
    update round set extra_time = ${stored} where game_id = ${info.gameId} and status in ('open', 'paused')`;
  await append(tx, info.id, 'extra-time', { extraTime: [...extraTime] }, false);
}

/** The extra time of those who have any, in ms. */
export async function readExtraTimes(db: Db, eventId: string): Promise<Map<string, number>> {
  const rows = await db<{ id: string; ms: number }[]>`
    select id, extra_ms as ms from player where event_id = ${eventId} and removed_at is null and extra_ms > 0`;
  return new Map(rows.map(({ id, ms }) => [id, ms]));
}
