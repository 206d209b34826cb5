// What all scripts share. Plain Node without any package: they run before anything is installed.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A fault to be shown as its message alone. */
export class Stop extends Error {}

/** Runs `main` in the project's folder; a `Stop` ends it with one line, anything else with its stack. */
export async function runScript(main) {
  try {
    needNode();
    process.chdir(ROOT);
    readDotEnv();
    // Nothing that we start calls home.
    process.env.NEXT_TELEMETRY_DISABLED ??= '1';
    process.env.CHECKPOINT_DISABLE ??= '1';
    process.env.PRISMA_HIDE_UPDATE_MESSAGE ??= '1';
    await main();
  } catch (error) {
    console.error(error instanceof Stop ? `\n${error.message}\n` : error);
    process.exit(1);
  }
}

function needNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Stop(
    `Onerack needs Node 20.19 or newer; this is ${process.versions.node}. See https://nodejs.org`,
  );
}

/** Settings from `.env`; what the environment says already wins. */
function readDotEnv() {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

/**
 * Runs a program to its end. With `quiet` its output is shown only when it fails. Resolves with
 * `{ status, output }`; status is null when a signal ended it.
 */
export function run(program, args, { env = {}, quiet = false, timeoutMs } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      timeout: timeoutMs,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, output }));
  });
}

/** Runs the JavaScript of an installed package, as `npx` would, without asking npm. */
export function runTool(file, args, options) {
  return run(process.execPath, [path.join('node_modules', file), ...args], options);
}

/** Like `run`, quiet; throws a `Stop` with what the program said when it fails. */
export async function must(what, running) {
  const { status, output } = await running;
  if (status !== 0) throw new Stop(`${output.trim()}\n\n${what} failed.`);
}

export function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
