import type { Db } from './columns';

/** The database's clock at this moment, in whole ms: the only one that decides. */
export async function dbTime(tx: Db): Promise<number> {
  const [row] = await tx<{ now: number }[]>`select ${timeColumn(tx)}`;
  return row?.now ?? 0;
}

/** The same as the column `now` of what is read anyway. */
export const timeColumn = (tx: Db) => tx`floor(extract(epoch from clock_timestamp()) * 1000)::float8 as now`;
