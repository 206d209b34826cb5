import { z } from 'zod';
import { sessionUser } from '@/lib/auth';
import {
  createEvent,
  type EventInfo,
  isHallCode,
  joinEvent,
  nameLanguage,
  Refusal,
  readSnapshot,
  refuse,
  staffByKey,
} from '@/lib/event';
import { isSecure } from '../cross-site';
import { hashKey, isOurKey, keyCookie, makeKey } from '../keys';
import { RequestLimit } from '../limits';
import { type HttpRequest, json } from '../message';
import { guestOf, joinUrl } from '../public-address';
import { route } from '../route';
import { CreatedEvent, CreateEvent, JoinEvent, JoinedEvent, Snapshot } from '../schemas';

/** Of a list of names, each of as many bytes as letters can have. */
const ROOM_FOR_NAMES = 192 * 1024;

export const createEventRoute = route({
  method: 'POST',
  path: '/api/events',
  summary: 'Creates an event',
  who: 'anyone',
  limit: 'newEvent',
  body: CreateEvent,
  mostBytes: ROOM_FOR_NAMES,
  answers: { status: 201, schema: CreatedEvent },
  run: async ({ request, body: { simulated, ...body } }) => {
    const user = await sessionUser(request.header('cookie'));
    let hostKey = '';
    const { name, seed, prepared, allowedNames, ...settings } = body;
    const event = await createEvent({
      name,
      seed,
      prepared,
      allowedNames,
      settings,
      simulated: simulated && { ...simulated, language: nameLanguage(simulated.language) },
      ownerId: user?.id ?? null,
      hostKeyHash: (code) => {
        hostKey = makeKey('host', code);
        return hashKey(hostKey);
      },
    });
    if (event instanceof Refusal) return event;
    const { id, code } = event;
    return json({ id, code, hostKey, joinUrl: joinUrl(request, code) }, 201, {
      location: `/api/events/${code}`,
      'set-cookie': keyCookie('host', code, hostKey, isSecure(request)),
    });
  },
});

export const readEventRoute = route({
  method: 'GET',
  path: '/api/events/:code',
  summary: 'The event as this viewer may see it now',
  who: 'anyone',
  shows: 'board',
  answers: { status: 200, schema: Snapshot },
  run: async (call) => {
    const snapshot = await readSnapshot(call.event, guestOf(call));
    return snapshot instanceof Refusal ? snapshot : json(snapshot);
  },
});

export const joinEventRoute = route({
  method: 'POST',
  path: '/api/events/:code/players',
  summary: 'Joins under a name',
  who: 'anyone',
  limit: 'join',
  body: JoinEvent,
  answers: { status: 201, schema: JoinedEvent },
  run: async ({ request, event, body: { hallCode, ...player } }) => {
    const stranger = checkHallCode(request, event, hallCode);
    if (stranger) return stranger;
    const playerKey = makeKey('player', event.code);
    const joined = await joinEvent({ event, player, keyHash: hashKey(playerKey) });
    if (joined instanceof Refusal) return joined;
    return json({ ...joined, playerKey }, 201, {
      'set-cookie': keyCookie('player', event.code, playerKey, isSecure(request)),
    });
  },
});

/** The second proof, in events that ask for it: tried no more often than a class mistypes. */
function checkHallCode(request: HttpRequest, event: EventInfo, typed: string | null): Refusal | null {
  if (!event.settings.hallCode) return null;
  const limit = new RequestLimit(request.address);
  const tooMany = limit.hallCode(event.code);
  if (tooMany) return tooMany;
  if (typed !== null && isHallCode(event, typed)) return null;
  if (typed !== null) limit.wrongHallCode(event.code);
  const said =
    typed === null ? 'Type the number that is shown in the hall.' : 'Not the number that is shown now.';
  return refuse('hall-code-wrong', { errors: { hallCode: [said] } });
}

export const hostSessionRoute = route({
  method: 'POST',
  path: '/api/events/:code/host-session',
  summary: 'Turns a host key, or that of an invitation, into the cookie that browsers use',
  who: 'anyone',
  body: z.object({ hostKey: z.string().min(1).max(100) }),
  answers: { status: 200, schema: z.object({ code: z.string() }) },
  run: async ({ request, event, body }) => {
    const key = body.hostKey.trim();
    const kind = await deskKeyKind(event, key);
    if (!kind)
      return refuse('key-wrong', { errors: { hostKey: ['This is not the host key of this event.'] } });
    return json({ code: event.code }, 200, {
      'set-cookie': keyCookie(kind, event.code, key, isSecure(request)),
    });
  },
});

/** What a key opens the desk as; null: it does not. */
async function deskKeyKind(event: EventInfo, key: string): Promise<'host' | 'staff' | null> {
  if (isOurKey(key, 'host', event.code)) return hashKey(key) === event.hostKeyHash ? 'host' : null;
  if (!isOurKey(key, 'staff', event.code)) return null;
  return (await staffByKey(hashKey(key)))?.eventId === event.id ? 'staff' : null;
}
