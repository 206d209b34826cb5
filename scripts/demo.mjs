// npm run demo: starts the service, unless one answers already, and plays an event with simulated players.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { runScript, Stop } from './project.mjs';
import { runTypeScript } from './run-ts.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';

const DEFAULTS = { players: 40, rounds: 6, seconds: 12, gap: 4, wait: 10 };

await runScript(async () => {
  const options = readOptions();
  stopWithNpm();
  await ensureInstalled();
  await ensureBuilt();
  process.env.NODE_ENV ??= 'production';
  const base = `http://localhost:${process.env.PORT ?? 3000}`;
  const started = !(await answers(base));
  if (started) await import(pathToFileURL(path.resolve('build/server.mjs')).href);
  await untilUp(base);
  const { playDemo } = await runTypeScript('scripts/demo/play-demo.ts');
  await playDemo(base, options);
  if (started) console.log('The service goes on: Ctrl-C stops it.\n');
});

function readOptions() {
  const options = Object.fromEntries(Object.keys(DEFAULTS).map((name) => [name, { type: 'string' }]));
  const { values } = parseArgs({ options });
  return Object.fromEntries(
    Object.entries(DEFAULTS).map(([name, usual]) => {
      const value = Number(values[name] ?? usual);
      if (!Number.isInteger(value) || value < 0) throw new Stop(`--${name} takes a whole number.`);
      return [name, value];
    }),
  );
}

async function answers(base) {
  try {
    return (await fetch(`${base}/api/health`)).ok;
  } catch {
    return false;
  }
}

async function untilUp(base) {
  for (let tries = 0; tries < 600; tries++) {
    if (await answers(base)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Stop(`The service does not answer at ${base}.`);
}
