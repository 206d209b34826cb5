export { CodeField } from './code-field';
export { CreateTableForm } from './create-table';
export { OwnTables } from './own-tables';
export { TablePage } from './table-page';
