import { z } from 'zod';
import { makeResults, Refusal, type ResultsOrder, readGroups } from '@/lib/event';
import { languageIn } from '../language-in';
import { type HttpReply, json } from '../message';
import { type Call, route } from '../route';
import { RankedGroups, ResultsFile, written } from '../schemas';

/** In which language a file speaks: asked for, or as the reader's pages. */
const language = z.string().max(35).optional();
const query = z.object({ language });
/** One category, series, club or team alone: the first that is given. */
const name = written(40).optional();
const partQuery = query.extend({ category: name, series: name, club: name, team: name });
const KINDS = ['category', 'series', 'club', 'team'] as const;
type Query = { language?: string | undefined } & { [Kind in (typeof KINDS)[number]]?: string | undefined };

function partOf(query: Query): ResultsOrder['only'] {
  const of = KINDS.find((kind) => query[kind] !== undefined);
  return of ? { of, name: query[of] ?? '' } : null;
}

type Wanted = Pick<ResultsOrder, 'kind'> & Partial<Pick<ResultsOrder, 'separator' | 'playerId' | 'part'>>;
interface Form {
  type: string;
  ending: string;
}

async function file(
  { request, event, viewer, query }: Pick<Call<unknown, Query>, 'request' | 'event' | 'viewer' | 'query'>,
  wanted: Wanted,
  { type, ending }: Form,
): Promise<HttpReply | Refusal> {
  const order = {
    ...{ separator: ',' as const, playerId: null, part: 1, only: partOf(query), ...wanted },
    event,
    language: languageIn(request, query),
  };
  const body = await makeResults(order, viewer);
  if (body instanceof Refusal) return body;
  return {
    status: 200,
    headers: {
      'content-type': type,
      'content-disposition': attachment(`onerack-${event.code}`, order.only, ending),
      'cache-control': 'no-store',
    },
    body,
  };
}

/** With a part's name in it: whole for those who read UTF-8, its plain signs for others. */
function attachment(start: string, only: ResultsOrder['only'], ending: string): string {
  if (!only) return `attachment; filename="${start}${ending}"`;
  // No sign that a file system or a header would take for its own.
  const name = only.name.replace(/[^\p{L}\p{M}\p{N} ._+-]+/gu, '-').replace(/^[ .-]+|[ .-]+$/g, '');
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.+]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const fileOf = (text: string) => [`${start}-${only.of}`, ...(text ? [text] : [])].join('-') + ending;
  return `attachment; filename="${fileOf(plain)}"; filename*=UTF-8''${encodeURIComponent(fileOf(name))}`;
}

const PDF = 'application/pdf';

export const resultsCsvRoute = route({
  method: 'GET',
  path: '/api/events/:code/results.csv',
  summary:
    'All results, one row a player; with `separator=;` as spreadsheets of the reader’s language take it; public once the event is finished',
  who: 'anyone',
  tells: 'tops',
  query: partQuery.extend({ separator: z.enum([',', ';']).default(',') }),
  answers: { status: 200, type: 'text/csv' },
  run: (call) =>
    file(
      call,
      { kind: 'csv', separator: call.query.separator },
      { type: 'text/csv; charset=utf-8', ending: '.csv' },
    ),
});

export const resultsXlsxRoute = route({
  method: 'GET',
  path: '/api/events/:code/results.xlsx',
  summary: 'The same as a workbook: ranking, rounds, clubs and other groups, moves',
  who: 'anyone',
  tells: 'tops',
  query: partQuery,
  answers: { status: 200, type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  run: (call) =>
    file(
      call,
      { kind: 'xlsx' },
      { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', ending: '.xlsx' },
    ),
});

export const resultsPdfRoute = route({
  method: 'GET',
  path: '/api/events/:code/results.pdf',
  summary: 'The ranking for the notice board, on A4',
  who: 'anyone',
  tells: 'tops',
  query: partQuery,
  answers: { status: 200, type: PDF },
  run: (call) => file(call, { kind: 'pdf' }, { type: PDF, ending: '.pdf' }),
});

export const resultsJsonRoute = route({
  method: 'GET',
  path: '/api/events/:code/results.json',
  summary: 'All that came out of an event; /api/schemas/results.json describes it',
  who: 'anyone',
  tells: 'tops',
  query: partQuery,
  answers: { status: 200, schema: ResultsFile },
  run: (call) =>
    file(call, { kind: 'json' }, { type: 'application/json; charset=utf-8', ending: '-results.json' }),
});

export const resultTablesRoute = route({
  method: 'GET',
  path: '/api/events/:code/tables.csv',
  summary:
    'Table, name and score of each table in Latin-1, as the French federation’s result program takes them',
  who: 'anyone',
  tells: 'tops',
  answers: { status: 200, type: 'text/csv' },
  run: (call) =>
    file(
      { ...call, query: {} },
      { kind: 'tables' },
      { type: 'text/csv; charset=iso-8859-1', ending: '-tables.csv' },
    ),
});

export const resultSheetsRoute = route({
  method: 'GET',
  path: '/api/events/:code/sheets.pdf',
  summary: 'A sheet for each player: rack, own move, points and top of each round; of 500 players, by rank',
  who: 'anyone',
  tells: 'tops',
  query: query.extend({ part: z.coerce.number().int().min(1).max(1000).default(1) }),
  answers: { status: 200, type: PDF },
  run: (call) => file(call, { kind: 'sheets', part: call.query.part }, { type: PDF, ending: '-sheets.pdf' }),
});

export const playerSheetPdfRoute = route({
  method: 'GET',
  path: '/api/events/:code/players/:id/sheet.pdf',
  summary: 'The same of one player, in the closed rounds',
  who: 'anyone',
  tells: 'tops',
  query,
  answers: { status: 200, type: PDF },
  run: (call) =>
    file(call, { kind: 'sheets', playerId: call.params.id ?? '' }, { type: PDF, ending: '-sheet.pdf' }),
});

export const groupsRoute = route({
  method: 'GET',
  path: '/api/events/:code/groups',
  summary:
    'Categories, series, clubs and teams after the last closed round: sum of the scores, of the sum of the tops',
  who: 'anyone',
  tells: 'results',
  answers: { status: 200, schema: RankedGroups },
  run: async ({ event }) => json(await readGroups(event)),
});

export const resultsSchemaRoute = route({
  method: 'GET',
  path: '/api/schemas/results.json',
  summary: 'The JSON schema of the results of an event as a file',
  who: 'anyone',
  answers: { status: 200, type: 'application/schema+json' },
  run: async () =>
    json(z.toJSONSchema(ResultsFile, { io: 'output', unrepresentable: 'any' }), 200, {
      'content-type': 'application/schema+json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    }),
});
