import { readdirSync, readFileSync } from 'node:fs';

/** Seconds of a processor that each part has used so far. Linux tells it; elsewhere 0. */
export interface ProcessorTime {
  server: number;
  database: number;
  generator: number;
}

const TICKS_PER_SECOND = 100;

/** `dataDir`: of the service, below which its embedded database runs. */
export function processorTime(serverPid: number, dataDir: string): ProcessorTime {
  const processes = allProcesses();
  const below = (pid: number) => descendants(pid, processes);
  const database = databaseOf(dataDir, processes);
  const seconds = (pids: number[]) =>
    processes.filter((one) => pids.includes(one.pid)).reduce((sum, one) => sum + one.ticks, 0) /
    TICKS_PER_SECOND;
  const { user, system } = process.cpuUsage();
  return {
    server: seconds([serverPid]),
    database: seconds(database.flatMap((pid) => [pid, ...below(pid)])),
    generator: (user + system) / 1e6,
  };
}

/**
 * Finds the processes of a service without those of its embedded database, each time it is called: itself, and what it
 * has started.
 */
export function serviceProcesses(serverPid: number, dataDir: string): () => number[] {
  const database = databaseOf(dataDir, allProcesses());
  return () => {
    const processes = allProcesses();
    const theirs = new Set(database.flatMap((pid) => [pid, ...descendants(pid, processes)]));
    return [serverPid, ...descendants(serverPid, processes)].filter((pid) => !theirs.has(pid));
  };
}

function descendants(pid: number, processes: readonly Running[]): number[] {
  return processes
    .filter((one) => one.parent === pid)
    .flatMap((one) => [one.pid, ...descendants(one.pid, processes)]);
}

function databaseOf(dataDir: string, processes: readonly Running[]): number[] {
  return processes.map(({ pid }) => pid).filter((pid) => commandOf(pid).includes(`${dataDir}/postgres`));
}

interface Running {
  pid: number;
  parent: number;
  ticks: number;
}

function allProcesses(): Running[] {
  try {
    return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? processOf(name) : []));
  } catch {
    return [];
  }
}

/** Of the database, the first process alone names its folder. */
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'latin1');
  } catch {
    return '';
  }
}

function processOf(name: string): Running[] {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return [{ pid: Number(name), parent: fields[1] ?? 0, ticks: (fields[11] ?? 0) + (fields[12] ?? 0) }];
  } catch {
    return [];
  }
}
