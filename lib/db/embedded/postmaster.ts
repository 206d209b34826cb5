import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { log } from '@/lib/ops';

/** The server process as its own lock file, `postmaster.pid`, tells it. */
export interface Postmaster {
  pid: number;
  port: number;
  status: 'starting' | 'ready' | 'stopping' | 'unknown';
}

/**
 * The server that runs on these files, if one does. A lock file that outlived its server is removed when
 * its process number belongs to another program by now: the server itself would take that for a sign of
 * life and refuse to start (usual in containers, where low numbers come back).
 */
export function findPostmaster(dir: string): Postmaster | undefined {
  const file = path.join(dir, 'postmaster.pid');
  const [pidText, , , portText, , , , status] = readLines(file);
  const pid = Number(pidText);
  if (!pid) return undefined;
  if (!isAlive(pid)) return undefined;
  if (!runsOn(pid, dir)) {
    log.info('removing the lock file of a database that is gone', { file, pid });
    rmSync(file, { force: true });
    return undefined;
  }
  return { pid, port: Number(portText), status: readStatus(status) };
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}

function readStatus(text: string | undefined): Postmaster['status'] {
  const word = text?.trim();
  return word === 'starting' || word === 'ready' || word === 'stopping' ? word : 'unknown';
}

/** Whether the process is a PostgreSQL on these files; taken for one when nothing can be learnt. */
function runsOn(pid: number, dir: string): boolean {
  const command = commandLine(pid);
  if (command === undefined) return true;
  return command.includes('postgres') && command.includes(dir);
}

function commandLine(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replace(/\0/g, ' ');
    if (process.platform === 'win32') return undefined;
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return undefined;
  }
}
