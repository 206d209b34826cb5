import { chanceOf, nameLanguage, roundPosition, simulatedNames } from '@/lib/event';
import { formatOf, rackTiles, type Strength, sharedRanks, simulatedMove } from '@/lib/game';
import type { BeginDrawnRun, RunView } from '@/lib/http/schemas';
import { solve } from '@/lib/solver';
import type { AloneRound, NewRound } from './round-row';
import type { Run } from './run-row';

/** The simulated opponents of a solitaire. */
export interface Rivals {
  strength: Strength;
  names: string[];
}

export function rivalsOf({ kind, rivals }: BeginDrawnRun): Rivals | null {
  if (kind !== 'solitaire' || !rivals) return null;
  const { count, strength, language } = rivals;
  return { strength, names: simulatedNames(nameLanguage(language)).slice(0, count) };
}

const MOST_MOVES = 20_000;

/** What each of them finds in a round, by the run's seed; by the same rule as in the rooms of events. */
export async function rivalPoints(run: Run, round: NewRound): Promise<number[]> {
  const { rivals, seed, settings } = run;
  if (!rivals || seed === null) return [];
  const { rules } = formatOf(settings);
  const rack = rackTiles(round.rack);
  const job = { kind: 'moves', lexicon: settings.lexicon, rules, board: round.board, rack } as const;
  const { moves } = await solve({ ...job, most: MOST_MOVES });
  const position = roundPosition(run, round);
  return rivals.names.map((name) => {
    const chance = chanceOf(`${seed} ${name}`);
    const { strength } = rivals;
    return simulatedMove({ position, moves, strength, round: round.number, chance })?.score ?? 0;
  });
}

/** Oneself and the opponents after the rounds that are over, best first. */
export function rivalRows({ rivals, total }: Run, closed: readonly AloneRound[]): RunView['rivals'] {
  const last = closed.at(-1);
  if (!rivals || !last) return [];
  const others = rivals.names.map((name, index) => ({
    name,
    total: closed.reduce((sum, round) => sum + (round.rivals[index] ?? 0), 0),
    points: last.rivals[index] ?? 0,
  }));
  const rows = [{ name: null, total, points: last.points }, ...others].sort((a, b) => b.total - a.total);
  const ranks = sharedRanks(rows, (a, b) => a.total === b.total);
  return rows.map((row, index) => ({ ...row, rank: ranks[index] ?? 0 }));
}
