import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { env } from './env';
import { shared } from './registry';

/**
 * The secret that signs sessions and keys: the setting, or one made on first use and kept in the data folder, so
 * that a restart signs nobody out. Several processes must share one by the setting.
 */
export function authSecret(settings: { authSecret: string | undefined; dataDir: string } = env()): string {
  return settings.authSecret ?? rememberedSecret(path.join(settings.dataDir, 'auth-secret'));
}

/** Every request asks for it: the file is read once. */
function rememberedSecret(file: string): string {
  const read = shared('secrets', () => new Map<string, string>());
  const known = read.get(file) ?? keptSecret(file);
  read.set(file, known);
  return known;
}

function keptSecret(file: string): string {
  const known = readSecret(file);
  if (known) return known;
  mkdirSync(path.dirname(file), { recursive: true });
  // Written whole beside it, then linked: of processes that start together one wins, and none reads half a file.
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const made = readSecret(file);
  if (!made) throw new Error(`${file} is empty`);
  return made;
}

function readSecret(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
