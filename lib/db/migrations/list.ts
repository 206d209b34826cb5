import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { MigrationList } from '@prisma/schema-engine-wasm/schema_engine_bg';

export const MIGRATIONS = 'prisma/migrations';
export const SCHEMA = 'prisma/schema.prisma';
/** The schema that the migrations lead to: what the next one starts from. */
export const MIGRATED_SCHEMA = `${MIGRATIONS}/schema.prisma`;

const LOCK_FILE = 'migration_lock.toml';

/** The migrations of the project below `root`, in order, as the engine wants them. */
export function migrationList(root = process.cwd()): MigrationList {
  const baseDir = path.join(root, MIGRATIONS);
  const names = migrationNames(root);
  return {
    baseDir,
    lockfile: { path: LOCK_FILE, content: readFileSync(path.join(baseDir, LOCK_FILE), 'utf8') },
    shadowDbInitScript: '',
    migrationDirectories: names.map((name) => ({
      path: name,
      migrationFile: {
        path: 'migration.sql',
        content: { tag: 'ok', value: readFileSync(path.join(baseDir, name, 'migration.sql'), 'utf8') },
      },
    })),
  };
}

export function migrationNames(root = process.cwd()): string[] {
  const baseDir = path.join(root, MIGRATIONS);
  return readdirSync(baseDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(baseDir, entry.name, 'migration.sql')))
    .map((entry) => entry.name)
    .sort();
}
