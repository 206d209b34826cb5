import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Runs a TypeScript file of the project with plain Node: `runTypeScript('lib/x/tool.ts')`. It is bundled
 * beside the build, so that packages are found, and taken away again.
 */
export async function runTypeScript(entry) {
  const { build } = await import('esbuild');
  const outfile = path.resolve('build', `tool-${path.basename(entry, '.ts')}-${process.pid}.mjs`);
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    alias: { '@': path.resolve('.') },
    sourcemap: 'inline',
    logLevel: 'error',
  });
  process.setSourceMapsEnabled(true);
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(outfile, { force: true });
  }
}
