/*
 * Scores are derived: everything here follows from the slips as they were judged and the newest ruling on
 * each, so a ruling changes totals, solos, warnings and ranks at once. Written to be read, and to be the
 * measure of faster ways to the same numbers.
 */
import { lastRounds, negative, percentage, sharedRanks } from './ranks';
import { type CountedSlip, NOTHING, newestRulings, type Ruling, ruled, type SlipScore } from './rulings';
import { SOLO_RULES, type SoloPreset, type SoloRule, soloBonus, soloOf } from './solo';

export interface RankedRound {
  /** through the whole event */
  number: number;
  /** which of the event's games it belongs to; left out: the first */
  game?: number;
  topScore: number;
  /** by player; late and withdrawn slips are not in it */
  slips: ReadonlyMap<string, CountedSlip>;
}

export interface StandingsInput {
  /**
   * `joined`: number of the first round that the player could play; left out: 1. `simulated`: no person: ranked, but for
   * solos and averages not there.
   */
  players: readonly { id: string; joined?: number; simulated?: boolean }[];
  /** closed rounds in rising order, cancelled ones left out */
  rounds: readonly RankedRound[];
  rulings?: readonly Ruling[];
  /** a preset, or own numbers */
  soloPreset: SoloPreset | SoloRule;
  /** warnings that cost nothing; see freeWarnings of formats.ts. Default 3 */
  freeWarnings?: number;
  /**
   * The last game is over, as those before it are: each takes off its warnings beyond the free ones. Default false
   */
  finished?: boolean;
  /** `last-rounds`: equal totals are told apart by the last round, then the one before, and so on */
  ties?: 'shared' | 'last-rounds';
}

export interface PlayerRound {
  number: number;
  /** null: not there yet, which counts 0 */
  points: number | null;
  /** for a solo, included in no other number of this line */
  bonus: number;
  solo: boolean;
  mark: SlipScore['mark'];
}

export interface Standing {
  id: string;
  /** shared: 1, 2, 2, 4; null for a player with neither a slip nor a ruling */
  rank: number | null;
  rounds: PlayerRound[];
  /** points and solo bonuses, less deductions */
  total: number;
  /** total minus the sum of all tops */
  negative: number;
  /** of the sum of all tops, one decimal */
  percentage: number;
  /** rounds in which the player was alone with the best score and the rule rewards it */
  solos: number;
  bonus: number;
  /** rounds with a warning */
  warnings: number;
  /** rounds with −5 */
  penalties: number;
  /** points taken off for warnings at the ends of games */
  deducted: number;
}

/** What each warning past the free ones costs at the end of a game, in points. */
export const COST_OF_WARNING = 5;

/** In the order of the ranking; equals in the order of the input; players who never played come last. */
export function standings(input: StandingsInput): Standing[] {
  const rulings = newestRulings(input.rulings ?? []);
  const played = whoPlayed(input, rulings);
  const scored = input.rounds.map((round) => scoreRound(input, round, rulings.get(round.number), played));
  const rule = typeof input.soloPreset === 'string' ? SOLO_RULES[input.soloPreset] : input.soloPreset;
  const people = new Set(input.players.filter(({ simulated }) => !simulated).map(({ id }) => id));
  const activeIn = rulesByGame(input, rulings, rule);
  const solos = scored.map((round) =>
    soloOf([...round].flatMap(([id, score]) => (people.has(id) ? [[id, score.compared] as const] : []))),
  );

  const rows = input.players.map(({ id, joined = 1 }) => {
    const left = new Map<number, number>();
    const rounds = input.rounds.map((round, index): PlayerRound => {
      const score = scored[index]!.get(id);
      const game = gameOf(round);
      const active = activeIn.get(game);
      const solo = active !== undefined && solos[index]?.playerId === id;
      const most = left.get(game) ?? active?.perGame ?? Number.POSITIVE_INFINITY;
      const bonus = solo ? Math.min(most, soloBonus(active, solos[index]!.score, round.topScore)) : 0;
      left.set(game, most - bonus);
      const isAbsent = joined > round.number && !round.slips.has(id) && !rulings.get(round.number)?.has(id);
      const { points, mark } = score ?? NOTHING;
      return { number: round.number, points: isAbsent ? null : points, bonus, solo, mark };
    });
    return summed(input, id, rounds);
  });
  return ranked(rows, played, input.ties ?? 'shared');
}

const gameOf = ({ game = 1 }: Pick<RankedRound, 'game'>) => game;

type RoundRulings = ReadonlyMap<string, Ruling> | undefined;

/** The rule of solos in each game that has the people for it. */
function rulesByGame(
  input: StandingsInput,
  rulings: ReadonlyMap<number, RoundRulings>,
  rule: SoloRule | null,
): Map<number, SoloRule> {
  const active = new Map<number, SoloRule>();
  const people = input.players.filter(({ simulated }) => !simulated);
  for (const game of new Set(input.rounds.map(gameOf))) {
    const rounds = input.rounds.filter((round) => gameOf(round) === game);
    if (rule && whoPlayed({ players: people, rounds }, rulings).size >= rule.minPlayers)
      active.set(game, rule);
  }
  return active;
}

/** Players with a slip or a ruling in a round that counts. */
function whoPlayed(
  input: Pick<StandingsInput, 'players' | 'rounds'>,
  rulings: ReadonlyMap<number, RoundRulings>,
): Set<string> {
  const ids = input.players.map(({ id }) => id);
  return new Set(
    ids.filter((id) =>
      input.rounds.some(({ number, slips }) => slips.has(id) || rulings.get(number)?.has(id)),
    ),
  );
}

/** The score of everybody who takes part in the game and was there, with or without a slip. */
function scoreRound(
  { players }: StandingsInput,
  round: RankedRound,
  rulings: RoundRulings,
  played: ReadonlySet<string>,
): Map<string, SlipScore> {
  const present = players.filter(
    ({ id, joined = 1 }) =>
      played.has(id) && (joined <= round.number || round.slips.has(id) || rulings?.has(id)),
  );
  const score = (id: string, average: number) => ruled(round.slips.get(id), rulings?.get(id), average);
  // Averages are left out of the average, so it is the same for all who get it.
  const others = present.filter(({ id, simulated }) => !simulated && rulings?.get(id)?.kind !== 'average');
  const sum = others.reduce((total, { id }) => total + score(id, 0).points, 0);
  const average = others.length > 0 ? Math.floor(sum / others.length) : 0;
  return new Map(present.map(({ id }) => [id, score(id, average)]));
}

const add = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** What warnings cost in the games that are over. `rounds` are those of the input, as one player has played them. */
function deductedIn(input: StandingsInput, rounds: readonly PlayerRound[]): number {
  const last = Math.max(0, ...input.rounds.map(gameOf));
  const warnings = new Map<number, number>();
  for (const [index, round] of input.rounds.entries()) {
    const game = gameOf(round);
    if (game === last && !input.finished) continue;
    if (rounds[index]?.mark === 'warning') warnings.set(game, (warnings.get(game) ?? 0) + 1);
  }
  const costly = [...warnings.values()].map((count) => Math.max(0, count - (input.freeWarnings ?? 3)));
  return add(costly) * COST_OF_WARNING;
}

function summed(input: StandingsInput, id: string, rounds: PlayerRound[]): Standing {
  const tops = add(input.rounds.map(({ topScore }) => topScore));
  const warnings = rounds.filter(({ mark }) => mark === 'warning').length;
  const deducted = deductedIn(input, rounds);
  const bonus = add(rounds.map((round) => round.bonus));
  const total = add(rounds.map(({ points }) => points ?? 0)) + bonus - deducted;
  return {
    id,
    rank: null,
    rounds,
    total,
    negative: negative(total, tops),
    percentage: percentage(total, tops),
    solos: rounds.filter(({ solo }) => solo).length,
    bonus,
    warnings,
    penalties: rounds.filter(({ mark }) => mark === 'penalty').length,
    deducted,
  };
}

function ranked(rows: readonly Standing[], played: ReadonlySet<string>, ties: 'shared' | 'last-rounds') {
  const order = (a: Standing, b: Standing) => b.total - a.total || (ties === 'shared' ? 0 : lastRounds(a, b));
  const sorted = rows.filter(({ id }) => played.has(id)).sort(order);
  const ranks = sharedRanks(sorted, (a, b) => order(a, b) === 0);
  return [
    ...sorted.map((row, index): Standing => ({ ...row, rank: ranks[index]! })),
    ...rows.filter(({ id }) => !played.has(id)),
  ];
}
