import { log, OperatorError } from '@/lib/ops';
import { connect } from '../sql';
import { EVERYTHING, withSchemaEngine } from './engine';
import { migrationList } from './list';

// Of processes that start together one migrates, the others wait. Another key than Prisma's own lock.
const MIGRATION_LOCK = 721_355_002;

/** Brings the database up to date. Does nothing when it is; safe in several processes at once. */
export async function migrate(url: string, root?: string): Promise<string[]> {
  const lock = connect(url, { max: 1, connection: { application_name: 'onerack migration lock' } });
  try {
    await lock`select pg_advisory_lock(${MIGRATION_LOCK})`;
    const applied = await applyMigrations(url, root);
    if (applied.length > 0) log.info('migrated the database', { migrations: applied });
    return applied;
  } finally {
    await lock.end({ timeout: 5 });
  }
}

async function applyMigrations(url: string, root: string | undefined): Promise<string[]> {
  const migrationsList = migrationList(root);
  try {
    const result = await withSchemaEngine(url, (engine) =>
      engine.applyMigrations({ migrationsList, filters: EVERYTHING }),
    );
    return result.appliedMigrationNames;
  } catch (error) {
    throw new OperatorError(`The database could not be migrated: ${engineMessage(error)}`, { cause: error });
  }
}

function engineMessage(error: unknown): string {
  return error instanceof Error ? error.message.trim() : String(error);
}
