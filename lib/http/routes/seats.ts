import { Refusal, renewCode, returnToSeat } from '@/lib/event';
import { codeAttempt } from '../code-attempts';
import { isSecure } from '../cross-site';
import { hashKey, keyCookie, makeKey } from '../keys';
import { json } from '../message';
import { route } from '../route';
import { JoinedEvent, PersonalCode, ReturnToSeat } from '../schemas';

export const returnToSeatRoute = route({
  method: 'POST',
  path: '/api/events/:code/players/return',
  summary: 'Gives another device the seat that a personal code belongs to',
  who: 'anyone',
  body: ReturnToSeat,
  answers: { status: 201, schema: JoinedEvent },
  run: async ({ request, event, body }) => {
    const attempt = codeAttempt(request.address, event.code);
    if (attempt instanceof Refusal) return attempt;
    const playerKey = makeKey('player', event.code);
    const seat = await returnToSeat(event, body.personalCode, hashKey(playerKey));
    if (seat instanceof Refusal) return seat;
    attempt.succeeded();
    return json({ ...seat, playerKey }, 201, {
      'set-cookie': keyCookie('player', event.code, playerKey, isSecure(request)),
    });
  },
});

export const renewCodeRoute = route({
  method: 'POST',
  path: '/api/events/:code/players/:id/code',
  summary: 'Gives a player a new personal code: the old one ends, and so does every key to the seat',
  who: 'host',
  answers: { status: 201, schema: PersonalCode },
  run: async ({ event, params: { id = '' } }) => {
    const personalCode = await renewCode(event, id);
    return personalCode instanceof Refusal ? personalCode : json({ personalCode }, 201);
  },
});
