import { readFileSync, writeFileSync } from 'node:fs';
import { serviceProcesses } from './processor-time';

const EVERY_MS = 50;

/** Of a service, MB (10^6 bytes). Linux tells it; elsewhere all is 0. */
export interface WatchedMemory {
  restMb: number;
  /** of its first process, as the system has kept it */
  peakMb: number;
  /** of all its processes but the database's, looked at again and again */
  allPeakMb: number;
}

/** Watches what a service holds, from now on; the process must have a core left for it. */
export class MemoryWatch {
  private readonly rest: number;
  private most = 0;
  private readonly timer: NodeJS.Timeout;

  /** `dataDir`: of the service, below which its embedded database runs. */
  constructor(
    private readonly pid: number,
    dataDir: string,
  ) {
    forgetPeak(pid);
    this.rest = memoryOf(pid, 'VmRSS');
    const processes = serviceProcesses(pid, dataDir);
    this.timer = setInterval(() => {
      const sum = processes().reduce((all, one) => all + memoryOf(one, 'VmRSS'), 0);
      this.most = Math.max(this.most, sum);
    }, EVERY_MS);
  }

  end(): WatchedMemory {
    clearInterval(this.timer);
    const peakMb = memoryOf(this.pid, 'VmHWM');
    return { restMb: this.rest, peakMb, allPeakMb: Math.max(peakMb, this.most) };
  }
}

/** The most that a process has held is counted anew: its start is another matter. */
function forgetPeak(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch {
    // Not on this system.
  }
}

function memoryOf(pid: number, what: 'VmRSS' | 'VmHWM'): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const [, kilobytes = '0'] = new RegExp(`${what}:\\s+(\\d+) kB`).exec(status) ?? [];
    return Math.round((Number(kilobytes) * 1024) / 1e6);
  } catch {
    return 0;
  }
}
