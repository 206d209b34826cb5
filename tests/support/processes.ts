import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';

/** A bundled TypeScript program that tests can start several times. */
export interface Program {
  start(...args: string[]): RunningProgram;
  remove(): void;
}

export interface RunningProgram {
  process: ChildProcess;
  /** The next line that it prints, as JSON; fails with what it said when it ends instead. */
  next<T>(): Promise<T>;
  /** Sends a signal and waits for the end; gives the status, or the signal that killed it. */
  end(signal?: NodeJS.Signals): Promise<number | NodeJS.Signals | null>;
}

/** Bundles a file of the project for plain Node, inside the project so that its packages are found. */
export async function bundleProgram(entry: string): Promise<Program> {
  const root = process.cwd();
  const dir = mkdtempSync(path.join(root, 'node_modules', '.onerack-test-'));
  const outfile = path.join(dir, 'program.mjs');
  await build({
    entryPoints: [path.join(root, entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    alias: { '@': root },
    logLevel: 'error',
  });
  return {
    start: (...args) =>
      follow(spawn(process.execPath, [outfile, ...args], { stdio: ['pipe', 'pipe', 'pipe'] })),
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}

function follow(child: ChildProcess): RunningProgram {
  let errors = '';
  child.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  const lines = createInterface({ input: child.stdout! })[Symbol.asyncIterator]();
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('close', (status, signal) => resolve(status ?? signal));
  });
  return {
    process: child,
    async next<T>() {
      const { value, done } = await lines.next();
      if (done) throw new Error(`ended with ${await ended}: ${errors}`);
      return JSON.parse(value) as T;
    },
    end(signal) {
      if (signal) child.kill(signal);
      return ended;
    },
  };
}
