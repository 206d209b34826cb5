import postgres from 'postgres';
import { OperatorError } from '@/lib/ops';

// Any constant that nothing else of ours uses; the lock lives in the database `postgres`.
const OWNER_LOCK = 721_355_001;

/**
 * One process owns the embedded server: it holds an advisory lock for as long as it lives. Unlike a
 * process number in a file, the lock cannot outlive its holder and is never somebody else's by chance.
 */
export interface Owner {
  port: number;
  /** The administrator's connection, which carries the lock. */
  admin: postgres.Sql;
  release(): Promise<void>;
}

export const addressOf = (port: number, password: string, database: string) =>
  `postgres://onerack:${password}@127.0.0.1:${port}/${database}`;

/**
 * Takes the lock; `onLost` is called when its connection breaks. Throws an `OwnedError` when another
 * living process has it.
 */
export async function own(port: number, password: string, onLost: () => void): Promise<Owner> {
  let held = false;
  const admin = postgres(addressOf(port, password, 'postgres'), {
    max: 1,
    idle_timeout: 0,
    max_lifetime: null,
    // Asked by the driver behind our back, and nobody would hear of it when the server goes meanwhile.
    fetch_types: false,
    connect_timeout: 5,
    backoff: () => 0.25,
    onnotice: () => {},
    onclose: () => {
      if (held) onLost();
      held = false;
    },
    connection: { application_name: `onerack owner ${process.pid}` },
  });
  try {
    const [row] = await admin<{ got: boolean }[]>`select pg_try_advisory_lock(${OWNER_LOCK}) as got`;
    if (!row?.got) throw new OwnedError(await holderOf(admin));
  } catch (error) {
    await admin.end({ timeout: 0 });
    throw error;
  }
  held = true;
  const release = () => {
    held = false;
    return admin.end({ timeout: 1 });
  };
  return { port, admin, release };
}

/** Another process of Onerack uses the server. */
export class OwnedError extends OperatorError {
  constructor(holder: string) {
    super(
      `Onerack already runs on this data folder (${holder}). Stop it first, or set DATA_DIR to another folder for a second one.`,
    );
  }
}

async function holderOf(admin: postgres.Sql): Promise<string> {
  const [row] = await admin<{ application_name: string }[]>`
    select a.application_name from pg_locks l join pg_stat_activity a using (pid)
    where l.locktype = 'advisory' and l.granted and l.objid = ${OWNER_LOCK}`;
  return row ? row.application_name.replace('onerack owner', 'process') : 'another process';
}
