import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { clockUncertainty, sql } from '@/lib/db';
import { startDatabase } from '@/lib/db/start';
import { overrideEnv, shutdown, takeShared } from '@/lib/ops';
import { createTestDatabase, type TestDatabase } from '../support/database';

let database: TestDatabase;
const dataDir = path.join(process.cwd(), 'node_modules', '.onerack-test-no-data');

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await shutdown();
  for (const key of ['shutdown', 'database-url', 'clock']) takeShared(key);
  overrideEnv();
  await database.drop();
});

it('uses the database that is named, and starts none', async () => {
  overrideEnv({ databaseUrl: database.url, dataDir });
  expect(await startDatabase()).toEqual({ embedded: null });
  expect(await sql()`select current_database() as name`).toEqual([{ name: database.name }]);
  expect(clockUncertainty()).toBeLessThan(5000);
  expect(existsSync(dataDir)).toBe(false);
});

it('closes everything that it opened', async () => {
  overrideEnv({ databaseUrl: database.url, dataDir });
  await startDatabase();
  await sql()`select 1`;
  await shutdown();
  // `drop` of afterEach fails if a connection is left.
});

it('says at once what waiting will not mend', async () => {
  const wrong = new URL(inject('databaseServer'));
  wrong.password = 'wrong';
  overrideEnv({ databaseUrl: wrong.href, dataDir });
  await expect(startDatabase()).rejects.toThrow(
    /^The database at 127\.0\.0\.1:\d+ \(DATABASE_URL\) does not answer: password authentication failed/,
  );
  const missing = new URL(inject('databaseServer'));
  missing.pathname = '/nowhere';
  overrideEnv({ databaseUrl: missing.href, dataDir });
  await expect(startDatabase()).rejects.toThrow('database "nowhere" does not exist');
});
