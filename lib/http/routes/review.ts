import { createHash } from 'node:crypto';
import { z } from 'zod';
import { Refusal, readRanking, readResults, readRound, readRounds, readRoundWords } from '@/lib/event';
import { csv } from '@/lib/export';
import { type HttpReply, type HttpRequest, json } from '../message';
import { roundNumber, route } from '../route';
import { RoundList, RoundReview, RoundWords, StandingsPage } from '../schemas';

const PAGE_SIZE = 100;
const text = z.string().max(40).optional();

export const standingsRoute = route({
  method: 'GET',
  path: '/api/events/:code/standings',
  summary: 'The leaderboard after the last closed round, by pages',
  who: 'anyone',
  query: z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    category: text,
    team: text,
  }),
  answers: { status: 200, schema: StandingsPage },
  run: async ({ request, event, query: { page, category = null, team = null } }) =>
    tagged(request, await readRanking(event, { page, size: PAGE_SIZE, category, team })),
});

/** With an ETag: a page that asks again for what it has is told so in a line. */
function tagged(request: HttpRequest, value: unknown): HttpReply {
  const reply = json(value);
  const tag = `"${createHash('sha256').update(String(reply.body)).digest('base64url').slice(0, 22)}"`;
  const headers = { ...reply.headers, etag: tag, 'cache-control': 'no-cache' };
  return request.header('if-none-match') === tag ? { status: 304, headers } : { ...reply, headers };
}

export const roundsRoute = route({
  method: 'GET',
  path: '/api/events/:code/rounds',
  summary: 'The closed rounds',
  who: 'anyone',
  answers: { status: 200, schema: RoundList },
  run: async ({ event }) => json({ rounds: await readRounds(event) }),
});

export const roundRoute = route({
  method: 'GET',
  path: '/api/events/:code/rounds/:n',
  summary: 'One closed round',
  who: 'anyone',
  answers: { status: 200, schema: RoundReview },
  run: async ({ event, viewer, params }) => {
    const round = await readRound(event, viewer, roundNumber(params));
    return round instanceof Refusal ? round : json(round);
  },
});

export const roundWordsRoute = route({
  method: 'GET',
  path: '/api/events/:code/rounds/:n/words',
  summary:
    'What the top of a closed round means; with `own`, which words of the own slip are not in the list',
  who: 'anyone',
  query: z.object({ own: z.literal('1').optional() }),
  answers: { status: 200, schema: RoundWords },
  run: async ({ event, viewer, params, query: { own } }) => {
    const words = await readRoundWords(event, roundNumber(params), own ? (viewer.player?.id ?? null) : null);
    // Neither changes any more.
    return words instanceof Refusal ? words : json(words, 200, { 'cache-control': 'private, max-age=86400' });
  },
});

export const resultsCsvRoute = route({
  method: 'GET',
  path: '/api/events/:code/results.csv',
  summary: 'All results, one row a player; public once the event is finished',
  who: 'anyone',
  answers: { status: 200, type: 'text/csv' },
  run: async ({ event, viewer }) => {
    const results = await readResults(event, viewer);
    if (results instanceof Refusal) return results;
    const head = [
      'rank',
      'name',
      'category',
      'team',
      ...results.rounds.map((number) => `round ${number}`),
      'total',
      'negative',
      'percentage',
      'solos',
      'warnings',
      'penalties',
    ];
    const rows = results.rows.map((row) => [
      row.rank,
      row.name,
      row.category,
      row.team,
      ...row.points,
      row.total,
      row.negative,
      row.percentage,
      row.solos,
      row.warnings,
      row.penalties,
    ]);
    return {
      status: 200,
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="onerack-${event.code}.csv"`,
        'cache-control': 'no-store',
      },
      body: csv([head, ...rows]),
    };
  },
});
