import path from 'node:path';
import { build } from 'esbuild';

/** Solver threads run bundled code; the tests' threads run today's. */
export async function setup(): Promise<void> {
  await build({
    entryPoints: ['lib/solver/worker.ts'],
    outfile: 'build/solver-worker.mjs',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    alias: { '@': path.resolve('.') },
    logLevel: 'error',
  });
}
