import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * A hash of files and folders by name and content. Times do not count: a fresh checkout or a copy of the
 * folder has new ones and needs no new build.
 */
export function fingerprint(paths, skip = []) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((entry) => filesIn(entry, skip))) {
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesIn(entry, skip) {
  if (!existsSync(entry) || skip.includes(entry)) return [];
  if (!statSync(entry).isDirectory()) return [entry];
  const names = readdirSync(entry).filter((name) => !name.startsWith('.'));
  return names.sort().flatMap((name) => filesIn(path.posix.join(entry, name), skip));
}
