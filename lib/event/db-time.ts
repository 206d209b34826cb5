import type { Db } from './columns';

/** The database's clock at this moment, in whole ms: the only one that decides. */
export async function dbTime(tx: Db): Promise<number> {
  const [row] = await tx<{ now: number }[]>`
    select floor(extract(epoch from clock_timestamp()) * 1000)::float8 as now`;
  return row?.now ?? 0;
}
