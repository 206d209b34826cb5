/** Rows of a corrector's sheet. */
import type { PaperEntry, PaperRow } from '@/lib/http/schemas';

/** A reading of a slip by the host; that it has the top unless told otherwise. */
export const paperEntry = (part: Partial<PaperEntry> = {}): PaperEntry => ({
  id: 'e',
  top: true,
  answers: [],
  warning: false,
  penalty: false,
  solo: false,
  given: false,
  author: 'host',
  at: 1,
  judged: null,
  ...part,
});

/** A table that hands in paper, without a slip unless told otherwise. */
export const paperRow = (table: string | null, part: Partial<PaperRow> = {}): PaperRow => ({
  playerId: `p${table ?? part.name}`,
  name: `Player ${table}`,
  table,
  paper: true,
  entry: null,
  waiting: [],
  check: null,
  phone: null,
  late: null,
  ruled: null,
  points: null,
  bonus: 0,
  ...part,
});
