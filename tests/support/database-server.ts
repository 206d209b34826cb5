import type { TestProject } from 'vitest/node';
import { connect } from '@/lib/db';
import { startTemporary } from '@/lib/db/embedded';
import { migrate } from '@/lib/db/migrations';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string;
  }
}

/** Name of the migrated, empty database that every test database is a copy of. */
export const TEMPLATE = 'onerack_template';

/** Once per run of the tests that need it: a server of its own, gone afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTemporary();
  const admin = connect(server.url, { max: 1 });
  await admin`create database ${admin(TEMPLATE)}`;
  await admin.end();
  await migrate(withDatabase(server.url, TEMPLATE), project.config.root);
  project.provide('databaseServer', server.url);
  return server.stop;
}

export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}
