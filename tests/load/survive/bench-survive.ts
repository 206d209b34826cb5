import { badLinks } from './bad-links';
import { killDatabase } from './kill-database';
import { killServer } from './kill-server';
import type { Outcome, Scenario, Size } from './outcome';
import { processes } from './processes';
import { proxy } from './proxy';
import { refusals } from './refusals';
import { refusedWrites } from './refused-writes';

/** By the names that the command takes, in the order in which they run. */
export const SCENARIOS: Record<string, Scenario> = {
  'kill-server': killServer,
  'kill-database': killDatabase,
  processes,
  proxy,
  'refused-writes': refusedWrites,
  'bad-links': badLinks,
  refusals,
};

/** Runs scenarios at full size, prints what they have shown, and gives the status to leave with. */
export async function benchSurvive(
  names: readonly string[],
  { json, small }: { json: boolean; small: boolean },
): Promise<number> {
  const outcomes: Record<string, Outcome> = {};
  for (const name of names) {
    const began = performance.now();
    if (!json) console.log(`\n${name}`);
    const outcome = await runOne(SCENARIOS[name] as Scenario, small ? 'small' : 'full');
    outcomes[name] = outcome;
    if (json) continue;
    for (const [what, value] of Object.entries(outcome.figures)) console.log(`  ${what.padEnd(46)}${value}`);
    for (const fault of outcome.faults) console.log(`  ✗ ${fault}`);
    console.log(`  (${Math.round((performance.now() - began) / 1000)} s)`);
  }
  if (json) console.log(JSON.stringify(outcomes));
  return Object.values(outcomes).some(({ faults }) => faults.length > 0) ? 1 : 0;
}

async function runOne(scenario: Scenario, size: Size): Promise<Outcome> {
  try {
    return await scenario(size);
  } catch (error) {
    return { figures: {}, faults: [error instanceof Error ? (error.stack ?? error.message) : String(error)] };
  }
}
