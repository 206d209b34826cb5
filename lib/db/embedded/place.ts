import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, realpathSync, rmdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '@/lib/ops';
import { type Account, asAccount, isRoot, serverAccount } from './account';

/** Where the database lives, and who runs the server (undefined: this process's user). */
export interface Place {
  /** Holds `cluster` (PostgreSQL's own files) and, beside it, the server's log and our notes. */
  dir: string;
  account: Account | undefined;
}

/**
 * A folder that any account can reach, for what the database's account must read when the checkout is
 * closed to it. Only root needs it, and only root can make it: nobody else may put programs there.
 */
export function fallbackHome(): string | undefined {
  return isRoot() ? '/var/lib/onerack' : undefined;
}

/**
 * Finds the folder of the database, or makes it: `wanted`, or, when the account cannot work there and a
 * `home` is offered, one below that. Existing files are never passed over for an empty folder.
 */
export async function placeFiles(wanted: string, home?: string): Promise<Place> {
  const places = home ? [wanted, path.join(home, shortHash(wanted), 'postgres')] : [wanted];
  const used = places.find(isInitialised);
  const account = await serverAccount(used === undefined ? undefined : statSync(used).uid);
  for (const dir of used ? [used] : places) {
    if (await prepare(dir, account)) return { dir: realpathSync(dir), account };
  }
  throw new OperatorError(refusal(used ?? wanted, account));
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

export const clusterIn = (dir: string) => path.join(dir, 'cluster');
export const isInitialised = (dir: string) => existsSync(path.join(clusterIn(dir), 'PG_VERSION'));

function refusal(dir: string, account: Account | undefined): string {
  if (account) {
    return `The user "${account.name}", who runs the database, cannot use ${dir}: a folder above it is closed. Set DATA_DIR to a folder elsewhere, or set DATABASE_URL.`;
  }
  return `${dir} belongs to another user (Onerack was started as root before?). Start it as that user, or set DATA_DIR to another folder.`;
}

async function prepare(dir: string, account: Account | undefined): Promise<boolean> {
  try {
    if (account) makeOpen(dir);
    else mkdirSync(dir, { recursive: true });
    if (account && statSync(dir).uid === 0) chownSync(dir, account.uid, account.gid);
    if (process.platform === 'win32' || (await mayUse(dir, account))) return true;
    rmdirSync(dir);
    return false;
  } catch {
    return false;
  }
}

/** Makes a folder, and those above it that are missing, for all to read, whatever root's umask is. */
export function makeOpen(dir: string): void {
  const first = mkdirSync(dir, { recursive: true });
  for (let at = dir; first && at.length >= first.length; at = path.dirname(at)) chmodSync(at, 0o755);
}

/**
 * Asks the system itself, as the account: mode bits of all parents, access lists and mounts count.
 * PostgreSQL wants to own its folder, so that is asked too.
 */
function mayUse(dir: string, account: Account | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const test = '[ -O "$1" ] && [ -r "$1" ] && [ -w "$1" ] && [ -x "$1" ]';
    execFile('/bin/sh', ['-c', test, 'sh', dir], asAccount(account), (error) => resolve(!error));
  });
}
