import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '@/lib/ops';
import type { Binaries } from './binaries';
import { launch } from './control';
import { readNotes } from './notes';
import { OwnedError, type Owner, own } from './owner';
import { clusterIn, type Place } from './place';
import { findPostmaster } from './postmaster';

const PAUSE_MS = 200;
/** How long a process that is on its way out may keep the lock: longer than our own draining. */
const OWNED_FOR_MS = 5_000;
/** How long a server that runs already may refuse us: it may be recovering from a crash. */
const REFUSED_FOR_MS = 120_000;
const LAUNCHES = 3;

/**
 * Makes this process the owner of a running server, whatever is found:
 *   no server           start one
 *   a server, stopping  wait, then start one
 *   a server, no owner  its process died (`kill -9`): take it over as it is
 *   a server, owned     wait a little for a process on its way out, then throw `OwnedError`
 */
export async function takeOver(
  place: Place,
  binaries: Binaries,
  options: { durable: boolean; onLost: () => void },
): Promise<Owner> {
  const began = performance.now();
  let said = false;
  for (let launches = 0; ; ) {
    const running = findPostmaster(clusterIn(place.dir));
    const waited = performance.now() - began;
    try {
      if (!running) {
        launches += 1;
        await launch(place, binaries, options.durable);
        continue;
      }
      if (running.status !== 'stopping') {
        const owner = await own(running.port, readNotes(clusterIn(place.dir)).password, options.onLost);
        if (launches === 0) log.info('took over the database that was left running', { pid: running.pid });
        return owner;
      }
    } catch (error) {
      const patience = error instanceof OwnedError ? OWNED_FOR_MS : REFUSED_FOR_MS;
      if (launches >= LAUNCHES || waited > patience) throw error;
      if (!said) log.info('waiting for the database', { because: (error as Error).message });
      said = true;
    }
    await sleep(PAUSE_MS);
  }
}
