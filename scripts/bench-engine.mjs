// npm run bench:engine: times the engine against the textbook solver, in fresh processes.
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { bundle } from './bundle.mjs';
import { ensureInstalled } from './install.mjs';
import { runScript, Stop } from './project.mjs';
import { runTypeScript } from './run-ts.mjs';

const USAGE = `npm run bench:engine -- [options]

  --positions FILE  JSON lines { id, board, rack, format? }; the golden positions if left out
  --rounds N        fresh processes for each solver, of which the best time of a position counts (3)
  --json            prints { positions, engine, reference, ratio } in microseconds and nothing else
  --check           status 1 when the engine is not as much faster as it has to be, or an alphabet of more than
                    31 letters costs more than 40 %

With --json run it as "npm run --silent bench:engine -- --json". It takes some minutes, and nothing else should
run meanwhile. Real-time priority does harm: the kernel stops such processes for a twentieth of each second.`;

// Files are meant from where npm was called.
const from = process.env.INIT_CWD ?? process.cwd();

await runScript(async () => {
  const { help, positions, rounds, json, check } = readOptions();
  if (help) {
    console.log(USAGE);
    return;
  }
  await ensureInstalled({ dev: true });
  const dir = mkdtempSync(path.resolve('node_modules', '.onerack-bench-'));
  try {
    await bundle([{ in: 'tests/bench/process.ts', out: 'process' }], { outdir: dir });
    const { benchEngine } = await runTypeScript('tests/bench/bench-engine.ts');
    process.exitCode = await benchEngine({
      positions: positions ? path.resolve(from, positions) : null,
      rounds: wholeNumber(rounds),
      json,
      check,
      program: path.join(dir, 'process.mjs'),
    });
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
});

function readOptions() {
  const flag = { type: 'boolean', default: false };
  const options = {
    help: { ...flag, short: 'h' },
    positions: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    json: flag,
    check: flag,
  };
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw new Stop(`${error.message}\n\n${USAGE}`);
  }
}

function wholeNumber(text) {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Stop('--rounds takes a whole number from 1.');
  return value;
}
