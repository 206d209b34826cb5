// npm run bench:page: what the player's page costs a phone, and three hundred of them at once.
import { parseArgs } from 'node:util';
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { runScript, Stop } from './project.mjs';
import { runTypeScript } from './run-ts.mjs';

const USAGE = `npm run bench:page -- [options]

  --phones N       phones that load the page at the same time (300)
  --watch SECONDS  how long a waiting page is watched (20)
  --json           prints { scriptBytes, boardMs, shift, lobbyShare, roundShare, phonesMs, … } alone

Measured in Chromium (ONERACK_CHROMIUM names one, else one is looked for); nothing else should run meanwhile.
Status 1 when a figure is missed. With --json run it as "npm run --silent bench:page -- --json".`;

await runScript(async () => {
  const options = readOptions();
  if (!options) return console.log(USAGE);
  await ensureInstalled({ dev: true });
  await ensureBuilt();
  process.env.ONERACK_CHROMIUM = await ensureChromium();
  const { benchPage } = await runTypeScript('tests/load/bench-page.ts');
  process.exit(await benchPage(options));
});

function readOptions() {
  const options = {
    help: { type: 'boolean', short: 'h', default: false },
    phones: { type: 'string', default: '300' },
    watch: { type: 'string', default: '20' },
    json: { type: 'boolean', default: false },
  };
  let values;
  try {
    values = parseArgs({ options }).values;
  } catch (error) {
    throw new Stop(`${error.message}\n\n${USAGE}`);
  }
  if (values.help) return null;
  return { phones: whole(values.phones), watch: whole(values.watch), json: values.json };
}

function whole(text) {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new Stop(`A whole number from 1, not "${text}".\n\n${USAGE}`);
  return value;
}
