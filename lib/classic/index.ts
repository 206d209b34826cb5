export { actAtTable } from './act';
export { cleanUpTables } from './clean-up';
export { createTable } from './create-table';
export { deleteTable } from './delete-table';
export { exportGcg } from './export-gcg';
export { tableFeed, tableId } from './feed';
export { startTables } from './keep-time';
export { ownTables, readTable } from './read-table';
export { startEarly, takeSeat } from './take-seat';
