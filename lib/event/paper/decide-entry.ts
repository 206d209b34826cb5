import type { EnteredSlips, PaperFault, PaperSlip } from '@/lib/http/schemas';
import type { EntryRow } from './entry-row';
import { type ReadLine, sameEntry } from './read-line';

/** What is there of a player in a round. */
export interface Standing {
  /** the entry that counts */
  counts: EntryRow | null;
  /** others that wait for a choice */
  waiting: readonly EntryRow[];
  /** by the second reader */
  check: EntryRow | null;
  /** a slip came by phone, and counts */
  phone: boolean;
  /** a slip came by phone, and paper took its place */
  phoneKept: EntryRow | null;
}

/** Who enters a line. */
export interface Corrector {
  author: string;
  /** nobody else enters slips of this event */
  alone: boolean;
}

export type Decision = {
  status: EnteredSlips['slips'][number]['status'];
  code?: PaperFault;
  /** ids of entries with their new states */
  becomes: { id: string; state: EntryRow['state'] }[];
  /** the new entry */
  insert?: { reading: 1 | 2; state: EntryRow['state'] };
  /** whose slip counts from now on */
  writes?: 'entry' | 'phone';
};

const nothing = (status: Decision['status'], code?: PaperFault): Decision => ({
  status,
  becomes: [],
  ...(code && { code }),
});

/**
 * What becomes of a line. Whoever has not seen what is there cannot change it: the line waits beside it for a choice.
 * Who has seen it and replaces what somebody else read makes it count, and both are to be looked at.
 * The top given to everybody is no reading, so any line replaces it. `read`: what the line says, null if nothing.
 */
export function decideEntry(
  line: PaperSlip,
  read: ReadLine | null,
  there: Standing,
  by: Corrector,
): Decision {
  if (line.move === 'phone') return decidePhone(there);
  if (line.reading === 2) return decideCheck(line, read, there, by);
  if (!read) return nothing('fault', 'nothing-said');
  const { counts, waiting, phone } = there;
  if (counts && sameEntry(counts.body, read.body)) {
    if (counts.given && !line.given) return take(there);
    return line.replace && waiting.length > 0 && !isResent(line, there, by)
      ? { status: 'entered', becomes: replaced(waiting) }
      : nothing('unchanged');
  }
  const free = counts === null ? !phone : counts.given;
  if (free && waiting.length === 0) return take(there, read);
  if (line.given) return nothing('unchanged');
  if (line.replace && !line.settle && counts && counts.author !== by.author && waiting.length === 0)
    return overrule(there, read, counts);
  if (line.replace) return take(there, read);
  if (waiting.some(({ body }) => sameEntry(body, read.body))) return nothing('conflict');
  return { status: 'conflict', becomes: [], insert: { reading: 1, state: 'waits' } };
}

const replaced = (entries: readonly (EntryRow | null)[]) =>
  entries.flatMap((entry) => (entry ? [{ id: entry.id, state: 'replaced' as const }] : []));

/** The very line that has put what waits aside: sent again it changes nothing. */
function isResent({ settle }: PaperSlip, { counts, waiting }: Standing, { author }: Corrector): boolean {
  return !settle && counts?.author === author && waiting.some(({ at }) => at < counts.at);
}

/** It counts from now on; who entered the other one has not seen it. */
function overrule(there: Standing, read: ReadLine, counts: EntryRow): Decision {
  const taken = take(there, read);
  const becomes = taken.becomes.map((one) =>
    one.id === counts.id ? { ...one, state: 'waits' as const } : one,
  );
  return { ...taken, becomes };
}

/** The second reader's view of it is held against the new one. */
function take({ counts, waiting, check }: Standing, read?: ReadLine): Decision {
  const same = check && read ? sameEntry(check.body, read.body) : check !== null;
  return {
    status: 'entered',
    becomes: [
      ...replaced([counts, ...waiting]),
      ...(check ? [{ id: check.id, state: same ? ('checked' as const) : ('differs' as const) }] : []),
    ],
    insert: { reading: 1, state: 'counts' },
    writes: 'entry',
  };
}

function decidePhone({ counts, waiting, check, phone, phoneKept }: Standing): Decision {
  if (!phone && !phoneKept) return nothing('fault', 'no-phone-slip');
  const becomes = replaced([counts, ...waiting, check, phoneKept]);
  if (becomes.length === 0) return nothing('unchanged');
  return { status: 'entered', becomes, ...(phoneKept && { writes: 'phone' as const }) };
}

/** Who entered a slip does not check it, where there are others; a difference that another has found may be settled so. */
function decideCheck(
  line: PaperSlip,
  read: ReadLine | null,
  { counts, check }: Standing,
  { author, alone }: Corrector,
): Decision {
  if (!counts) return nothing('fault', 'nothing-to-check');
  if (!read && !line.confirm) return nothing('fault', 'nothing-said');
  const same = read === null || sameEntry(counts.body, read.body);
  if (!alone && counts.author === author) {
    return same && check?.state === 'differs'
      ? { status: 'unchanged', becomes: replaced([check]) }
      : nothing('fault', 'own-entry');
  }
  const status = same ? 'checked' : 'differs';
  const isChecked = check?.author !== counts.author || author === counts.author;
  if (check && isChecked && check.state === status && sameEntry(check.body, (read ?? counts).body))
    return nothing(status);
  return { status, becomes: replaced([check]), insert: { reading: 2, state: status } };
}
