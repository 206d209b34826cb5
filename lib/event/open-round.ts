import { openEventRound } from '@/lib/game';
import { isShuttingDown, log } from '@/lib/ops';
import type { EventInfo } from './event-info';
import type { LockedEvent } from './event-lock';
import { append } from './log';
import { prepareRound } from './prepare-round';
import { roundView } from './redact';
import type { Refusal } from './refusal';
import { type RoundRow, roundByNumber } from './round-row';
import { setTargets } from './set-targets';
import { sendSimulated } from './simulated/send-simulated';
import { readyForSlips } from './submit-slip';
import { transition } from './transition';

/** Shows the rack of the prepared round and starts its clock; used by every way to get there. */
export async function writeOpenRound(event: LockedEvent, number: number): Promise<void> {
  const { tx, info, now } = event;
  await tx`
    update round set status = 'open', opens_at = ${now}, remaining_ms = null,
      extra_time = (select extra_time from event where id = ${info.id}),
      closes_at = ${now + info.settings.secondsPerRound * 1000}
    where game_id = ${info.gameId} and number = ${number} and status = 'prepared'`;
  const round = (await roundByNumber(tx, info.gameId, number)) as RoundRow;
  const [paper] = await tx<{ players: number }[]>`
    select count(*)::int as players from player where event_id = ${info.id} and paper and removed_at is null`;
  const onPaper = paper && paper.players > 0 && { onPaper: { ...paper, slips: 0 } };
  const targetLevels = await setTargets(event);
  const targets = targetLevels && { targetLevels };
  await append(tx, info.id, 'round-open', { ...roundView(info, round, now), ...onPaper, ...targets });
}

/**
 * Opens round `number` if it waits and its time has come: by the clock at its hour, by the host now. Returns
 * whether this call opened it.
 */
export async function openRound(
  event: EventInfo,
  number: number,
  by: 'clock' | 'host',
): Promise<boolean | Refusal> {
  const opened = await transition({
    event,
    decide: (state, locked) => {
      if (by === 'clock' && !isDue(locked, number)) return { kind: 'unchanged', state };
      const milliseconds = event.settings.secondsPerRound * 1000;
      return openEventRound(state, locked.now, { number, milliseconds });
    },
    write: (locked) => writeOpenRound(locked, number),
  });
  if (opened === true) afterOpen(event, number);
  return opened;
}

function isDue({ coming, now }: LockedEvent, number: number): boolean {
  return coming?.number === number && coming.opensAt !== null && coming.opensAt <= now;
}

/** What a round that has opened needs next: to be ready for slips, the round after it, and what simulated players send. */
export function afterOpen(event: EventInfo, number: number): void {
  void readyForSlips(event, number).catch((error) => {
    if (!isShuttingDown()) log.warn('not ready for slips', { event: event.code, number, error });
  });
  prepareAhead(event, number + 1);
  void sendSimulated([event]);
}

/** Draws and solves the coming round while the present one is played. If it fails, the close does it. */
export function prepareAhead(event: EventInfo, number: number): void {
  void prepareRound(event, number).catch((error) => {
    if (!isShuttingDown()) log.warn('could not prepare a round ahead', { event: event.code, number, error });
  });
}
