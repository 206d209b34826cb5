// npm run bench:review: how long the pages of a finished event wait for the server.
import { count, runBench } from './bench.mjs';
import { runTypeScript } from './run-ts.mjs';

const USAGE = `npm run bench:review -- [options]

  --players N  of the event (10000)
  --rounds N   of the event (20)
  --times N    how often each page is asked for (20)
  --json       prints [{ name, first, median, slowest }] alone

Status 1 when a page takes more than 200 ms. Nothing else should run meanwhile; the event takes a minute to make.`;

const options = {
  players: count(10_000),
  rounds: count(20),
  times: count(20),
  json: { type: 'boolean', default: false },
};

await runBench(USAGE, options, async ({ players, rounds, times, json }) => {
  const { benchReview } = await runTypeScript('tests/load/bench-review.ts');
  return benchReview({ players, rounds, times, json });
});
