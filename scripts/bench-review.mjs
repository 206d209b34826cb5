// npm run bench:review: how long the pages of a finished event wait for the server.
import { parseArgs } from 'node:util';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { runScript, Stop } from './project.mjs';
import { runTypeScript } from './run-ts.mjs';

const USAGE = `npm run bench:review -- [options]

  --players N  of the event (10000)
  --rounds N   of the event (20)
  --times N    how often each page is asked for (20)
  --json       prints [{ name, first, median, slowest }] alone

Status 1 when a page takes more than 200 ms. Nothing else should run meanwhile; the event takes a minute to make.`;

await runScript(async () => {
  const options = readOptions();
  if (!options) return console.log(USAGE);
  await ensureInstalled({ dev: true });
  await ensureBuilt();
  const { benchReview } = await runTypeScript('tests/load/bench-review.ts');
  process.exit(await benchReview(options));
});

function readOptions() {
  const options = {
    help: { type: 'boolean', short: 'h', default: false },
    players: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '20' },
    times: { type: 'string', default: '20' },
    json: { type: 'boolean', default: false },
  };
  let values;
  try {
    values = parseArgs({ options }).values;
  } catch (error) {
    throw new Stop(`${error.message}\n\n${USAGE}`);
  }
  if (values.help) return null;
  const [players, rounds, times] = [values.players, values.rounds, values.times].map(whole);
  return { players, rounds, times, json: values.json };
}

function whole(text) {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new Stop(`A whole number from 1, not "${text}".\n\n${USAGE}`);
  return value;
}
