import { beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '@/lib/http/schemas';
import { env, overrideEnv, type RequestLimits, readEnv, takeShared } from '@/lib/ops';
import { type Answer, call } from '@/scripts/outside/event-client';
import { OutsideEvent } from '../support/outside';
import { testService } from '../support/service';

const service = testService({ trustProxy: true });

const WIDE: RequestLimits = { joins: 1e6, requests: 1e6, perKey: 1e6, failures: 1e6 };

/** Sets limits, and forgets what was counted. */
function limit(change: Partial<RequestLimits> = {}): void {
  overrideEnv({ limits: { ...WIDE, ...change } });
  takeShared('http.limits');
}

const from = (address: string) => ({ 'x-forwarded-for': address });
const ask = (path: string, address: string, options: object = {}): Promise<Answer<Problem>> =>
  call<Problem>(service.base(), path, { headers: from(address), ...options });

async function codes(answers: Promise<Answer<Problem>>[]): Promise<Record<string, number>> {
  const count: Record<string, number> = {};
  for (const { status, body } of await Promise.all(answers)) {
    const name = status < 400 ? 'ok' : body.code;
    count[name] = (count[name] ?? 0) + 1;
  }
  return count;
}

const times = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));

describe('limits', () => {
  beforeEach(() => limit());

  it('let a school of 500 join from one address in a minute, and a script of thousands not', async () => {
    const { limits } = readEnv({});
    limit(limits);
    const event = await OutsideEvent.create(service.base());
    const join = (n: number) => ask(event.path('/players'), '10.0.0.1', { body: { name: `Player ${n}` } });
    expect(await codes(times(500, join))).toEqual({ ok: 500 });
    // Sent back for its missing name, each counts all the same; while they come, more become free.
    const more = await codes(times(2000, () => ask(event.path('/players'), '10.0.0.1', { body: {} })));
    expect(more['too-many-requests']).toBeGreaterThan(1000);
    // Another school gets in meanwhile.
    const elsewhere = ask(event.path('/players'), '10.0.0.2', { body: { name: 'Elsewhere' } });
    expect((await elsewhere).status).toBe(201);
  });

  it('say in a sentence and a header when to come back', async () => {
    limit({ requests: 2 });
    await codes(times(2, () => ask('/api/time', '10.1.0.1')));
    const { status, body, headers } = await ask('/api/time', '10.1.0.1');
    expect(status).toBe(429);
    const seconds = Number(headers.get('retry-after'));
    expect(body).toMatchObject({ code: 'too-many-requests', detail: `Try again in ${seconds} seconds.` });
    // Less what has passed since the first.
    expect(seconds).toBeGreaterThan(15);
    expect(seconds).toBeLessThanOrEqual(30);
    expect((await ask('/api/time', '10.1.0.2')).status).toBe(200);
  });

  it('count a key wherever it comes from, and nobody else’s', async () => {
    const event = await OutsideEvent.create(service.base());
    const [ana, bo] = [await event.join('Ana'), await event.join('Bo')];
    limit({ perKey: 5 });
    const answers = times(8, (n) => ask(event.path(), `10.2.0.${n}`, { key: ana.playerKey }));
    expect(await codes(answers)).toEqual({ ok: 5, 'too-many-requests': 3 });
    expect((await ask(event.path(), '10.2.0.1', { key: bo.playerKey })).status).toBe(200);
  });

  it('keep codes from being searched, and those who are in go on', async () => {
    const event = await OutsideEvent.create(service.base());
    const ana = await event.join('Ana');
    limit({ failures: 4 });
    const guess = (n: number) =>
      ask(`/api/events/ZZZZ${String(n).padStart(2, '2').replace(/[01]/g, 'X')}`, '10.3.0.1');
    for (let n = 0; n < 4; n++) expect((await guess(n)).body.code).toBe('event-not-found');
    expect((await guess(99)).body.code).toBe('too-many-requests');
    // A right code is answered like a wrong one then.
    expect((await ask(event.path(), '10.3.0.1')).body.code).toBe('too-many-requests');
    expect((await ask(event.path('/stream'), '10.3.0.1')).body.code).toBe('too-many-requests');
    expect((await ask(event.path(), '10.3.0.1', { key: ana.playerKey })).status).toBe(200);
    expect((await ask(event.path(), '10.3.0.2')).status).toBe(200);
  });

  it('keep host keys from being guessed', async () => {
    const event = await OutsideEvent.create(service.base());
    limit({ failures: 5 });
    const guess = () => ask(event.path('/host-session'), '10.4.0.1', { body: { hostKey: 'h_guess' } });
    for (let n = 0; n < 5; n++) expect((await guess()).body.code).toBe('key-wrong');
    expect((await guess()).body.code).toBe('too-many-requests');
  });

  it('let a class mistype the code, all at once', async () => {
    limit(readEnv({}).limits);
    const mistyped = times(200, () => ask('/api/events/ABCDEF', '10.5.0.1'));
    expect(await codes(mistyped)).toEqual({ 'event-not-found': 200 });
    const event = await OutsideEvent.create(service.base());
    expect((await ask(event.path(), '10.5.0.1')).status).toBe(200);
  });

  it('count new events and open streams of an address', async () => {
    const event = await OutsideEvent.create(service.base());
    limit({ joins: 2 });
    const create = () => ask('/api/events', '10.6.0.1', { body: { name: 'x' } });
    expect(await codes(times(4, create))).toEqual({ ok: 2, 'too-many-requests': 2 });
    limit({ requests: 30 });
    const gone = new AbortController();
    const open = () =>
      fetch(service.base() + event.path('/stream'), { headers: from('10.6.0.2'), signal: gone.signal });
    const opened = await Promise.all(times(3, open));
    expect(opened.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await open()).status).toBe(429);
    gone.abort();
    await expect
      .poll(
        async () =>
          (
            await ask(event.path('/stream'), '10.6.0.2', { signal: AbortSignal.timeout(300) }).catch(
              () => null,
            )
          )?.status ?? 'opened',
      )
      .toBe('opened');
  });

  it('are settings, and what is refused costs no look at the body', async () => {
    expect(readEnv({}).limits).toEqual({ joins: 600, requests: 30_000, perKey: 2000, failures: 300 });
    const raised = readEnv({ LIMIT_REQUESTS_PER_MINUTE: '3000000', LIMIT_JOINS_PER_MINUTE: '1000000' });
    expect(raised.limits).toMatchObject({ joins: 1_000_000, requests: 3_000_000, perKey: 200_000 });
    expect(() => readEnv({ LIMIT_JOINS_PER_MINUTE: 'many' })).toThrow(/LIMIT_JOINS_PER_MINUTE/);
    limit({ requests: 1 });
    await ask('/api/time', '10.7.0.1');
    const huge = await ask('/api/events', '10.7.0.1', { body: { name: 'x'.repeat(1_000_000) } });
    expect(huge.body.code).toBe('too-many-requests');
    expect(env().limits.requests).toBe(1);
  });
});
