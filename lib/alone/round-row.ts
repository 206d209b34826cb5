import { type DrawnRound, drawnColumns, type ReadSlip } from '@/lib/event';
import type { MoveBody, OwnSlip } from '@/lib/http/schemas';
import { type Db, sqlOf } from './db';

/** A round of a run. `top` and `isotops` are secret until it is closed, all of it until it opens. */
export interface AloneRound extends DrawnRound {
  number: number;
  /** where the round stands that it was taken from; else in a game of its own */
  game: number;
  inGame: number;
  sourceId: string | null;
  opensAt: number | null;
  closesAt: number | null;
  closedAt: number | null;
  rev: number;
  move: MoveBody | null;
  points: number;
  valid: boolean;
  reason: string | null;
  badWords: string[];
  /** federation entry: as it was written */
  written: OwnSlip['written'];
  /** what it would be paid without its faults */
  worth: number;
  ruling: ReadSlip['ruling'] | null;
  /** points of the simulated opponents */
  rivals: number[];
  receivedAt: number | null;
  tries: number;
  shown: boolean;
}

/** What is drawn or taken from an event, before anything is played. */
export type NewRound = Pick<AloneRound, 'number' | 'sourceId'> & Omit<DrawnRound, 'topScore'>;

const columns = (db: Db) => db`
  r.number, coalesce((select of_game from round where round.id = r.source_id), 1) as game,
  coalesce((select in_game from round where round.id = r.source_id), r.number) as "inGame",
  r.source_id as "sourceId", ${drawnColumns()}, r.opens_at as "opensAt", r.closes_at as "closesAt",
  r.closed_at as "closedAt", r.rev, r.move, r.points, r.valid, r.reason, r.bad_words as "badWords", r.written, r.worth,
  r.ruling, r.rivals, r.received_at as "receivedAt", r.tries, r.shown`;

export async function aloneRound(
  runId: string,
  number: number,
  db: Db = sqlOf(),
): Promise<AloneRound | null> {
  const [row] = await db<AloneRound[]>`
    select ${columns(db)} from alone_round r where run_id = ${runId} and number = ${number}`;
  return row ?? null;
}

/** Those that have opened, in order. */
export function openedRounds(runId: string, db: Db = sqlOf()): Promise<AloneRound[]> {
  return db<AloneRound[]>`
    select ${columns(db)} from alone_round r where run_id = ${runId} and opens_at is not null order by number`;
}

/** What was stored before stays. */
export async function storeRound(runId: string, round: NewRound, rivals: number[]): Promise<void> {
  const db = sqlOf();
  const { number, sourceId, board, rack, retaken, top, isotops, legalMoves } = round;
  await db`
    insert into alone_round (run_id, number, source_id, board, leftover, drawn, rejected, retaken, top, isotops,
                             top_score, legal_moves, rivals)
    values (${runId}, ${number}, ${sourceId}, ${board}, ${rack.leftover}, ${rack.drawn}, ${rack.rejected},
            ${db.json(retaken.map((one) => ({ ...one })))}, ${db.json({ ...top })},
            ${db.json(isotops.map((move) => ({ ...move })))}, ${top.score}, ${legalMoves}, ${rivals})
    on conflict (run_id, number) do nothing`;
}
