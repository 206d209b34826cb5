// npm run bench:page: what the player's page costs a phone, and three hundred of them at once.
import { count, runBench } from './bench.mjs';
import { ensureChromium } from './chromium.mjs';
import { runTypeScript } from './run-ts.mjs';

const USAGE = `npm run bench:page -- [options]

  --phones N       phones that load the page at the same time (300)
  --watch SECONDS  how long a waiting page is watched (20)
  --json           prints { scriptBytes, boardMs, shift, lobbyShare, roundShare, phonesMs, … } alone

Measured in Chromium (ONERACK_CHROMIUM names one, else one is looked for); nothing else should run meanwhile.
Status 1 when a figure is missed. With --json run it as "npm run --silent bench:page -- --json".`;

const options = {
  phones: count(300),
  watch: count(20),
  json: { type: 'boolean', default: false },
};

await runBench(USAGE, options, async ({ phones, watch, json }) => {
  process.env.ONERACK_CHROMIUM = await ensureChromium();
  const { benchPage } = await runTypeScript('tests/load/bench-page.ts');
  return benchPage({ phones, watch, json });
});
