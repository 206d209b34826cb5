export { databaseUrl, setDatabaseUrl } from './address';
export { clockUncertainty, dbNow, startClock } from './clock';
export { type Listener, listen, notify } from './listen';
export { newId } from './new-id';
export { closePrisma, prisma } from './prisma';
export { closeSql, connect, sql, transaction } from './sql';
