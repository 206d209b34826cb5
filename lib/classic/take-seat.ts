import { type Refusal, refuse, waitForLexicon } from '@/lib/event';
import { startTable, type TableState } from '@/lib/game/classic';
import { nameKey } from '@/lib/http/schemas';
import { drawRandom } from '@/lib/solver';
import { changeTable, nextVersion } from './change';
import { type Person, type StoredTable, seatOf, tableOf } from './table-row';

/** In a live game the first turn begins when everybody has seen who drew what. */
const OPENING_MS = 8000;

/** Takes the next seat; with the last one the game begins. Whoever sits already stays. */
export async function takeSeat(code: string, person: Person, name: string): Promise<Refusal | null> {
  return changeTable({ code }, async (table, now, tx) => {
    if (seatOf(table, person) >= 0) return null;
    if (table.state || table.seats.length >= table.settings.seats) return refuse('table-full');
    if (table.seats.some((seat) => nameKey(seat.name) === nameKey(name)))
      return refuse('name-taken', { errors: { name: ['Somebody here has this name already.'] } });
    const notReady = await waitForLexicon(table.settings.lexicon);
    if (notReady) return notReady;
    await tx`
      insert into classic_seat (table_id, seat, name, person, user_id)
      values (${table.id}, ${table.seats.length}, ${name}, ${person.key}, ${person.userId})`;
    const seats = table.seats.length + 1;
    if (seats === table.settings.seats) return opening(table, seats, now);
    await nextVersion(tx, table);
    return null;
  });
}

/** Whoever made the table begins with those who are there. */
export async function startEarly(code: string, person: Person): Promise<Refusal | null> {
  return changeTable({ code }, (table, now) => {
    if (seatOf(table, person) !== 0) return refuse('key-missing');
    if (table.state) return null;
    return table.seats.length < 2 ? refuse('table-waits') : opening(table, table.seats.length, now);
  });
}

function opening(table: StoredTable, seats: number, now: number): TableState {
  const wait = table.settings.clock.kind === 'days' ? 0 : OPENING_MS;
  return startTable(tableOf(table), seats, drawRandom(table.seed, 0), now + wait);
}
