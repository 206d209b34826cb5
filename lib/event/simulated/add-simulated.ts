import { newId } from '@/lib/db';
import type { Strength } from '@/lib/game';
import { MOST_SIMULATED } from '@/lib/http/schemas';
import type { Db } from '../columns';
import type { EventInfo } from '../event-info';
import { withEventRow } from '../event-lock';
import { append } from '../log';
import { NAMES_SHOWN } from '../log-entries';
import type { NameLanguage } from '../names/words';
import { nameKey } from '../player-name';
import { type Refusal, refuse } from '../refusal';
import { sendSimulated } from './send-simulated';
import { simulatedColumn } from './simulated-column';
import { simulatedNames } from './simulated-names';

export interface AddSimulated {
  event: EventInfo;
  count: number;
  strength: Strength;
  /** of their names, and of the word that marks them */
  language: NameLanguage;
}

/** Seats simulated players, as many as there is room for; they play from the round that is open on. Returns how many there are. */
export async function addSimulated({ event, ...wanted }: AddSimulated): Promise<number | Refusal> {
  const count = await withEventRow(event, async ({ tx, status, players }) => {
    if (status === 'finished') return refuse('event-finished');
    const [now] = await tx<
      { simulated: number }[]
    >`select ${simulatedColumn()} from event e where e.id = ${event.id}`;
    const before = now?.simulated ?? 0;
    const room = Math.min(wanted.count, MOST_SIMULATED - before);
    const names = await freeNames(tx, event.id, wanted.language, room);
    if (names.length === 0) return before;
    const rows = names.map((name) => {
      const id = newId();
      return {
        id,
        event_id: event.id,
        name,
        name_key: nameKey(name),
        // No key opens the seat.
        key_hash: `simulated ${id}`,
        simulated: wanted.strength,
      };
    });
    await tx`insert into player ${tx(rows)}`;
    await tx`update event set players = players + ${rows.length} where id = ${event.id}`;
    const joined = names.slice(0, NAMES_SHOWN);
    const simulated = before + rows.length;
    await append(tx, event.id, 'lobby', { players: players + rows.length, joined, simulated }, false);
    return simulated;
  });
  void sendSimulated([event]);
  return count;
}

async function freeNames(tx: Db, eventId: string, language: NameLanguage, wanted: number): Promise<string[]> {
  const made = simulatedNames(language);
  const taken = await tx<{ key: string }[]>`
    select name_key as key from player where event_id = ${eventId} and name_key = any(${made.map(nameKey)})`;
  const keys = new Set(taken.map(({ key }) => key));
  return made.filter((name) => !keys.has(nameKey(name))).slice(0, Math.max(0, wanted));
}
