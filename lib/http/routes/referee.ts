import { z } from 'zod';
import {
  authorOf,
  Refusal,
  readDesk,
  readJournal,
  readSlipLine,
  readSlips,
  refuse,
  ruleSlip,
} from '@/lib/event';
import { csv } from '@/lib/export';
import { json } from '../message';
import { roundNumber, route } from '../route';
import {
  DeskView,
  Journal,
  type JournalEntry,
  MakeRuling,
  SlipLine,
  SlipPage,
  SlipsShown,
  written,
} from '../schemas';

export const roundSlipsRoute = route({
  method: 'GET',
  path: '/api/events/:code/rounds/:n/judgements',
  summary: 'The slips of a closed round, or of one that is void, as a referee sees them, in pages of 50',
  who: 'corrector',
  query: z.object({
    search: z.string().max(80).default(''),
    shown: SlipsShown.default('all'),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    voided: written(100).optional(),
  }),
  answers: { status: 200, schema: SlipPage },
  run: async ({ event, params, query }) => {
    const slips = await readSlips(event, roundNumber(params), query);
    return slips instanceof Refusal ? slips : json(slips);
  },
});

export const ruleRoute = route({
  method: 'POST',
  path: '/api/events/:code/rounds/:n/rulings',
  summary: 'Rules a slip of a closed round, also after the end; answers with the slip as it counts then',
  who: 'corrector',
  body: MakeRuling,
  answers: { status: 201, schema: SlipLine },
  run: async ({ event, viewer, params, body }) => {
    const number = roundNumber(params);
    const ruled = await ruleSlip({ ...body, event, number, author: authorOf(viewer) });
    if (ruled instanceof Refusal) return ruled;
    const line = await readSlipLine(event, number, body.playerId);
    return line ? json(line, 201) : refuse('player-not-found');
  },
});

export const deskRoute = route({
  method: 'GET',
  path: '/api/events/:code/desk',
  summary: 'What a referee waits for before the next round, and what can be taken back',
  who: 'corrector',
  answers: { status: 200, schema: DeskView },
  run: async ({ event }) => json(await readDesk(event)),
});

export const journalRoute = route({
  method: 'GET',
  path: '/api/events/:code/journal',
  summary: 'Every ruling and every act of the referees, newest first',
  who: 'corrector',
  answers: { status: 200, schema: Journal },
  run: async ({ event }) => json({ entries: await readJournal(event) }),
});

export const roundRulingsRoute = route({
  method: 'GET',
  path: '/api/events/:code/rounds/:n/rulings',
  summary: 'The same of one round',
  who: 'corrector',
  answers: { status: 200, schema: Journal },
  run: async ({ event, params }) => {
    const number = roundNumber(params);
    return json({ entries: (await readJournal(event)).filter(({ round }) => round === number) });
  },
});

export const journalCsvRoute = route({
  method: 'GET',
  path: '/api/events/:code/journal.csv',
  summary: 'The same as a table',
  who: 'corrector',
  answers: { status: 200, type: 'text/csv' },
  run: async ({ event }) => ({
    status: 200,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="onerack-${event.code}-journal.csv"`,
      'cache-control': 'no-store',
    },
    body: csv([HEAD, ...(await readJournal(event)).map(line)]),
  }),
});

const HEAD = [
  'time',
  'author',
  'round',
  'what',
  'table',
  'player',
  'before',
  'after',
  'reason',
  'taken back',
];

const line = ({ at, author, round, what, player, before, after, reason, undone }: JournalEntry) => [
  ...[new Date(at).toISOString(), author, round, what, player?.table ?? null, player?.name ?? null],
  ...[before, after, reason, undone ? 'yes' : ''],
];
