import { startClock } from '@/lib/db';
import { env, peekShared } from '@/lib/ops';
import { startServices } from './services';

/** Services for a process without our front door; it needs a DATABASE_URL, migrated. */
export async function startForNext(): Promise<void> {
  if (peekShared('services') || !env().databaseUrl) return;
  await startClock();
  await startServices();
}
