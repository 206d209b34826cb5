import { startTemporary } from '../embedded';
import { writeMigration } from './write-migration';

/** `npm run db:diff`: the engine wants a database to talk to, any will do. */
export async function writeNamedMigration(name: string): Promise<string | null> {
  const server = await startTemporary();
  try {
    return await writeMigration(name, new Date(), server.url);
  } finally {
    await server.stop();
  }
}
