import { describe, expect, it } from 'vitest';
import { sql } from '@/lib/db';
import { isOurKey, keysOf, makeKey } from '@/lib/http/keys';
import type { Problem } from '@/lib/http/schemas';
import { overrideEnv, takeShared } from '@/lib/ops';
import { call } from '@/scripts/outside/event-client';
import { OutsideEvent } from '../support/outside';
import { testService } from '../support/service';

const CODE = 'ABC234';

describe('a key', () => {
  const key = makeKey('player', CODE);

  it('opens one event to one role', () => {
    expect(key).toMatch(/^p_[\w-]{43}$/);
    expect(isOurKey(key, 'player', CODE)).toBe(true);
    expect(isOurKey(key, 'player', 'ABC235')).toBe(false);
    expect(isOurKey(key, 'host', CODE)).toBe(false);
    expect(isOurKey(`h_${key.slice(2)}`, 'host', CODE)).toBe(false);
    expect(makeKey('player', CODE)).not.toBe(key);
  });

  it('is refused with any character changed, left out or added', () => {
    for (let at = 0; at < key.length; at++) {
      const other = key[at] === 'A' ? 'B' : 'A';
      expect(isOurKey(key.slice(0, at) + other + key.slice(at + 1), 'player', CODE)).toBe(false);
      expect(isOurKey(key.slice(0, at) + key.slice(at + 1), 'player', CODE)).toBe(false);
      expect(isOurKey(`${key.slice(0, at)}=${key.slice(at)}`, 'player', CODE)).toBe(false);
    }
    expect(isOurKey('', 'player', CODE)).toBe(false);
  });

  it('is ours by the secret alone', () => {
    // As another process would see it, which has not met the key.
    takeShared('http.our-keys');
    try {
      overrideEnv({ authSecret: 'another secret of somebody' });
      expect(isOurKey(key, 'player', CODE)).toBe(false);
    } finally {
      overrideEnv();
    }
  });

  it('is read from the bearer header, or from the event’s own cookies', () => {
    const host = makeKey('host', CODE);
    const read = (headers: Record<string, string>) => keysOf((name) => headers[name] ?? null, CODE);
    const none = { player: null, host: null, staff: null, forged: false };
    expect(read({})).toEqual(none);
    expect(read({ authorization: `Bearer ${key}` })).toEqual({ ...none, player: key });
    expect(read({ authorization: `bearer ${host}`, cookie: `onerack_player_${CODE}=${key}` })).toEqual({
      ...none,
      host,
    });
    // A proxy may ask for a password of its own in that header.
    expect(read({ authorization: 'Basic YTpi', cookie: `x=1; onerack_player_${CODE}=${key}` })).toEqual({
      ...none,
      player: key,
    });
    expect(read({ cookie: `onerack_player_ABC235=${key}` })).toEqual(none);
    expect(read({ authorization: 'Bearer nonsense' })).toEqual({ ...none, forged: true });
    expect(read({ cookie: `onerack_host_${CODE}=${key}` })).toEqual({ ...none, forged: true });
  });
});

describe('forged keys', () => {
  const service = testService({ limits: { joins: 600, requests: 30_000, perKey: 2000, failures: 100_000 } });
  it('are refused without a look at the database', async () => {
    const event = await OutsideEvent.create(service.base());
    const other = await OutsideEvent.create(service.base());
    const ana = await event.join('Ana');
    const foreign = [(await other.join('Bo')).playerKey, other.created.hostKey, makeKey('player', 'ZZZZZZ')];
    const made = Array.from({ length: 200 }, (_, n) => `p_${String(n).padStart(43, 'x')}`);
    const send = (key: string) =>
      call<Problem>(service.base(), event.path('/rounds/1/slip'), {
        method: 'PUT',
        body: { rev: 1, move: null },
        key,
      });
    // Whoever asks for a player or an event while this is held gets no answer.
    await sql().begin(async (tx) => {
      await tx`lock table player, event in access exclusive mode`;
      for (const { status, body } of await Promise.all([...foreign, ...made].map(send)))
        expect([status, body.code]).toEqual([403, 'key-wrong']);
    });
    expect((await event.snapshot(ana.playerKey)).you?.name).toBe('Ana');
  });
});
