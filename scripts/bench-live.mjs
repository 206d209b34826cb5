// npm run bench:live: plays events with thousands of players on a service of its own and measures what they see.
import { count, runBench } from './bench.mjs';
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

const options = {
  players: count(2000),
  games: count(1),
  rounds: count(3),
  burst: { type: 'string', default: '3' },
  fresh: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
};

await runBench(USAGE, options, async ({ players, games, rounds, burst, fresh, json }) => {
  const { benchLive } = await runTypeScript('tests/load/bench-live.ts');
  return benchLive({ players, games, rounds, burst: Number(burst) || 3, fresh, json });
});
