export { rankingPdf } from '../pdf/ranking-pdf';
export { sheetsPdf } from '../pdf/sheets-pdf';
export { resultsCsv } from './results-csv';
export { resultsXlsx } from './results-xlsx';
export { tableFile } from './table-file';
export type { Reader } from './words';
