import type postgres from 'postgres';

/** A pool or a transaction: what a reading or writing function works on. Timestamps are ms since 1970 there. */
export type Db = postgres.Sql | postgres.TransactionSql;
