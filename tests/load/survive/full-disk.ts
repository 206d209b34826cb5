import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type postgres from 'postgres';

/** A small file system for the database of a service, which a test can fill. */
export interface FullDisk {
  /** Leaves no room at all: the database cannot even go on with its log. */
  fill(sql: postgres.Sql): Promise<void>;
  free(): void;
  remove(): void;
}

const MEGABYTES = 160;
const BLOCK = 1_000_000;

/** Null where nothing can be mounted: that needs root, and Linux. */
export function fullDisk(dataDir: string): FullDisk | null {
  const dir = path.join(dataDir, 'postgres');
  mkdirSync(dir, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m,mode=755`, 'onerack-survive', dir], {
      stdio: 'ignore',
    });
  } catch {
    return null;
  }
  chmodSync(dir, 0o755);
  const filler = path.join(dir, 'filler');
  const fillUp = () => {
    for (let part = 0; ; part++) {
      const { bavail, bsize } = statfsSync(dir);
      const left = bavail * bsize;
      if (left === 0) return;
      writeFileSync(`${filler}-${part}`, Buffer.alloc(Math.min(left, 16 * BLOCK)));
    }
  };
  return {
    async fill(sql) {
      fillUp();
      // What was kept ready for the log is used up by this, until something cannot be written.
      for (let tries = 0; tries < 50; tries++) {
        const failed = await sql`select pg_logical_emit_message(true, 'filler', repeat('x', 1000000))`.then(
          () => false,
          () => true,
        );
        if (failed) return;
        fillUp();
      }
    },
    free() {
      for (let part = 0; existsSync(`${filler}-${part}`); part++) rmSync(`${filler}-${part}`);
    },
    remove() {
      execFileSync('umount', [dir]);
    },
  };
}
