import { z } from 'zod';
import {
  deleteEvent,
  erasePlayer,
  lockEvent,
  NAME_LANGUAGES,
  Refusal,
  readSnapshot,
  refuse,
  suggestNames,
} from '@/lib/event';
import { json } from '../message';
import { guestOf } from '../public-address';
import { route } from '../route';
import { Member, NameSuggestions, Snapshot } from '../schemas';

export const lockRoute = route({
  method: 'POST',
  path: '/api/events/:code/lock',
  summary: 'Shuts the door to whoever is not in yet, or opens it',
  who: 'host',
  body: z.object({ locked: z.boolean() }),
  answers: { status: 200, schema: Snapshot },
  run: async (call) => {
    const done = await lockEvent(call.event, call.body.locked);
    if (done instanceof Refusal) return done;
    const snapshot = await readSnapshot(call.event, guestOf(call));
    return snapshot instanceof Refusal ? snapshot : json(snapshot);
  },
});

export const nameSuggestionsRoute = route({
  method: 'GET',
  path: '/api/events/:code/name-suggestions',
  summary:
    'Names that are free: of the list, where the host gave one, else some of the making of the service',
  who: 'anyone',
  query: z.object({ lang: z.enum(NAME_LANGUAGES).catch('en').default('en') }),
  answers: { status: 200, schema: NameSuggestions },
  run: async ({ event, query: { lang } }) => json(await suggestNames(event, lang)),
});

export const deleteEventRoute = route({
  method: 'DELETE',
  path: '/api/events/:code',
  summary: 'Removes the event and everything of it, for good',
  who: 'host',
  answers: { status: 200, schema: z.object({ code: z.string() }) },
  run: async ({ event, viewer }) => {
    if (viewer.staff) return refuse('first-host-only');
    const done = await deleteEvent(event);
    return done instanceof Refusal ? done : json({ code: event.code });
  },
});

export const erasePlayerRoute = route({
  method: 'POST',
  path: '/api/events/:code/players/:id/erase',
  summary: 'Takes away everything that says who a player is; the slips stay without a name',
  who: 'host',
  answers: { status: 200, schema: Member },
  run: async ({ event, params: { id = '' } }) => {
    const member = await erasePlayer(event, id);
    return member instanceof Refusal ? member : json(member);
  },
});
