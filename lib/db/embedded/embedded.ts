import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '@/lib/ops';
import { type Binaries, findBinaries } from './binaries';
import { halt, initialise } from './control';
import { readNotes } from './notes';
import { addressOf, type Owner } from './owner';
import { clusterIn, fallbackHome, type Place, placeFiles } from './place';
import { findPostmaster } from './postmaster';
import { takeOver } from './take-over';

/**
 * The embedded PostgreSQL. It runs detached from this process, so that nothing but a stop ends it:
 *   files absent ─► initialised ─► running, owned by us ─► stopped
 *   running without an owner (our predecessor was killed) ─► taken over
 *   died under us ─► started again on the same port
 */
export interface EmbeddedServer {
  /** Address of the database `onerack` on it. */
  url: string;
  /** Where its files are: not always where they were wanted. */
  dir: string;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Folder for the files, made when missing. */
  dir: string;
  /** May another folder be used when the server's account cannot use `dir`? */
  elsewhere: boolean;
  /** False for tests: faster, and lost in a power cut. */
  durable?: boolean;
}

const DATABASE = 'onerack';
/** Between two tries to start it again: what is in the way, a full disk say, may take hours to be mended. */
const AGAIN_MS = 2000;

export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const home = fallbackHome();
  const place = await placeFiles(options.dir, options.elsewhere ? home : undefined);
  if (place.dir !== options.dir) log.info('the database is kept elsewhere', { dir: place.dir });
  const binaries = await findBinaries(place.account, home);
  const durable = options.durable ?? true;
  await initialise(place, binaries, durable);
  return supervise(place, binaries, durable);
}

async function supervise(place: Place, binaries: Binaries, durable: boolean): Promise<EmbeddedServer> {
  let stopping = false;
  let owner: Owner;
  const again = async () => {
    if (stopping) return;
    log.warn('the connection to the database broke; looking after it');
    const before = owner;
    await before.release();
    for (let said = false; !stopping; said = true) {
      try {
        owner = await takeOver(place, binaries, { durable, onLost });
        log.info('the database is there again');
        break;
      } catch (error) {
        if (!said) log.error('the database could not be started again; trying on', { error });
        await sleep(AGAIN_MS);
      }
    }
    // The pools of this process know the old address.
    if (owner.port !== before.port) log.error('the database came back on another port', { port: owner.port });
  };
  const onLost = () => {
    again().catch((error) => log.error('nobody looks after the database any more', { error }));
  };
  owner = await takeOver(place, binaries, { durable, onLost });
  await createDatabase(owner);
  return {
    url: addressOf(owner.port, readNotes(clusterIn(place.dir)).password, DATABASE),
    dir: place.dir,
    async stop() {
      stopping = true;
      // The lock goes with the server, so nobody takes over a server that is about to stop.
      if (findPostmaster(clusterIn(place.dir))) await halt(place, binaries);
      await owner.release();
    },
  };
}

async function createDatabase({ admin }: Owner): Promise<void> {
  const found = await admin`select 1 from pg_database where datname = ${DATABASE}`;
  if (found.length === 0) await admin`create database ${admin(DATABASE)}`;
}
