import { type Refusal, refuse } from '@/lib/event';
import { changeTable, nextVersion } from './change';
import { type Person, seatOf } from './table-row';

/** Takes one's own name away from a table, for good; the game stays as it was played, without it. */
export async function eraseSeatName(code: string, person: Person): Promise<Refusal | null> {
  return changeTable({ code }, async (table, _now, tx) => {
    const seat = seatOf(table, person);
    if (seat < 0) return refuse('key-missing');
    if (table.status === 'playing' || table.status === 'out') return refuse('table-not-over');
    if (table.seats[seat]?.name === '') return null;
    await tx`update classic_seat set name = '' where table_id = ${table.id} and seat = ${seat}`;
    await nextVersion(tx, table);
    return null;
  });
}
