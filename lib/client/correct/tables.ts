/** Which tables a corrector works on, and which comes next. */
import type { PaperRow } from '@/lib/http/schemas';
import { plainTable } from '@/lib/http/schemas/plain-digits';

export type Reading = 1 | 2;

const PART = /^(\d{1,4})(?:\s*[-–—]\s*(\d{1,4}))?$/;

/** `1-40, 55`: whether a table is one of them. All of them when nothing is said; null when it cannot be read. */
export function rangeOf(text: string): ((table: string | null) => boolean) | null {
  const parts = text
    .split(/[,;،]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length === 0) return () => true;
  const ranges = parts.map((part) => {
    const [, from, to = from] = PART.exec(part) ?? [];
    return from === undefined ? null : { from: Number(from), to: Number(to) };
  });
  if (ranges.includes(null)) return null;
  return (table) => {
    const number = Number(table);
    return table !== null && ranges.some((range) => range && number >= range.from && number <= range.to);
  };
}

/** Whether somebody still has to read the slip of a table: for the first time, or to check what was read. */
export function isMissing(row: PaperRow, reading: Reading): boolean {
  if (reading === 2) return row.entry !== null && row.check === null;
  return row.paper && row.entry === null && row.phone === null && row.waiting.length === 0;
}

/** The first that is missing after a table, from the beginning again when there is none; null when none is. */
export function nextMissing(
  rows: readonly PaperRow[],
  after: string | null,
  missing: (row: PaperRow) => boolean,
): PaperRow | null {
  const at = rows.findIndex(({ playerId }) => playerId === after);
  return rows.slice(at + 1).find(missing) ?? rows.slice(0, at + 1).find(missing) ?? null;
}

/** What somebody has to settle. */
export const isOpen = (row: PaperRow) => row.waiting.length > 0 || row.check?.same === false;

/** What came by phone after the end, and nothing else: it counts nothing, unless the referee rules otherwise. */
export const isLate = ({ late, phone, entry }: PaperRow) => late !== null && phone === null && entry === null;

/** The table that was typed, of phones and somebody with paper there the one with paper; whoever has no number is found by the beginning of the name. */
export function rowNamed(rows: readonly PaperRow[], typed: string): PaperRow | null {
  const text = typed.trim().toLowerCase();
  const number = plainTable(text);
  const there = rows.filter(({ table }) => table?.toLowerCase() === number);
  return (
    there.find(({ paper }) => paper) ??
    there[0] ??
    rows.find(({ table, name }) => table === null && name.toLowerCase().startsWith(text)) ??
    null
  );
}
