import { type Reader, rankingPdf, resultsCsv, resultsXlsx, sheetsPdf, tableFile } from '@/lib/export/results';
import { readerOf, translatorIn } from '@/lib/i18n/request';
import { type ResultsOrder, SHEETS_PART } from './order';
import { readResultsFile } from './read-results-file';
import { readRoomsFile } from './read-rooms-file';

/** The file that was ordered. */
export async function makeFile(order: ResultsOrder): Promise<Uint8Array<ArrayBuffer>> {
  const { kind, event, host, language: tag, separator, playerId, only } = order;
  const part =
    kind === 'sheets' && playerId === null
      ? { from: (order.part - 1) * SHEETS_PART, most: SHEETS_PART }
      : null;
  const results =
    'rooms' in event
      ? await readRoomsFile(event, { host, only })
      : await readResultsFile(event, { host, playerId, part, only, journal: kind === 'json' });
  const language = readerOf(tag, { cookie: null, accepted: null });
  const reader: Reader = { language, t: translatorIn(language, 'results') };
  if (kind === 'xlsx') return resultsXlsx(results, reader);
  if (kind === 'pdf') return rankingPdf(results, reader);
  if (kind === 'sheets') return sheetsPdf(results, reader);
  if (kind === 'tables') return tableFile(results);
  const text = kind === 'csv' ? resultsCsv(results, separator, reader) : JSON.stringify(results);
  return new Uint8Array(Buffer.from(text));
}
