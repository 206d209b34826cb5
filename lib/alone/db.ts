import { sql } from '@/lib/db';

/** A pool or a transaction. Timestamps are ms since 1970 there. */
export type Db = ReturnType<typeof sql> | Parameters<Parameters<typeof import('@/lib/db').transaction>[0]>[0];

export const sqlOf = (): Db => sql();
