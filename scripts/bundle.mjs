import path from 'node:path';

/** What esbuild makes of our own code: the server, and the entries of its worker threads beside it. */
export const ENTRIES = [
  { in: 'lib/server/main.ts', out: 'server' },
  { in: 'lib/solver/worker.ts', out: 'solver-worker' },
  { in: 'lib/event/slip-thread/worker.ts', out: 'slip-worker' },
  { in: 'lib/event/results/worker.ts', out: 'results-worker' },
  { in: 'lib/lexicons/compile/worker.ts', out: 'lexicon-worker' },
];

/**
 * Options for plain Node in one file per entry. Packages stay outside: some carry binaries or WebAssembly
 * that they look for beside their own files.
 */
export function bundleOptions(entryPoints, change = {}) {
  return {
    entryPoints,
    outdir: 'build',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    alias: { '@': path.resolve('.') },
    sourcemap: true,
    logLevel: 'warning',
    ...change,
  };
}

/** Bundles `entryPoints`, once; esbuild's own process does not stay behind. */
export async function bundle(entryPoints = ENTRIES, change) {
  const { build, stop } = await import('esbuild');
  await build(bundleOptions(entryPoints, change));
  await stop();
}
