import { readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { type Account, writeFor } from './account';

/**
 * What we keep about the server among its files (so that a copy of the folder is whole): the password of
 * its only user, and its last port.
 */
export interface Notes {
  password: string;
  port: number;
}

const fileIn = (cluster: string) => path.join(cluster, 'onerack.json');

export function readNotes(cluster: string): Notes {
  return JSON.parse(readFileSync(fileIn(cluster), 'utf8')) as Notes;
}

export function writeNotes(cluster: string, account: Account | undefined, notes: Notes): void {
  const half = `${fileIn(cluster)}.${process.pid}`;
  writeFor(account, half, `${JSON.stringify(notes)}\n`);
  renameSync(half, fileIn(cluster));
}
