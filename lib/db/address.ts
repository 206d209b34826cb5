import { env, OperatorError, peekShared, setShared, takeShared } from '@/lib/ops';

const KEY = 'database-url';

/** The address of the database: the one that was started or chosen in this process, else the setting. */
export function databaseUrl(): string {
  const url = peekShared<string>(KEY) ?? env().databaseUrl;
  if (url) return url;
  throw new OperatorError('There is no database: set DATABASE_URL, or start the service with `npm start`.');
}

/** Chooses the database for the whole process; before the first query. */
export function setDatabaseUrl(url: string): void {
  setShared(KEY, url);
}

/** Takes the choice back: the next query needs another one, or the setting. */
export function forgetDatabaseUrl(): void {
  takeShared(KEY);
}
