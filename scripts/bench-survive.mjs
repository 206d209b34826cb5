// npm run bench:survive: lets everything break that may break while games are played, and counts what was lost.
import { parseArgs } from 'node:util';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { runScript, Stop } from './project.mjs';
import { runTypeScript } from './run-ts.mjs';

await runScript(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      json: { type: 'boolean', default: false },
      small: { type: 'boolean', default: false },
    },
  });
  await ensureInstalled({ dev: true });
  await ensureBuilt();
  const { benchSurvive, SCENARIOS } = await runTypeScript('tests/load/survive/bench-survive.ts');
  const known = Object.keys(SCENARIOS);
  if (values.help) return console.log(usage(known));
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown) throw new Stop(`There is no scenario "${unknown}".\n\n${usage(known)}`);
  const names = known.filter((name) => positionals.length === 0 || positionals.includes(name));
  process.exit(await benchSurvive(names, values));
});

function usage(known) {
  return `npm run bench:survive -- [scenario…] [--json] [--small]

Scenarios: ${known.join(', ')}.
Each starts services of its own; nothing else should run on this machine meanwhile. --small plays them as "npm test"
does. Status 1 when a slip was lost or counted wrongly, or anything else was not as it must be.
With --json run it as "npm run --silent bench:survive -- --json".`;
}
