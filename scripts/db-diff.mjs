// npm run db:diff -- <name>: writes a migration for what was edited in prisma/schema.prisma.
import { runTypeScript } from './run-ts.mjs';

const name = process.argv.slice(2).join(' ').trim();
if (!name) {
  console.error('Usage: npm run db:diff -- <what changes, in a few words>');
  process.exit(2);
}
const { writeNamedMigration } = await runTypeScript('lib/db/migrations/tool.ts');
const folder = await writeNamedMigration(name);
console.log(folder ? `Wrote ${folder}/migration.sql: read it before committing.` : 'Nothing changed.');
