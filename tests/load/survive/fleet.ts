import type postgres from 'postgres';
import { connect } from '@/lib/db';
import { startTemporary } from '@/lib/db/embedded';
import { freePort, type RunningService } from '../service';
import { Ground, withGround } from './ground';

/** Processes of the service that share a database, the secret, and the folder of word lists. */
export interface Fleet {
  readonly ground: Ground;
  readonly ports: readonly number[];
  /** the database beside them */
  readonly sql: postgres.Sql;
  readonly services: (RunningService | undefined)[];
  start(index: number): Promise<void>;
  base(index: number): string;
}

/** All start at once, on an empty database. */
export function withFleet<T>(
  count: number,
  settings: Record<string, string>,
  run: (fleet: Fleet) => Promise<T>,
): Promise<T> {
  return withGround(async (ground) => {
    const database = await startTemporary();
    const sql = connect(database.url, { max: 2 });
    const ports = await Promise.all(Array.from({ length: count }, freePort));
    const services: (RunningService | undefined)[] = [];
    const shared = { ...settings, DATABASE_URL: database.url, AUTH_SECRET: 'one secret for all processes' };
    const start = async (index: number) => {
      services[index] = await new Ground(ground.dir, ports[index] as number).start(shared);
    };
    try {
      await Promise.all(ports.map((_, index) => start(index)));
      return await run({
        ground,
        ports,
        sql,
        services,
        start,
        base: (index) => `http://127.0.0.1:${ports[index]}`,
      });
    } finally {
      await sql.end({ timeout: 1 });
      await Promise.all(services.map((service) => service?.end('SIGTERM')));
      await database.stop();
    }
  });
}
