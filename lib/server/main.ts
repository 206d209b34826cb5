/** Entry of the service: database, services, Next, front door, in this order; stopped in the reverse one. */
import next from 'next';
import { startDatabase } from '@/lib/db/start';
import { env, log, OperatorError, shutdown, stopOnSignals } from '@/lib/ops';
import { openFrontDoor } from './front-door';
import { startServices } from './services';
import { welcome } from './welcome';

async function main(): Promise<void> {
  stopOnSignals();
  const { mode } = env();
  const { embedded } = await startDatabase();
  await startServices();
  const app = next({ dev: mode === 'development', dir: process.cwd() });
  await app.prepare();
  const { port } = await openFrontDoor(app.getRequestHandler());
  process.stdout.write(welcome({ port, databaseDir: embedded?.dir ?? null }));
}

main().catch(async (error) => {
  if (error instanceof OperatorError) process.stderr.write(`\n${error.message}\n\n`);
  else log.error('the service could not start', { error });
  await shutdown();
  process.exit(1);
});

process.on('unhandledRejection', (error) => log.error('a promise was left without an answer', { error }));
