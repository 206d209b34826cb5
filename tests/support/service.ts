import { afterAll, beforeAll } from 'vitest';
import { closePrisma, closeSql, setDatabaseUrl, startClock } from '@/lib/db';
import { overrideEnv, shutdown, takeShared } from '@/lib/ops';
import { openFrontDoor, startServices } from '@/lib/server';
import { createTestDatabase, type TestDatabase } from './database';

/**
 * The real service of a test file: own database, feed, clock, solver threads, and the front door on a free port,
 * without the pages.
 */
export function testService(settings: Parameters<typeof overrideEnv>[0] = {}): { base(): string } {
  let database: TestDatabase;
  let base = '';
  beforeAll(async () => {
    database = await createTestDatabase();
    setDatabaseUrl(database.url);
    overrideEnv({ host: '127.0.0.1', port: 0, graceMs: 200, ...settings });
    const stopClock = await startClock();
    await startServices();
    const door = await openFrontDoor(async (_, response) => {
      response.writeHead(404).end();
    });
    base = `http://127.0.0.1:${door.port}`;
    stop = stopClock;
  });
  let stop = () => {};
  afterAll(async () => {
    stop();
    await shutdown();
    await closePrisma();
    await closeSql();
    takeShared('shutdown');
    overrideEnv();
    await database.drop();
  });
  return { base: () => base };
}
