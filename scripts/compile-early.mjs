import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What V8 takes as a wish to compile every function of a file at once, beside the main thread, while it arrives. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * The player's page runs nearly all of its script before the first board. Compiled one by one when they are first
 * called, its functions keep a slow phone from showing it for a sixth of the time (`npm run bench:page`). Browsers that
 * do not know the hint read a comment.
 */
export function compileEarly(folder = '.next') {
  const { pages } = JSON.parse(readFileSync(path.join(folder, 'build-manifest.json'), 'utf8'));
  const files = new Set([...pages['/_app'], ...pages['/e/[code]']].filter((file) => file.endsWith('.js')));
  for (const name of files) {
    const file = path.join(folder, name);
    const script = readFileSync(file, 'utf8');
    if (!script.startsWith(HINT)) writeFileSync(file, HINT + script);
  }
}
