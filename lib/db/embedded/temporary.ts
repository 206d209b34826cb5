import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { log } from '@/lib/ops';
import { isRoot } from './account';
import { findBinaries } from './binaries';
import { halt } from './control';
import { type EmbeddedServer, startEmbedded } from './embedded';
import { clusterIn, fallbackHome, placeFiles } from './place';
import { findPostmaster, isAlive } from './postmaster';

const PREFIX = 'onerack-temporary-';
// Root may have a folder of its own for temporary files, closed to the user who runs the server.
const BASE = isRoot() ? '/tmp' : tmpdir();

/** A server for tests and tools: fast rather than durable, and its files go when it stops. */
export async function startTemporary(): Promise<EmbeddedServer> {
  await sweep();
  const dir = mkdtempSync(path.join(BASE, `${PREFIX}${process.pid}-`));
  // mkdtemp closes the folder to others, and the server may run as another user.
  chmodSync(dir, 0o755);
  const server = await startEmbedded({ dir: path.join(dir, 'postgres'), elsewhere: false, durable: false });
  const stop = async () => {
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  };
  return { ...server, stop };
}

/** Clears away what runs that were killed have left. */
async function sweep(): Promise<void> {
  for (const name of readdirSync(BASE).filter((entry) => entry.startsWith(PREFIX))) {
    const pid = Number(name.slice(PREFIX.length).split('-')[0]);
    if (isAlive(pid)) continue;
    const dir = path.join(BASE, name);
    try {
      await stopAbandoned(path.join(dir, 'postgres'));
      rmSync(dir, { recursive: true, force: true });
    } catch (error) {
      log.debug('could not clear an abandoned database away', { dir, error });
    }
  }
}

async function stopAbandoned(dir: string): Promise<void> {
  if (!findPostmaster(clusterIn(dir))) return;
  const place = await placeFiles(dir);
  await halt(place, await findBinaries(place.account, fallbackHome()), 'immediate');
}
