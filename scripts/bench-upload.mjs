// npm run bench:upload: how long a service takes to make a lexicon of a large list, and how much memory.
import { count, runBench } from './bench.mjs';
import { runTypeScript } from './run-ts.mjs';

const USAGE = `npm run bench:upload -- [options]

  --words N  in each list (1000000)
  --json     prints [{ list, words, seconds, restMb, peakMb, allPeakMb }] alone
  --check    status 1 when a list takes more than 20 s or 500 MB

Uploads a Polish list, and one of seeded random letters, each to a service of its own, as a host does. Memory is
what the whole service holds (resident, 10^6 bytes) while it waits and at most; PostgreSQL is not counted.
Nothing else should run meanwhile. With --json run it as "npm run --silent bench:upload -- --json".`;

const options = {
  words: count(1_000_000),
  json: { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
};

await runBench(USAGE, options, async ({ words, json, check }) => {
  const { benchUpload } = await runTypeScript('tests/load/bench-upload.ts');
  return benchUpload({ words, json, check });
});
