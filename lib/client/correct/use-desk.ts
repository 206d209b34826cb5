'use client';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Move } from '@/lib/engine';
import type { PaperRow, PaperSheet, PaperSlipInput, Snapshot } from '@/lib/http/schemas';
import { plainDigits } from '@/lib/http/schemas/plain-digits';
import type { MessageKey } from '@/lib/i18n/client';
import type { NewEntry, SentEntry } from './entry-sender';
import { isMissing, nextMissing, type Reading, rangeOf, rowNamed } from './tables';
import { useEntries } from './use-entries';
import { type Line, useLine } from './use-line';
import { useSheet } from './use-sheet';

export interface DeskFault {
  key: MessageKey<'correct'>;
  table?: string;
  /** what could not be read */
  what?: string;
}

const NO_ROWS: readonly PaperRow[] = [];

/** A corrector at work: the round, the tables, the line that is typed, and what became of those before. */
export function useDesk(event: Snapshot, first: number | null) {
  const { code, settings, tileSet, version } = event;
  const newest = event.round?.number ?? 0;
  const [chosen, setRound] = useState(Math.min(newest, first ?? 0));
  // It stays while others are played and closed: nobody's round changes under the own hands.
  const round = chosen || (event.round?.status === 'closed' ? newest : Math.max(1, newest - 1));
  if (chosen === 0 && newest > 0) setRound(round);
  const [reading, setReading] = useState<Reading>(1);
  const [range, setRange] = useState('');
  const [fault, setFault] = useState<DeskFault | null>(null);
  const { sheet, moves, problem, reload } = useSheet(code, newest === 0 ? 0 : round, version);
  const { entries, problem: notSent, enter } = useEntries(code, reload, (first) => giveBack(first));
  const rows = sheet?.rows ?? NO_ROWS;
  const inRange = rangeOf(plainDigits(range));
  const onTheirWay = new Set(
    entries
      .filter(
        (entry) => entry.answer === null && entry.round === round && (entry.slip.reading ?? 1) === reading,
      )
      .map(({ playerId }) => playerId),
  );
  const own = rows.filter(({ table }) => inRange?.(table) ?? true);
  const needed = (row: PaperRow) =>
    (inRange?.(row.table) ?? true) && isMissing(row, reading) && !onTheirWay.has(row.playerId);
  const [opened, setOpened] = useState<Opened | null>(null);
  const at =
    rows.find(({ playerId }) => opened?.round === round && playerId === opened.playerId) ??
    nextMissing(rows, null, needed);
  const seen = useSeen(`${round} ${reading} ${at?.playerId}`, at);
  const played = useMemo(() => playedIn(rows), [rows]);
  const size = sheet?.board.length ?? 15;
  const typing = useLine({ tileSet, notation: settings.notation, size, moves, played });
  const line: Line = {
    ...typing,
    type: (text) => {
      setFault(null);
      typing.type(text);
    },
  };
  const refuse = (wrong: DeskFault) => {
    setFault(wrong);
    line.refuse();
  };
  // Nothing of it was taken: the table and its line are there again, under what came as the reason.
  const giveBack = (first: SentEntry) => {
    setRound(first.round);
    setReading(first.slip.reading ?? 1);
    setOpened({ round: first.round, playerId: first.playerId });
    setFault(null);
    line.refuse(first.typed);
  };

  const open = (playerId: string | null) => {
    setOpened(playerId === null ? null : { round, playerId });
    setFault(null);
    line.type('');
  };
  const goOn = (row: PaperRow) => {
    const next = nextMissing(rows, row.playerId, (one) => one.playerId !== row.playerId && needed(one));
    open(next?.playerId ?? null);
  };
  const take = (row: PaperRow, slip: PaperSlipInput, said: Said = UNSAID) => {
    const replaced = slip.reading !== 2 && row.entry !== null && !row.entry.given;
    enter(round, [entryOf(row, slip, said, replaced)]);
  };
  const send = (row: PaperRow, slip: PaperSlipInput) => {
    // What came in since the table was opened has not been seen: then both wait for a choice.
    const known = (seen === stateOf(row) && seen !== FRESH) || isOwn(row, entries, round);
    const replace = reading === 1 && known;
    const filled = line.entry.kind === 'answers' ? line.entry.filled : [];
    take(row, { ...slip, ...line.line.marks, reading, replace }, { typed: line.text, filled });
    goOn(row);
  };
  const waits = sheet?.rounds.find(
    ({ number, closed, missing }) => closed && missing > 0 && number !== round,
  );
  const goTo = (next: number) => {
    setRound(next);
    open(null);
  };
  // What was typed for a round that is void belongs to none.
  const isVoid = event.cancelled != null && event.cancelled.number <= round && newest < round;
  const leave = useEffectEvent(() => goTo(newest));
  useEffect(() => {
    if (isVoid) leave();
  }, [isVoid]);
  const press = () => {
    if (line.entry.kind === 'empty' && line.line.table === null && !at) {
      if (waits) goTo(waits.number);
      return;
    }
    const row = line.line.table === null ? at : rowNamed(rows, line.line.table);
    if (!row) return refuse({ key: 'fault.noSuchTable', table: line.line.table ?? '' });
    const done = pressed(line, { row, sheet, reading });
    if ('fault' in done)
      return refuse({ key: done.fault, table: row.table ?? row.name, what: done.what ?? '' });
    if ('open' in done) return open(row.playerId);
    if ('skip' in done) return goOn(row);
    send(row, done.send);
  };
  const give = () => {
    const missing = own.filter((row) => needed(row));
    enter(
      round,
      missing.map((row) => entryOf(row, { move: 'top', given: true }, UNSAID, false)),
    );
  };
  return {
    round,
    reading,
    range,
    rangeIsBad: inRange === null,
    sheet,
    rows,
    own,
    missing: own.filter(needed),
    at,
    line,
    fault,
    entries,
    problem: notSent ?? problem,
    /** another round that lacks slips, when this one has all */
    next: at ? null : (waits?.number ?? null),
    setRound: goTo,
    setReading: (next: Reading) => {
      setReading(next);
      open(null);
    },
    setRange: (next: string) => {
      setRange(next);
      open(null);
    },
    open,
    take,
    press,
    give,
  };
}

interface Opened {
  round: number;
  playerId: string;
}

/** How an entry was typed. */
type Said = Pick<NewEntry, 'typed' | 'filled'>;

const UNSAID: Said = { typed: '', filled: [] };

const entryOf = (row: PaperRow, slip: PaperSlipInput, said: Said, replaced: boolean): NewEntry => ({
  ...said,
  playerId: row.playerId,
  table: row.table ?? row.name,
  slip: { ...slip, playerId: row.playerId },
  replaced,
});

/** What is there of a table, as a text: the same as long as nobody has entered anything. */
const stateOf = ({ entry, waiting, phone }: PaperRow) =>
  `${entry?.id ?? ''} ${waiting.map(({ id }) => id).join(' ')} ${phone?.receivedAt ?? ''}`;

const FRESH = '  ';

/** What is there, or on its way, was typed on this very page: a slip of the finger is mended at once. */
function isOwn(row: PaperRow, entries: readonly SentEntry[], round: number): boolean {
  if (row.waiting.length > 0) return false;
  const own = entries.filter((entry) => entry.round === round && entry.playerId === row.playerId);
  return row.entry === null
    ? own.some(({ answer }) => answer === null || answer.status === 'entered')
    : own.some(({ answer }) => answer?.entry?.id === row.entry?.id);
}

/** What was there when the table was opened, however often it is read again meanwhile. */
function useSeen(key: string, row: PaperRow | null): string | null {
  const kept = useRef<{ key: string; state: string | null }>({ key: '', state: null });
  if (kept.current.key !== key) kept.current = { key, state: row && stateOf(row) };
  return kept.current.state;
}

/** The moves that were read so far: the others have them too. */
function playedIn(rows: readonly PaperRow[]): Move[] {
  return rows.flatMap(({ entry }) => (entry && !entry.top ? (entry.judged?.move ?? []) : []));
}

type Pressed =
  | { fault: DeskFault['key']; what?: string }
  | { open: true }
  | { skip: true }
  | { send: PaperSlipInput };

/** What Enter means for this line at this table. */
function pressed(
  { line, entry }: Line,
  { row, sheet, reading }: { row: PaperRow; sheet: PaperSheet | null; reading: Reading },
): Pressed {
  const says = entry.kind === 'top' || entry.kind === 'nothing' || entry.kind === 'answers';
  if (says && reading === 2 && !row.entry) return { fault: 'fault.nothingToCheck' };
  switch (entry.kind) {
    case 'table':
      return { open: true };
    case 'empty':
      if (line.table !== null) return { open: true };
      return reading === 2 && row.entry ? { send: { confirm: true } } : { skip: true };
    case 'top':
      return sheet?.status === 'closed' ? { send: { move: 'top' } } : { fault: 'fault.topNotYet' };
    case 'nothing':
      return { send: { empty: true } };
    case 'answers': {
      const [first, ...others] = entry.answers;
      return { send: { ...first, others } };
    }
    case 'word-missing':
      return { fault: 'fault.wordMissing' };
    case 'score-missing':
      return { fault: 'fault.scoreMissing' };
    case 'unread':
      return { fault: 'fault.unread', what: entry.what };
  }
}
