import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';
import { afterAll, beforeAll, inject } from 'vitest';
import { closePrisma, closeSql, connect, setDatabaseUrl } from '@/lib/db';
import type { SlipThread } from '@/lib/event/slip-thread/slip-thread';
import { takeShared } from '@/lib/ops';
import { TEMPLATE, withDatabase } from './database-server';

export interface TestDatabase {
  url: string;
  name: string;
  /** Drops it. Throws when somebody is still connected: a pool or a listener was left open. */
  drop(): Promise<void>;
}

/** A database of its own with all tables, empty: a copy of the template, in some tens of milliseconds. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = connect(inject('databaseServer'), { max: 1 });
  await admin`create database ${admin(name)} template ${admin(TEMPLATE)}`;
  return {
    url: withDatabase(inject('databaseServer'), name),
    name,
    async drop() {
      const left = await connectionsLeft(admin, name);
      await admin`drop database ${admin(name)} with (force)`;
      await admin.end();
      if (left.length > 0) throw new Error(`Left open on the database: ${left.join(', ')}`);
    },
  };
}

/**
 * Gives the test file a database of its own and makes it the process's: `sql()` and `prisma()` reach it.
 * Afterwards their pools are closed. Call it at the top of a file or a `describe`.
 */
export function testDatabase(): void {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    setDatabaseUrl(database.url);
  });
  afterAll(async () => {
    await takeShared<SlipThread>('slip-thread')?.close();
    await closePrisma();
    await closeSql();
    await database.drop();
  });
}

// Closed connections leave the server's list a moment later.
async function connectionsLeft(admin: postgres.Sql, name: string, patienceMs = 2000): Promise<string[]> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const rows = await admin<{ application_name: string; query: string }[]>`
      select application_name, query from pg_stat_activity where datname = ${name}`;
    if (rows.length === 0 || performance.now() > until) {
      return rows.map((row) => `${row.application_name} (${row.query.trim().slice(0, 60)})`);
    }
    await sleep(20);
  }
}
