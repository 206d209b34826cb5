import path from 'node:path';
import { build } from 'esbuild';

/** Threads run bundled code; the tests' threads run today's. */
export async function setup(): Promise<void> {
  await build({
    entryPoints: [
      { in: 'lib/solver/worker.ts', out: 'solver-worker' },
      { in: 'lib/event/slip-thread/worker.ts', out: 'slip-worker' },
      { in: 'lib/event/results/worker.ts', out: 'results-worker' },
      { in: 'lib/lexicons/compile/worker.ts', out: 'lexicon-worker' },
    ],
    outdir: 'build',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    alias: { '@': path.resolve('.') },
    logLevel: 'error',
  });
}
