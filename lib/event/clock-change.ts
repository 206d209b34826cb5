import type { LockedEvent } from './event-lock';
import { append } from './log';
import { type RoundRow, roundColumns } from './round-row';

/** Tells everybody of a change of the clock, as the rows are after it. */
export async function appendClock(
  { tx, info }: LockedEvent,
  reason: 'pause' | 'resume' | 'extend' | 'shorten',
  status: 'running' | 'paused',
): Promise<void> {
  const rounds = await tx<RoundRow[]>`
    select ${roundColumns()} from round r where r.game_id = ${info.gameId}
      and (r.status in ('open', 'paused') or (r.status = 'prepared' and r.opens_at is not null))`;
  const playing = rounds.find((round) => round.status !== 'prepared');
  const coming = rounds.find((round) => round.status === 'prepared');
  await append(tx, info.id, 'clock', {
    reason,
    status,
    number: playing?.number ?? null,
    closesAt: playing?.status === 'open' ? playing.closesAt : null,
    remainingMs: playing?.status === 'paused' ? playing.remainingMs : null,
    nextOpensAt: playing ? null : (coming?.opensAt ?? null),
  });
}
