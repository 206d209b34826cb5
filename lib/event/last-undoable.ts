import { sql } from '@/lib/db';
import type { EndReason } from '@/lib/game';
import { UNDOABLE } from '@/lib/http/schemas';
import type { Db } from './columns';
import type { EventInfo } from './event-info';
import { currentRound, type RoundRow } from './round-row';

/** An act that can still be taken back. */
export interface DoneAct {
  id: string;
  kind: (typeof UNDOABLE)[number];
  round: number | null;
  at: number;
  data: Record<string, unknown>;
  /** the round that is, or was last, before everybody's eyes */
  current: RoundRow | null;
}

/** What a cancelled round was, and what the event was when it was cancelled. */
export type Cancelled = {
  roundId: string;
  wasClosed: boolean;
  /** ms on its clock, where it was being played */
  remainingMs: number | null;
  /** why the event had ended with it; null: it was going on */
  ended: EndReason | null;
};

/** The last thing that a referee did, if it can be taken back and nothing was built on it. */
export async function lastUndoable(event: EventInfo, db: Db = sql()): Promise<DoneAct | null> {
  const [act] = await db<
    (Omit<DoneAct, 'current'> & { status: string; undone: boolean; reason: string | null })[]
  >`
    select a.id, a.kind, a.round, a.at, a.data, e.status, e.end_reason as reason
    from referee_act a join event e on e.id = a.event_id
    where a.event_id = ${event.id} and a.kind = any(${UNDOABLE as unknown as string[]}) and a.undone_at is null
    order by a.at desc, a.id desc limit 1`;
  if (!act) return null;
  const current = await currentRound(db, event.gameId);
  const { status, reason, undone: _, ...done } = act;
  const stands = {
    finish: status === 'finished' && reason === 'stopped-by-host',
    top: isGoing(status) && current?.id === act.data.roundId && current?.status === 'closed',
    // It may have ended the event, when no other rack could be drawn.
    cancel: (current?.number ?? 0) < (act.round ?? 0),
  }[act.kind];
  return stands ? { ...done, current } : null;
}

const isGoing = (status: string) => status === 'running' || status === 'paused';
