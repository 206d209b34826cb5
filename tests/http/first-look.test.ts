/** What the player's page takes along of its event: what the interface would tell the same reader, and no more. */
import { expect, it } from 'vitest';
import { firstLook } from '@/lib/http';
import type { Snapshot } from '@/lib/http/schemas';
import { OutsideEvent } from '../support/outside';
import { testService } from '../support/service';

const service = testService();

const look = (code: string, headers: Record<string, string> = {}) =>
  firstLook((name) => ({ host: new URL(service.base()).host, ...headers })[name] ?? null, `/e/${code}`, code);

const cookie = (code: string, key: string) => ({ cookie: `onerack_player_${code}=${key}` });

/** The moment of asking is another one. */
const timeless = ({ now: _, ...rest }: Snapshot) => rest;

async function lookAt(code: string, headers?: Record<string, string>): Promise<Snapshot> {
  const answer = await look(code, headers);
  if (!answer?.ok) throw new Error(`nothing to see: ${JSON.stringify(answer)}`);
  return answer.body;
}

it('is the player’s own view for the player, and a stranger’s for strangers', async () => {
  const event = await OutsideEvent.create(service.base());
  const ana = await event.join('Ana');
  await event.command('start');
  const own = await lookAt(event.code, cookie(event.code, ana.playerKey));
  expect(timeless(own)).toEqual(timeless(await event.snapshot(ana.playerKey)));
  expect(own.you?.name).toBe('Ana');
  const strange = await lookAt(event.code, cookie(event.code, 'no key of this event'));
  expect(strange.you).toBeNull();
  expect(strange.round?.top).toBeUndefined();
});

it('says that there is no such event, so that the page need not ask', async () => {
  expect(await look('ZZZZZZ')).toMatchObject({ ok: false, problem: { code: 'event-not-found' } });
});

it('says nothing to an address that guesses codes: the page asks, and is told to wait', async () => {
  const from = { 'x-forwarded-for': '10.9.9.9' };
  const guesses = Array.from({ length: 400 }, (_, index) => `Z${String(index).padStart(5, '2')}`);
  const event = await OutsideEvent.create(service.base());
  // What was guessed is forgotten bit by bit: on a busy machine one look may be free again meanwhile.
  const guessAndLook = async () => {
    for (const code of guesses) if ((await look(code, from)) === null) break;
    return look(event.code, from);
  };
  await expect.poll(guessAndLook, { timeout: 60_000 }).toBeNull();
  expect(await look(event.code)).toMatchObject({ ok: true });
});
