import { z } from 'zod';
import { sessionUser } from '@/lib/auth';
import { importGame, Refusal, readGameFile, refuse } from '@/lib/event';
import { env } from '@/lib/ops';
import { hashKey, makeKey } from '../keys';
import { json } from '../message';
import { route } from '../route';
import { GameFile, type ImportedFile, ImportedGames, ImportGames } from '../schemas';

export const gameFileRoute = route({
  method: 'GET',
  path: '/api/events/:code/game.json',
  summary: 'A finished event as a file: racks, tops and what every player sent; /api/games reads it again',
  who: 'anyone',
  tells: 'tops',
  answers: { status: 200, schema: GameFile },
  run: async ({ event, viewer }) => {
    const file = await readGameFile(event, viewer);
    if (file instanceof Refusal) return file;
    return json(file, 200, { 'content-disposition': `attachment; filename="onerack-${event.code}.json"` });
  },
});

export const gameSchemaRoute = route({
  method: 'GET',
  path: '/api/schemas/game.json',
  summary: 'The JSON schema of a finished game as a file',
  who: 'anyone',
  answers: { status: 200, type: 'application/schema+json' },
  run: async () =>
    json(z.toJSONSchema(GameFile, { io: 'input', unrepresentable: 'any' }), 200, {
      'content-type': 'application/schema+json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    }),
});

/** Some hundred games of a club, or one of thousands of players. */
const ROOM_FOR_FILES = 12 * 1024 * 1024;

export const importGamesRoute = route({
  method: 'POST',
  path: '/api/games',
  summary: 'Imports finished games, JSON or tables; a file with faults is left out, the others become events',
  who: 'anyone',
  limit: 'newEvent',
  body: ImportGames,
  mostBytes: ROOM_FOR_FILES,
  answers: { status: 200, schema: ImportedGames },
  run: async ({ request, body: { files, lexicon } }) => {
    const user = await sessionUser(request.header('cookie'));
    if (env().hostsNeedAccount && !user) return refuse('not-signed-in');
    const done: ImportedFile[] = [];
    for (const { name, text } of files) {
      let hostKey = '';
      const outcome = await importGame({
        file: name,
        text,
        lexicon,
        ownerId: user?.id ?? null,
        hostKeyHash: (code) => {
          hostKey = makeKey('host', code);
          return hashKey(hostKey);
        },
      });
      // A list that is another host's is none here.
      if (outcome instanceof Refusal) {
        if (outcome.code !== 'lexicon-not-found') return outcome;
        const fault = { code: 'lexicon-unknown', line: null, round: null, text: '' } as const;
        done.push({ file: name, game: null, faults: [fault], differences: [] });
      } else done.push({ file: name, ...outcome, game: outcome.game && { ...outcome.game, hostKey } });
    }
    return json({ files: done });
  },
});
