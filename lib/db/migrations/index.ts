export { diffSchemas } from './diff';
export { MIGRATED_SCHEMA, migrationNames, SCHEMA } from './list';
export { migrate } from './migrate';
export { writeMigration } from './write-migration';
