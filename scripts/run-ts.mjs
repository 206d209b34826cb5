import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';

/**
 * Runs a TypeScript file of the project with plain Node and gives its exports. It is bundled beside the
 * build, so that packages are found, and taken away again.
 */
export async function runTypeScript(entry) {
  const name = `tool-${path.basename(entry, '.ts')}-${process.pid}`;
  const file = path.resolve('build', `${name}.mjs`);
  await bundle([{ in: entry, out: name }], { sourcemap: 'inline' });
  process.setSourceMapsEnabled(true);
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(file, { force: true });
  }
}
