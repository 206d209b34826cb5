import type { Db } from './columns';

/**
 * One statement in a transaction that joins many rows. Fresh tables have no statistics: for few rows, as they seem, each
 * would be looked up on its own.
 */
export async function joiningByHash<T>(tx: Db, statement: PromiseLike<T>): Promise<T> {
  const [, result] = await Promise.all([
    tx`set local enable_nestloop = off`,
    statement,
    tx`set local enable_nestloop = on`,
  ]);
  return result;
}
