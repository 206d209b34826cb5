import { z } from 'zod';
import { type EventInfo, readReport, readTeams } from '@/lib/event';
import { csv } from '@/lib/export';
import { json } from '../message';
import { route } from '../route';
import { Report, type ReportRow, TeamStandings } from '../schemas';

export const reportRoute = route({
  method: 'GET',
  path: '/api/events/:code/report',
  summary: 'What each player did in the closed rounds, by name, in pages of 500',
  who: 'host',
  query: z.object({ page: z.coerce.number().int().min(1).max(1000).default(1) }),
  answers: { status: 200, schema: Report },
  run: async ({ event, query: { page } }) => json(await readReport(event, page)),
});

export const reportCsvRoute = route({
  method: 'GET',
  path: '/api/events/:code/report.csv',
  summary: 'The same as a table, all players',
  who: 'host',
  answers: { status: 200, type: 'text/csv' },
  run: async ({ event }) => ({
    status: 200,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="onerack-${event.code}-report.csv"`,
      'cache-control': 'no-store',
    },
    body: csv([HEAD, ...(await wholeReport(event)).map(line)]),
  }),
});

async function wholeReport(event: EventInfo): Promise<ReportRow[]> {
  const { rows, pages } = await readReport(event, 1);
  for (let page = 2; page <= pages; page++) rows.push(...(await readReport(event, page)).rows);
  return rows;
}

const HEAD = [
  ...[
    'name',
    'team',
    'table',
    'category',
    'rank',
    'total',
    'percentage',
    'rounds played',
    'valid',
    'invalid',
  ],
  ...['tops found', 'best round', 'best word', 'best points', 'words not in the list'],
];

const line = (row: ReportRow) => [
  ...[row.name, row.team, row.table, row.category, row.rank, row.total, row.percentage, row.played],
  ...[row.valid, row.invalid, row.tops],
  ...[row.best?.round ?? null, row.best?.move?.word ?? null, row.best?.points ?? null],
  row.tried.map(({ word }) => word).join(' '),
];

export const teamsRoute = route({
  method: 'GET',
  path: '/api/events/:code/teams',
  summary: 'Teams after the last closed round, ranked by the average of their players, or by the sum',
  who: 'anyone',
  tells: 'results',
  query: z.object({ by: z.enum(['average', 'sum']).default('average') }),
  answers: { status: 200, schema: TeamStandings },
  run: async ({ event, query: { by } }) => json(await readTeams(event, by)),
});
