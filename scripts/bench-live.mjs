// npm run bench:live: plays events with thousands of players on a service of its own and measures what they see.
import { parseArgs } from 'node:util';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { runScript, Stop } from './project.mjs';
import { runTypeScript } from './run-ts.mjs';

const USAGE = `npm run bench:live -- [options]

  --players N      players in all (2000)
  --games N        events they play in, all at the same time (1)
  --rounds R       rounds (3)
  --burst SECONDS  everybody sends within the last so many seconds of a round (3)
  --fresh          each slip on a new connection (kept ones, as browsers have them, or a proxy)
  --json           prints { players, sent, acknowledged, counted, lost, wronglyLate, ackMs, screenMs, rssMb, … } alone

Server, database and load generator share this machine; nothing else should run meanwhile. Status 1 when a slip was
lost, or a figure of the tier was missed: ordinary (up to 2,000 players), headline (more), many games.
With --json run it as "npm run --silent bench:live -- --json".`;

await runScript(async () => {
  const options = readOptions();
  if (!options) return console.log(USAGE);
  await ensureInstalled({ dev: true });
  await ensureBuilt();
  const { benchLive } = await runTypeScript('tests/load/bench-live.ts');
  process.exit(await benchLive(options));
});

function readOptions() {
  const number = (usual) => ({ type: 'string', default: String(usual) });
  const options = {
    help: { type: 'boolean', short: 'h', default: false },
    players: number(2000),
    games: number(1),
    rounds: number(3),
    burst: number(3),
    fresh: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  };
  let values;
  try {
    values = parseArgs({ options }).values;
  } catch (error) {
    throw new Stop(`${error.message}\n\n${USAGE}`);
  }
  if (values.help) return null;
  const { players, games, rounds, burst, fresh, json } = values;
  return {
    players: whole(players),
    games: whole(games),
    rounds: whole(rounds),
    burst: Number(burst) || 3,
    fresh,
    json,
  };
}

function whole(text) {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new Stop(`A whole number from 1, not "${text}".\n\n${USAGE}`);
  return value;
}
