import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleOptions } from './bundle.mjs';

/**
 * Runs a TypeScript file of the project with plain Node and gives its exports. It is bundled beside the
 * build, so that packages are found, and taken away again.
 */
export async function runTypeScript(entry) {
  const { build } = await import('esbuild');
  const name = `tool-${path.basename(entry, '.ts')}-${process.pid}`;
  const file = path.resolve('build', `${name}.mjs`);
  await build(bundleOptions([{ in: entry, out: name }], { sourcemap: 'inline' }));
  process.setSourceMapsEnabled(true);
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(file, { force: true });
  }
}
