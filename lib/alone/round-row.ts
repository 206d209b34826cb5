import type { ReadSlip } from '@/lib/event';
import type { Exchange, MoveBody, OwnSlip, Rack, ScoredMove } from '@/lib/http/schemas';
import { type Db, sqlOf } from './db';

/** A round of a run. `top` and `isotops` are secret until it is closed, all of it until it opens. */
export interface AloneRound {
  number: number;
  /** where the round stands that it was taken from; else in a game of its own */
  game: number;
  inGame: number;
  sourceId: string | null;
  board: string[];
  rack: Rack;
  retaken: Exchange[];
  top: ScoredMove;
  isotops: ScoredMove[];
  topScore: number;
  legalMoves: number;
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
  receivedAt: number | null;
  tries: number;
  shown: boolean;
}

/** What is drawn or taken from an event, before anything is played. */
export type NewRound = Pick<
  AloneRound,
  'number' | 'sourceId' | 'board' | 'rack' | 'retaken' | 'top' | 'isotops' | 'legalMoves'
>;

const columns = (db: Db) => db`
  number, coalesce((select of_game from round where round.id = source_id), 1) as game,
  coalesce((select in_game from round where round.id = source_id), alone_round.number) as "inGame",
  source_id as "sourceId", board, retaken, top, isotops, top_score as "topScore",
  json_build_object('leftover', leftover, 'drawn', drawn, 'rejected', rejected) as rack,
  legal_moves as "legalMoves", opens_at as "opensAt", closes_at as "closesAt", closed_at as "closedAt", rev, move,
  points, valid, reason, bad_words as "badWords", written, worth, ruling, received_at as "receivedAt", tries, shown`;

export async function aloneRound(
  runId: string,
  number: number,
  db: Db = sqlOf(),
): Promise<AloneRound | null> {
  const [row] = await db<AloneRound[]>`
    select ${columns(db)} from alone_round where run_id = ${runId} and number = ${number}`;
  return row ?? null;
}

/** Those that have opened, in order. */
export function openedRounds(runId: string, db: Db = sqlOf()): Promise<AloneRound[]> {
  return db<AloneRound[]>`
    select ${columns(db)} from alone_round where run_id = ${runId} and opens_at is not null order by number`;
}

/** What was stored before stays. */
export async function storeRound(runId: string, round: NewRound): Promise<void> {
  const db = sqlOf();
  const { number, sourceId, board, rack, retaken, top, isotops, legalMoves } = round;
  await db`
    insert into alone_round (run_id, number, source_id, board, leftover, drawn, rejected, retaken, top, isotops,
                             top_score, legal_moves)
    values (${runId}, ${number}, ${sourceId}, ${board}, ${rack.leftover}, ${rack.drawn}, ${rack.rejected},
            ${db.json(retaken.map((one) => ({ ...one })))}, ${db.json({ ...top })},
            ${db.json(isotops.map((move) => ({ ...move })))}, ${top.score}, ${legalMoves})
    on conflict (run_id, number) do nothing`;
}
