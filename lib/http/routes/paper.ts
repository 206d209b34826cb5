import { authorOf, enterSlips, Refusal, readPaper, readPaperMoves, registerPlayers } from '@/lib/event';
import { json } from '../message';
import { roundNumber, route } from '../route';
import {
  EnteredSlips,
  EnterSlips,
  PaperMoves,
  PaperSheet,
  RegisteredPlayers,
  RegisterPlayers,
} from '../schemas';
import { tagged } from '../tagged';

/** Two thousand lines of some words. */
const MOST_BYTES = 1024 * 1024;

export const registerPlayersRoute = route({
  method: 'POST',
  path: '/api/events/:code/tables',
  summary: 'Gives seats to the players of a list, all or none; they hand in paper',
  who: 'host',
  body: RegisterPlayers,
  mostBytes: MOST_BYTES,
  answers: { status: 200, schema: RegisteredPlayers },
  run: async ({ event, viewer, body }) => {
    const done = await registerPlayers({ event, author: authorOf(viewer), ...body });
    return done instanceof Refusal ? done : json(done);
  },
});

export const enterSlipsRoute = route({
  method: 'POST',
  path: '/api/events/:code/rounds/:n/slips',
  summary: 'Enters slips on paper, each line for itself; what became of it is told by line',
  who: 'corrector',
  body: EnterSlips,
  mostBytes: MOST_BYTES,
  answers: { status: 200, schema: EnteredSlips },
  run: async ({ event, viewer, params, body: { slips } }) => {
    const done = await enterSlips({ event, viewer, number: roundNumber(params), slips });
    return done instanceof Refusal ? done : json(done);
  },
});

export const paperRoute = route({
  method: 'GET',
  path: '/api/events/:code/rounds/:n/slips',
  summary: 'What correctors have entered for a round, table by table, and what is missing',
  who: 'corrector',
  answers: { status: 200, schema: PaperSheet, tagged: true },
  run: async ({ request, event, params }) => {
    const sheet = await readPaper(event, roundNumber(params));
    return sheet instanceof Refusal ? sheet : tagged(request, sheet);
  },
});

export const paperMovesRoute = route({
  method: 'GET',
  path: '/api/events/:code/rounds/:n/slips/moves',
  summary: 'Every legal move of a closed round, to complete what a corrector types',
  who: 'corrector',
  answers: { status: 200, schema: PaperMoves },
  run: async ({ event, params }) => {
    const moves = await readPaperMoves(event, roundNumber(params));
    return moves instanceof Refusal ? moves : json(moves);
  },
});
