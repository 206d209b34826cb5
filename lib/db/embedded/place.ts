import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, realpathSync, rmdirSync, statSync } from 'node:fs';
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
 * Folders that any account can reach, for what the database's account must read when the checkout is
 * closed to it. /var/lib first: the system clears nothing there. Only root can make them.
 */
export function fallbackHomes(root: string): string[] {
  if (!isRoot()) return [];
  const name = `onerack-${createHash('sha256').update(root).digest('hex').slice(0, 8)}`;
  return ['/var/lib', '/var/tmp'].map((base) => path.join(base, name));
}

/**
 * Finds the folder of the database, or makes it: `wanted`, or, when the account cannot work there
 * and `homes` are offered, `<home>/postgres`. Existing files are never passed over for an empty folder.
 */
export async function placeFiles(wanted: string, homes: readonly string[]): Promise<Place> {
  const places = [wanted, ...homes.map((home) => path.join(home, 'postgres'))];
  const used = places.find(isInitialised);
  const account = await serverAccount(used === undefined ? undefined : statSync(used).uid);
  for (const dir of used ? [used] : places) {
    if (await prepare(dir, account)) return { dir: realpathSync(dir), account };
  }
  throw new OperatorError(refusal(used ?? wanted, account));
}

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
    mkdirSync(dir, { recursive: true, mode: 0o755 });
    if (account && statSync(dir).uid === 0) chownSync(dir, account.uid, account.gid);
    if (process.platform === 'win32' || (await mayUse(dir, account))) return true;
    rmdirSync(dir);
    return false;
  } catch {
    return false;
  }
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
