export interface Percentiles {
  p50: number;
  p95: number;
  p99: number;
  max: number;
}

/** Of any number of values; rounded to whole ones. */
export function percentiles(values: readonly number[]): Percentiles {
  const sorted = Float64Array.from(values).sort();
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0);
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

/** What a run has shown. Times in ms, memory in MB. */
export interface LiveFigures {
  players: number;
  games: number;
  rounds: number;
  sent: number;
  acknowledged: number;
  counted: number;
  lost: number;
  wronglyLate: number;
  /** from the first byte of a slip, its connection included, to the answer */
  ackMs: Percentiles;
  /** from the moment when a round's time and grace are over to the result, own points and rank included */
  screenMs: Percentiles;
  /** how late the generator itself was: what it measures is at least as much too high */
  generatorMs: Percentiles;
  rssMb: number;
  /** points, totals and ranks on the screens that are not what they should be */
  wrong: number;
  /** bytes of a player's stream in one round */
  bytesPerRound: Percentiles;
  /** what each round took */
  lines: string[];
}

export interface Tier {
  name: string;
  ackP99: number;
  screenP99: number;
  rssMb: number;
}

const HEADLINE: Tier = { name: 'headline', ackP99: 500, screenP99: 750, rssMb: 700 };
const MANY_GAMES: Tier = { name: 'many games', ackP99: 250, screenP99: 500, rssMb: 700 };
const ORDINARY: Tier = { name: 'ordinary', ackP99: 250, screenP99: 500, rssMb: 400 };

/** What a run of this size has to reach; null: small runs only report. */
export function tierOf(players: number, games: number): Tier | null {
  if (games > 1) return MANY_GAMES;
  if (players > 2000) return HEADLINE;
  return players > 500 ? ORDINARY : null;
}

/** What was missed, one line each. A slip lost, or wrongly late, is a fault in every tier. */
export function faultsOf(figures: LiveFigures, tier: Tier | null): string[] {
  const { lost, wronglyLate, wrong, sent, acknowledged, ackMs, screenMs, rssMb } = figures;
  const faults = [
    ...(lost > 0 ? [`${lost} acknowledged slips did not count`] : []),
    ...(wronglyLate > 0 ? [`${wronglyLate} slips sent in time were refused as late`] : []),
    ...(acknowledged + wronglyLate < sent
      ? [`${sent - acknowledged - wronglyLate} slips were refused, or sent too late by this machine`]
      : []),
    ...(wrong > 0 ? [`${wrong} results on screens were wrong or missing`] : []),
  ];
  if (!tier) return faults;
  const over = (what: string, value: number, most: number) =>
    value > most ? [`${what}: ${value}, at most ${most}`] : [];
  return [
    ...faults,
    ...over('acknowledged, p99, ms', ackMs.p99, tier.ackP99),
    ...over('result on every screen, p99, ms', screenMs.p99, tier.screenP99),
    ...over('memory of the server, MB', rssMb, tier.rssMb),
  ];
}

export function tableText(figures: LiveFigures, tier: Tier | null): string {
  const { ackMs, screenMs, generatorMs, bytesPerRound } = figures;
  const line = (name: string, p: Percentiles, limit?: number) =>
    `${name.padEnd(34)}${[p.p50, p.p95, p.p99, p.max].map((value) => String(value).padStart(9)).join('')}${
      limit === undefined ? '' : `   (p99 at most ${limit})`
    }`;
  return [
    `${figures.players} players in ${figures.games} ${figures.games > 1 ? 'games' : 'game'}, ${figures.rounds} rounds`,
    '',
    `${''.padEnd(34)}      p50      p95      p99      max`,
    line('slip acknowledged, ms', ackMs, tier?.ackP99),
    line('result on screens, ms', screenMs, tier?.screenP99),
    line('generator late by, ms', generatorMs),
    line('stream of a player, bytes a round', bytesPerRound),
    '',
    `sent ${figures.sent}, acknowledged ${figures.acknowledged}, counted ${figures.counted}, ` +
      `lost ${figures.lost}, wrongly late ${figures.wronglyLate}, wrong results ${figures.wrong}`,
    ...figures.lines,
    `memory of the server at most ${figures.rssMb} MB${tier ? `   (at most ${tier.rssMb})` : ''}`,
  ].join('\n');
}
