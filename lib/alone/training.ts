import { randomUUID } from 'node:crypto';
import { sql } from '@/lib/db';
import { readMove } from '@/lib/engine';
import { type Refusal, refuse, roundPosition } from '@/lib/event';
import {
  EventSettings,
  type MoveBody,
  type Rack,
  type TrainingFilter,
  type TrainingView,
} from '@/lib/http/schemas';
import type { Person } from './run-row';

/** Days until a missed round comes back, by how often its top was found since; after the last it is known. */
const DAYS = [1, 3, 7, 21];
const MOST_ROUNDS = 10;
/** Looked through for a filter. */
const MOST_LOOKED = 500;

/** A round whose top was missed, as it lies in the run that played it last. */
interface Missed {
  runId: string;
  number: number;
  board: string[];
  rack: Rack;
  top: MoveBody;
  settings: unknown;
  tileSet: string;
  due: boolean;
}

/**
 * What of the own rounds was missed and is not known yet, what has waited longest first. Nothing is kept for it: how
 * often a top was found since it was missed is read from the rounds played.
 */
function missedRounds({ key, userId }: Person, lexicon: string): Promise<Missed[]> {
  return sql()<Missed[]>`
    with played as (
      select r.run_id, r.number, r.closed_at as at, r.points >= r.top_score and not r.shown as found,
             md5(array_to_string(r.board, '') || ' ' || r.leftover || ' ' || r.drawn) as position
      from alone_round r join alone_run u on u.id = r.run_id
      where (u.person = ${key} or u.user_id = ${userId}) and u.lexicon = ${lexicon} and r.closed_at is not null
    ),
    missed as (select position, max(at) as at from played where not found group by position),
    waiting as (
      select p.position, max(p.at) as last, (array_agg(p.run_id order by p.at desc))[1] as run_id,
             (array_agg(p.number order by p.at desc))[1] as number,
             count(*) filter (where p.found and p.at > m.at) as times
      from played p join missed m using (position) group by p.position
    ),
    planned as (
      select *, last + (${DAYS}::int[])[times + 1] * interval '1 day' as due_at from waiting where times < ${DAYS.length}
    )
    select r.run_id as "runId", r.number, r.board, r.top, u.settings, u.tile_set as "tileSet",
           json_build_object('leftover', r.leftover, 'drawn', r.drawn, 'rejected', r.rejected) as rack,
           w.due_at <= clock_timestamp() as due
    from planned w join alone_round r on r.run_id = w.run_id and r.number = w.number
    join alone_run u on u.id = w.run_id
    order by w.due_at limit ${MOST_LOOKED}`;
}

export async function readTraining(lexicon: string, person: Person): Promise<TrainingView> {
  const all = await missedRounds(person, lexicon);
  const due = all.filter((one) => one.due).length;
  return { due, later: all.length - due };
}

/** Begins a training on what is due; rounds of one format, since a run has one. */
export async function beginTraining(
  person: Person,
  lexicon: string,
  filter: TrainingFilter,
): Promise<{ id: string } | Refusal> {
  const due = (await missedRounds(person, lexicon)).filter((one) => one.due && isWanted(one, filter));
  const [first] = due;
  if (!first) return refuse('nothing-to-train');
  const settings = EventSettings.parse(first.settings);
  const alike = due.filter((one) => EventSettings.parse(one.settings).format === settings.format);
  const plan = alike.slice(0, MOST_ROUNDS).map(({ runId, number }) => ({ runId, number }));
  const id = randomUUID();
  const own: EventSettings = { ...settings, maxRounds: plan.length, checkWords: true, showScores: true };
  await sql()`
    insert into alone_run (id, person, user_id, kind, lexicon, settings, tile_set, timed, plan, counted)
    values (${id}, ${person.key}, ${person.userId}, 'training', ${lexicon}, ${sql().json({ ...own })},
            ${first.tileSet}, false, ${sql().json(plan)}, false)`;
  return { id };
}

/** Tops that lay all seven, hold a letter, or lie along other words. */
function isWanted(
  { top, board, rack, settings, tileSet }: Missed,
  { only, letter }: TrainingFilter,
): boolean {
  if (letter && !top.word.toUpperCase().includes(letter.toUpperCase())) return false;
  if (only === 'all') return true;
  const reading = readMove(
    roundPosition({ tileSet, settings: EventSettings.parse(settings) }, { board, rack }),
    top,
  );
  if (!reading.ok) return false;
  return only === 'seven' ? reading.placed.length >= 7 : reading.words.length > 2;
}

/** Where a training's round was played before. */
export async function plannedRound(
  runId: string,
  number: number,
): Promise<{ runId: string; number: number } | null> {
  const [row] = await sql()<{ plan: { runId: string; number: number }[] | null }[]>`
    select plan from alone_run where id = ${runId}`;
  return row?.plan?.[number - 1] ?? null;
}
