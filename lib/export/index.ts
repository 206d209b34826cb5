export { type CsvValue, csv } from './csv';
