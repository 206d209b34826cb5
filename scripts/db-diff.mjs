// npm run db:diff -- <name>: writes a migration for what was edited in prisma/schema.prisma.
import { ensureInstalled } from './install.mjs';
import { runScript, Stop } from './project.mjs';
import { runTypeScript } from './run-ts.mjs';

await runScript(async () => {
  const name = process.argv.slice(2).join(' ').trim();
  if (!name) throw new Stop('Usage: npm run db:diff -- <what changes, in a few words>');
  await ensureInstalled({ dev: true });
  const { writeNamedMigration } = await runTypeScript('lib/db/migrations/tool.ts');
  const folder = await writeNamedMigration(name);
  console.log(folder ? `Wrote ${folder}/migration.sql: read it before committing.` : 'Nothing changed.');
});
