import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { sessionUser } from '@/lib/auth';
import { tileSet as tilesOf } from '@/lib/engine';
import { checkNewEvent, faultText, Refusal, refuse, waitForLexicon, wholeGame } from '@/lib/event';
import { emptyGame, formatOf, stateAfter } from '@/lib/game';
import { env } from '@/lib/ops';
import { seedHash } from '@/lib/solver';
import { json } from '../message';
import { route } from '../route';
import { DEFAULT_SETTINGS, PreparedAnswer, PreparedFile, PrepareGame } from '../schemas';

const ROOM_FOR_GAME = 256 * 1024;
/** More would keep whoever asks, and the next in the line, waiting. */
const MOST_GAMES = 5;

export const prepareGameRoute = route({
  method: 'POST',
  path: '/api/prepared',
  summary: 'Draws and solves a whole game, from the rounds that are given on; nothing of it is kept',
  who: 'anyone',
  limit: 'newEvent',
  body: PrepareGame,
  mostBytes: ROOM_FOR_GAME,
  answers: { status: 200, schema: PreparedAnswer },
  run: async ({ request, body }) => {
    const user = await sessionUser(request.header('cookie'));
    if (env().hostsNeedAccount && !user) return refuse('not-signed-in');
    const settings = { ...DEFAULT_SETTINGS, ...body.settings, racks: 'prepared' as const };
    if (settings.games > MOST_GAMES)
      return refuse('invalid-input', { errors: { games: [`At most ${MOST_GAMES} games at once.`] } });
    const source = await checkNewEvent({ settings, prepared: undefined, ownerId: user?.id ?? null });
    if (source instanceof Refusal) return source;
    const notReady = await waitForLexicon(settings.lexicon);
    if (notReady) return notReady;
    const seed = body.seed ?? randomBytes(24).toString('base64url');
    const { tileSet } = source;
    const whole = await wholeGame({ settings, tileSet, seed, given: body.rounds });
    if (whole instanceof Refusal) return whole;
    const { rounds, fault, ended } = whole;
    const tiles = tilesOf(tileSet);
    const last = rounds.at(-1);
    const after = last
      ? stateAfter(tiles, { ...last, number: last.inGame }, formatOf(settings))
      : emptyGame(tiles);
    const told = fault && {
      round: fault.round,
      field: fault.field,
      problem: faultText(fault),
      best: fault.best ?? null,
    };
    return json({
      tileSet,
      seed,
      seedHash: seedHash(seed),
      rounds: rounds.map(({ retaken: _, ...round }) => round),
      boardAfter: after.board,
      fault: told,
      ended,
    });
  },
});

/** Whoever writes such files elsewhere finds here what they hold. */
export const preparedSchemaRoute = route({
  method: 'GET',
  path: '/api/schemas/prepared.json',
  summary: 'What a file of a prepared game holds, as a JSON schema',
  who: 'anyone',
  answers: { status: 200, type: 'application/schema+json' },
  run: async () => ({
    status: 200,
    headers: {
      'content-type': 'application/schema+json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
    body: JSON.stringify(z.toJSONSchema(PreparedFile, { io: 'input' })),
  }),
});
