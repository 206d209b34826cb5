import { EngineError, parseTiles } from '@/lib/engine';
import { Refusal, refuse, waitForLexicon } from '@/lib/event';
import {
  acceptLast,
  challengeTurn,
  exchangeTurn,
  type PlayTransition,
  passTurn,
  playTurn,
  resignTurn,
  type TableRefusal,
  type TableState,
} from '@/lib/game/classic';
import type { MoveBody, ProblemCode, TableAct } from '@/lib/http/schemas';
import { openLexicon } from '@/lib/lexicons';
import { drawRandom } from '@/lib/solver';
import { changeTable, type Decision } from './change';
import { type Person, type StoredTable, seatOf, tableOf } from './table-row';

const REFUSED: Record<TableRefusal, ProblemCode> = {
  'not-your-turn': 'not-your-turn',
  'table-over': 'table-over',
  'last-move-open': 'table-moved-on',
  'exchange-too-few': 'exchange-too-few',
  'exchange-not-in-rack': 'slip-not-in-rack',
  'nothing-to-challenge': 'nothing-to-challenge',
  'own-move': 'nothing-to-challenge',
};

const ILLEGAL: Record<Extract<PlayTransition, { kind: 'illegal' }>['problem'], ProblemCode> = {
  unreadable: 'slip-unreadable',
  'off-board': 'slip-off-board',
  conflict: 'slip-conflict',
  'no-new-tile': 'slip-no-new-tile',
  'not-in-rack': 'slip-not-in-rack',
  'not-whole': 'slip-not-whole',
  'not-connected': 'move-not-connected',
  'not-across': 'move-off-centre',
  'off-centre': 'move-off-centre',
  'too-many-tiles': 'slip-too-many-tiles',
  'too-short': 'slip-too-short',
};

/**
 * A player acts. Sent twice, it is done once: the entry of the log that it would make says whether it was done already.
 * Whoever acts on a table that went on meanwhile has to look again.
 */
export async function actAtTable(code: string, person: Person, act: TableAct): Promise<Refusal | null> {
  return changeTable({ code }, async (table, now) => {
    const seat = seatOf(table, person);
    if (seat < 0) return refuse('key-missing');
    const { state } = table;
    if (!state) return refuse('table-waits');
    if (wasDone(table, state, { seat, act })) return null;
    if (act.seen !== state.log.length) return refuse('table-moved-on');
    const notReady = act.kind === 'play' ? await waitForLexicon(table.settings.lexicon) : null;
    return notReady ?? decide(table, state, { seat, now, act });
  });
}

function wasDone(
  table: StoredTable,
  state: TableState,
  { seat, act }: { seat: number; act: TableAct },
): boolean {
  if (act.kind === 'accept') return state.status === 'over' && act.seen === state.log.length;
  const done = state.log[act.seen];
  if (done?.kind !== act.kind || done.seat !== seat) return false;
  if (done.kind === 'play' && act.kind === 'play') return isSameMove(done.move, act.move);
  return (
    done.kind !== 'exchange' ||
    act.kind !== 'exchange' ||
    isSameTiles(done.tiles, tilesIn(act.tiles, tableOf(table)))
  );
}

const isSameMove = (a: MoveBody, b: MoveBody) =>
  a.row === b.row && a.col === b.col && a.direction === b.direction && a.word === b.word;

const isSameTiles = (a: readonly number[], b: readonly number[] | null) =>
  b !== null && sorted(a).join() === sorted(b).join();

const sorted = (codes: readonly number[]) => [...codes].sort((a, b) => a - b);

function decide(
  stored: StoredTable,
  state: TableState,
  { seat, now, act }: { seat: number; now: number; act: TableAct },
): Decision {
  const table = tableOf(stored);
  const random = drawRandom(stored.seed, state.log.length + 1);
  if (act.kind === 'play') {
    const { lexicon } = openLexicon(stored.settings.lexicon);
    return decided(playTurn(table, state, { seat, now, move: act.move, lexicon }));
  }
  if (act.kind === 'exchange') {
    const give = tilesIn(act.tiles, table);
    return give
      ? decided(exchangeTurn(table, state, { seat, now, give, random }))
      : refuse('slip-not-in-rack');
  }
  if (act.kind === 'pass') return decided(passTurn(table, state, { seat, now }));
  if (act.kind === 'resign') return decided(resignTurn(table, state, { seat, now }));
  if (act.kind === 'challenge') return decided(challengeTurn(table, state, { seat, now, random }));
  return decided(acceptLast(table, state, { seat }));
}

function tilesIn(text: string, { tiles }: ReturnType<typeof tableOf>): number[] | null {
  try {
    return parseTiles(text, tiles);
  } catch (error) {
    if (error instanceof EngineError) return null;
    throw error;
  }
}

function decided(done: PlayTransition): Decision {
  if (done.kind === 'changed') return done.state;
  if (done.kind === 'unchanged') return null;
  if (done.kind === 'refused') return refuse(REFUSED[done.code]);
  if (done.kind === 'illegal') return refuse(ILLEGAL[done.problem]);
  return new Refusal('words-not-valid', { errors: { 'move.word': done.words } });
}
