import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { diffSchemas } from './diff';
import { MIGRATED_SCHEMA, MIGRATIONS, SCHEMA } from './list';

/**
 * Writes the migration from the last one's schema to the edited `prisma/schema.prisma`. Returns its
 * folder, or null when nothing changed. `now` names it; `url` see `diffSchemas`.
 */
export async function writeMigration(
  name: string,
  now: Date,
  url: string,
  root = process.cwd(),
): Promise<string | null> {
  const schema = readFileSync(path.join(root, SCHEMA), 'utf8');
  const before = path.join(root, MIGRATED_SCHEMA);
  const script = await diffSchemas(existsSync(before) ? readFileSync(before, 'utf8') : null, schema, url);
  if (script) {
    const folder = `${MIGRATIONS}/${stamp(now)}_${name.toLowerCase().replace(/[^a-z0-9]+/g, '_')}`;
    mkdirSync(path.join(root, folder), { recursive: true });
    writeFileSync(path.join(root, folder, 'migration.sql'), script);
    writeFileSync(path.join(root, MIGRATIONS, 'migration_lock.toml'), 'provider = "postgresql"\n');
    writeFileSync(before, schema);
    return folder;
  }
  // Comments and attributes without a column behind them may differ.
  writeFileSync(before, schema);
  return null;
}

const stamp = (now: Date) => now.toISOString().replace(/\D/g, '').slice(0, 14);
