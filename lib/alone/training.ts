import { newId, sql } from '@/lib/db';
import { readMove } from '@/lib/engine';
import { type Refusal, refuse, roundPosition } from '@/lib/event';
import { EventSettings, type TrainingFilter, type TrainingView } from '@/lib/http/schemas';
import { findLexicon } from '@/lib/lexicons';
import { type Missed, missedRounds, noteSeats, type PlayedAt, type Trainee } from './missed-rounds';

const MOST_ROUNDS = 10;

export async function readTraining(lexicon: string, trainee: Trainee): Promise<TrainingView> {
  await noteSeats(trainee);
  const all = await missedRounds(trainee, lexicon);
  const due = all.filter((one) => one.due).length;
  return { due, later: all.length - due };
}

/** Begins a training on what is due; rounds of one format, since a run has one. */
export async function beginTraining(
  trainee: Trainee,
  lexicon: string,
  filter: TrainingFilter,
): Promise<{ id: string } | Refusal> {
  const source = await findLexicon(lexicon);
  const missed = source ? await missedRounds(trainee, lexicon) : [];
  const due = missed.filter((one) => one.due && isWanted(one, filter, source?.tileSet ?? ''));
  const [first] = due;
  if (!first || !source) return refuse('nothing-to-train');
  const { person } = trainee;
  const settings = EventSettings.parse(first.settings);
  const alike = due.filter((one) => EventSettings.parse(one.settings).format === settings.format);
  const plan = alike.slice(0, MOST_ROUNDS).map(({ at }) => at);
  const id = newId();
  const own: EventSettings = {
    ...settings,
    maxRounds: plan.length,
    checkWords: true,
    showScores: true,
    entry: 'assisted',
  };
  await sql()`
    insert into alone_run (id, person, user_id, kind, lexicon, settings, tile_set, timed, plan, counted)
    values (${id}, ${person.key}, ${person.userId}, 'training', ${lexicon}, ${sql().json({ ...own })},
            ${source.tileSet}, false, ${sql().json(plan)}, false)`;
  return { id };
}

/** Tops that lay all seven, hold a letter, or lie along other words. */
function isWanted(
  { top, board, rack, settings }: Missed,
  { only, letter }: TrainingFilter,
  tileSet: string,
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
export async function plannedRound(runId: string, number: number): Promise<PlayedAt | null> {
  const [row] = await sql()<{ plan: PlayedAt[] | null }[]>`
    select plan from alone_run where id = ${runId}`;
  return row?.plan?.[number - 1] ?? null;
}
