import { sql } from '@/lib/db';
import { tileSet } from '@/lib/engine';
import { type DrawnRound, drawnColumns, prepareRound, Refusal, waitForLexicon } from '@/lib/event';
import { emptyGame, formatOf, gameRulesOf, stateAfter } from '@/lib/game';
import { solve } from '@/lib/solver';
import { rivalPoints } from './rivals';
import { aloneRound, type NewRound, storeRound } from './round-row';
import { isShared } from './rules-of';
import type { Run } from './run-row';
import { plannedRound } from './training';

export type Prepared = { kind: 'round' } | { kind: 'over'; reason: string };

/** Makes sure that a round of a run is there, solved, before it opens; two at once store the same. */
export async function prepareAlone(run: Run, number: number): Promise<Prepared | Refusal> {
  if (await aloneRound(run.id, number)) return { kind: 'round' };
  const made = await source(run)(run, number);
  if (made instanceof Refusal || 'kind' in made) return made;
  await storeRound(run.id, made, await rivalPoints(run, made));
  return { kind: 'round' };
}

/**
 * The rounds that are left, where others play the same ones: who ends such a run early is measured by all tops. Not of an
 * event that is played at this moment: its coming rounds are its own.
 */
export async function prepareRest(run: Run): Promise<Refusal | null> {
  if (!isShared(run) || (await isPlayed(run))) return null;
  for (let number = run.round + 1; ; number++) {
    const prepared = await prepareAlone(run, number);
    if (prepared instanceof Refusal) return prepared;
    if (prepared.kind === 'over') return null;
  }
}

async function isPlayed({ event }: Run): Promise<boolean> {
  if (!event) return false;
  const found = await sql()`select 1 from event where id = ${event.id} and status in ('running', 'paused')`;
  return found.length > 0;
}

function source({ kind, event }: Run): (run: Run, number: number) => Promise<Made> {
  if (kind === 'training') return fromPlan;
  return event ? fromEvent : drawn;
}

type Made = NewRound | Extract<Prepared, { kind: 'over' }> | Refusal;

/** A round of an event, however that ended. */
type SourceRound = { id: string } & DrawnRound;

/** A finished event's rounds as they were played; those of one that waits as homework are drawn now, once for all. */
async function fromEvent({ event }: Run, number: number): Promise<Made> {
  if (!event) return { kind: 'over', reason: 'rounds-played' };
  const [row] = await sql()<{ finished: boolean }[]>`
    select status = 'finished' as finished from event where id = ${event.id}`;
  if (row?.finished) {
    const [round] = await sql()<SourceRound[]>`
      select r.id, ${drawnColumns()} from round r where game_id = ${event.gameId} and status = 'closed'
      order by number limit 1 offset ${number - 1}`;
    return round ? taken(round, number) : { kind: 'over', reason: 'rounds-played' };
  }
  const notReady = await waitForLexicon(event.settings.lexicon);
  if (notReady) return notReady;
  const prepared = await prepareRound(event, number);
  if (prepared.kind === 'round') return taken(prepared.round, number);
  return { kind: 'over', reason: prepared.kind === 'over' ? prepared.reason : 'rounds-played' };
}

const taken = (round: SourceRound, number: number): NewRound => ({ ...round, number, sourceId: round.id });

/** As it was played before. */
async function fromPlan(run: Run, number: number): Promise<Made> {
  const planned = await plannedRound(run.id, number);
  if (planned && 'roundId' in planned) {
    const [round] = await sql()<
      SourceRound[]
    >`select r.id, ${drawnColumns()} from round r where id = ${planned.roundId}`;
    return round ? taken(round, number) : { kind: 'over', reason: 'rounds-played' };
  }
  const round = planned && (await aloneRound(planned.runId, planned.number));
  return round ? { ...round, number } : { kind: 'over', reason: 'rounds-played' };
}

/** By the run's own seed. */
async function drawn(run: Run, number: number): Promise<Made> {
  const { settings, seed } = run;
  if (seed === null) return { kind: 'over', reason: 'rounds-played' };
  const notReady = await waitForLexicon(settings.lexicon);
  if (notReady) return notReady;
  const tiles = tileSet(run.tileSet);
  const last = number === 1 ? null : await aloneRound(run.id, number - 1);
  if (number > 1 && !last) throw new Error(`round ${number - 1} of a run is missing`);
  const result = await solve({
    kind: 'prepare',
    lexicon: settings.lexicon,
    rules: gameRulesOf(settings),
    seed,
    number,
    state: last ? stateAfter(tiles, last, formatOf(settings)) : emptyGame(tiles),
  });
  if (result.kind === 'over') return result;
  if (result.kind === 'fault') throw new Error('a drawn round cannot be faulty');
  const { kind: _, ...round } = result;
  return { ...round, number, sourceId: null };
}
