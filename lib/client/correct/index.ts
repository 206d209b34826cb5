export { CorrectPage } from './correct-page';
export { TablesPage } from './tables-page';
