import { z } from 'zod';
import {
  admitPlayer,
  authorOf,
  describePlayer,
  newHostKey,
  Refusal,
  readAsking,
  readMembers,
  refuse,
  removePlayer,
  renamePlayer,
  setExtraTime,
  withdrawPlayer,
} from '@/lib/event';
import { isSecure } from '../cross-site';
import { hashKey, keyCookie, makeKey } from '../keys';
import { json } from '../message';
import { route } from '../route';
import { AskingList, ChangePlayer, Member, MemberList } from '../schemas';

const PAGE_SIZE = 50;

export const playersRoute = route({
  method: 'GET',
  path: '/api/events/:code/players',
  summary: 'Everybody who joined, the removed too, by name; all on one page unless one is asked for',
  who: 'host',
  query: z.object({
    search: z.string().max(80).default(''),
    page: z.coerce.number().int().min(1).max(10_000).optional(),
  }),
  answers: { status: 200, schema: MemberList },
  run: async ({ event, query: { search, page } }) =>
    json(await readMembers(event, { search, page: page ?? 1, size: page === undefined ? null : PAGE_SIZE })),
});

export const askingRoute = route({
  method: 'GET',
  path: '/api/events/:code/asking',
  summary: 'Who came late and waits to be let in',
  who: 'host',
  answers: { status: 200, schema: AskingList },
  run: async ({ event }) => json({ players: await readAsking(event) }),
});

export const removePlayerRoute = route({
  method: 'DELETE',
  path: '/api/events/:code/players/:id',
  summary: 'Removes a player: the key opens nothing any more, the slips stay',
  who: 'host',
  answers: { status: 200, schema: Member },
  run: async ({ event, viewer, params: { id = '' } }) => {
    const member = await removePlayer({ event, playerId: id, author: authorOf(viewer) });
    return member instanceof Refusal ? member : json(member);
  },
});

export const changePlayerRoute = route({
  method: 'PATCH',
  path: '/api/events/:code/players/:id',
  summary:
    'Renames a player, changes what stands with the name, takes a removed one back in, marks who gave up, lets in who came late, or gives time beyond everybody’s end',
  who: 'host',
  body: ChangePlayer,
  answers: { status: 200, schema: Member },
  run: async ({ event, viewer, params: { id = '' }, body }) => {
    const { name, removed, extraSeconds, withdrawn, admitted, ...details } = body;
    const change = { event, playerId: id, author: authorOf(viewer) };
    if (admitted !== undefined) {
      const answered = await admitPlayer(change, admitted);
      return answered instanceof Refusal ? answered : json(answered);
    }
    const changes = [name, removed, extraSeconds, withdrawn, ...Object.values(details)];
    if (changes.every((change) => change === undefined))
      return refuse('invalid-input', {
        errors: {
          body: [
            'Give a name, removed, withdrawn, extraSeconds, table, team, club, category, series or licence.',
          ],
        },
      });
    const renamed = name === undefined ? null : await renamePlayer(change, name);
    if (renamed instanceof Refusal) return renamed;
    const moved = removed === undefined ? renamed : await removePlayer(change, removed);
    if (moved instanceof Refusal) return moved;
    const stayed = withdrawn === undefined ? moved : await withdrawPlayer(change, withdrawn);
    if (stayed instanceof Refusal) return stayed;
    const timed = extraSeconds === undefined ? stayed : await setExtraTime(change, extraSeconds);
    if (timed instanceof Refusal) return timed;
    const isDescribed = Object.values(details).some((detail) => detail !== undefined);
    const member = isDescribed ? await describePlayer(change, details) : timed;
    return member instanceof Refusal ? member : json(member);
  },
});

export const hostKeyRoute = route({
  method: 'POST',
  path: '/api/events/:code/host-key',
  summary: 'Makes a new host key and ends the old one',
  who: 'host',
  answers: { status: 201, schema: z.object({ hostKey: z.string() }) },
  run: async ({ request, event, viewer }) => {
    if (viewer.staff) return refuse('first-host-only');
    const hostKey = makeKey('host', event.code);
    const done = await newHostKey(event, hashKey(hostKey));
    if (done instanceof Refusal) return done;
    return json({ hostKey }, 201, {
      'set-cookie': keyCookie('host', event.code, hostKey, isSecure(request)),
    });
  },
});
