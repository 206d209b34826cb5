import { z } from 'zod';
import {
  eraseOwnName,
  Refusal,
  readEventReview,
  readGameRanking,
  readMoves,
  readPicture,
  readPlayed,
  readRanking,
  readRound,
  readRounds,
  readRoundWords,
  readSheet,
  refuse,
} from '@/lib/event';
import { json } from '../message';
import { roundNumber, route } from '../route';
import {
  EventReview,
  Member,
  MovesPage,
  moveIn,
  PlayedPage,
  PlayerSheet,
  RoundList,
  RoundReview,
  RoundWords,
  StandingsPage,
  written,
} from '../schemas';
import { tagged } from '../tagged';

const PAGE_SIZE = 100;
/** How long a closed round may be kept, seconds: a referee may still choose another top or cancel it. */
const SETTLED_S = 300;
const text = written(40).optional();

export const standingsRoute = route({
  method: 'GET',
  path: '/api/events/:code/standings',
  summary: 'The leaderboard after the last closed round, by pages',
  who: 'anyone',
  tells: 'results',
  query: z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    category: text,
    team: text,
    club: text,
    series: text,
    search: text,
    /** of an event with several: what it brought alone; left out: all together */
    game: z.coerce.number().int().min(1).max(20).optional(),
  }),
  answers: { status: 200, schema: StandingsPage, tagged: true },
  run: async ({ request, event, query: { page, game, ...query } }) => {
    const { category = null, team = null, club = null, series = null, search = null } = query;
    const options = { page, size: PAGE_SIZE, category, team, club, series, search };
    const ranking = game ? readGameRanking(event, game, options) : readRanking(event, options);
    return tagged(request, await ranking);
  },
});

export const roundsRoute = route({
  method: 'GET',
  path: '/api/events/:code/rounds',
  summary: 'The closed rounds',
  who: 'anyone',
  tells: 'tops',
  answers: { status: 200, schema: RoundList },
  run: async ({ event, viewer }) => json({ rounds: await readRounds(event, viewer) }),
});

export const eventReviewRoute = route({
  method: 'GET',
  path: '/api/events/:code/review',
  summary: 'The event as a whole, as far as its rounds are closed',
  who: 'anyone',
  tells: 'tops',
  answers: { status: 200, schema: EventReview },
  run: async ({ event, viewer }) => {
    const review = await readEventReview(event, viewer);
    return review ? json(review) : refuse('round-not-found');
  },
});

export const playerSheetRoute = route({
  method: 'GET',
  path: '/api/events/:code/players/:id/sheet',
  summary: 'All that a player did in the closed rounds',
  who: 'anyone',
  tells: 'tops',
  answers: { status: 200, schema: PlayerSheet },
  run: async ({ event, viewer, params: { id = '' } }) => {
    const sheet = await readSheet(event, viewer, id);
    return sheet instanceof Refusal ? sheet : json(sheet);
  },
});

export const eraseOwnNameRoute = route({
  method: 'DELETE',
  path: '/api/events/:code/my-name',
  summary: 'Takes the own name out of a finished event: a number stands in its place, and the key ends',
  who: 'player',
  answers: { status: 200, schema: Member },
  run: async ({ event, viewer }) => {
    const member = await eraseOwnName(event, viewer.player?.id ?? '');
    return member instanceof Refusal ? member : json(member);
  },
});

export const roundRoute = route({
  method: 'GET',
  path: '/api/events/:code/rounds/:n',
  summary: 'One closed round',
  who: 'anyone',
  tells: 'tops',
  answers: { status: 200, schema: RoundReview },
  run: async ({ event, viewer, params }) => {
    const round = await readRound(event, viewer, roundNumber(params));
    return round instanceof Refusal ? round : json(round);
  },
});

const MOVES_PAGE = 50;

export const roundMovesRoute = route({
  method: 'GET',
  path: '/api/events/:code/rounds/:n/moves',
  summary: 'The legal moves of a closed round, by pages',
  who: 'anyone',
  tells: 'tops',
  query: z.object({
    /** letters in a row; with `*` or `?`, the whole word */
    search: z.string().max(60).default(''),
    least: z.coerce.number().int().min(0).max(10_000).default(0),
    laid: z.coerce.number().int().min(1).max(20).default(1),
    sort: z.enum(['score', 'word']).default('score'),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  answers: { status: 200, schema: MovesPage },
  run: async ({ event, viewer, params, query }) => {
    const moves = await readMoves(event, viewer, roundNumber(params), { ...query, size: MOVES_PAGE });
    return moves instanceof Refusal ? moves : json(moves);
  },
});

export const roundPlayedRoute = route({
  method: 'GET',
  path: '/api/events/:code/rounds/:n/played',
  summary: 'What the room played in a closed round, by pages',
  who: 'anyone',
  tells: 'tops',
  query: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  answers: { status: 200, schema: PlayedPage },
  run: async ({ event, viewer, params, query: { page } }) => {
    const played = await readPlayed(event, viewer, roundNumber(params), page);
    return played instanceof Refusal ? played : json(played);
  },
});

export const roundPictureRoute = route({
  method: 'GET',
  path: '/api/events/:code/rounds/:n/board.png',
  summary: 'The board of a closed round with the top, or with another move that can be laid there',
  who: 'anyone',
  tells: 'tops',
  query: z.object({
    /** as addresses of the review have it: `8-4-across-FEDAYIN` */
    move: written(100)
      .refine((text) => moveIn(text) !== null, { error: 'Write a move like 8-4-across-FEDAYIN.' })
      .optional(),
  }),
  answers: { status: 200, type: 'image/png' },
  run: async ({ event, viewer, params, query: { move } }) => {
    const picture = await readPicture(event, viewer, roundNumber(params), moveIn(move));
    if (picture instanceof Refusal) return picture;
    const headers = { 'content-type': 'image/png', 'cache-control': `public, max-age=${SETTLED_S}` };
    return { status: 200, headers, body: picture };
  },
});

export const roundWordsRoute = route({
  method: 'GET',
  path: '/api/events/:code/rounds/:n/words',
  summary:
    'What the top of a closed round means; with `own`, which words of the own slip are not in the list',
  who: 'anyone',
  tells: 'tops',
  query: z.object({ own: z.literal('1').optional() }),
  answers: { status: 200, schema: RoundWords },
  run: async ({ event, viewer, params, query: { own } }) => {
    const words = await readRoundWords(event, roundNumber(params), own ? (viewer.player?.id ?? null) : null);
    return words instanceof Refusal
      ? words
      : json(words, 200, { 'cache-control': `private, max-age=${SETTLED_S}` });
  },
});
