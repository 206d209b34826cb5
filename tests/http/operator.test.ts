import { describe, expect, it } from 'vitest';
import { connect } from '@/lib/db';
import type { Problem } from '@/lib/http/schemas';
import { overrideEnv, peekShared, setShared } from '@/lib/ops';
import { call } from '@/scripts/outside/event-client';
import { legalMoves, moveOf } from '../support/moves';
import { OutsideEvent } from '../support/outside';
import { testService } from '../support/service';

const service = testService({ trustProxy: true });

const metrics = (headers: Record<string, string> = {}) =>
  call<string & Problem>(service.base(), '/api/metrics', { headers });

describe('an operator', () => {
  it('reads of streams, slips, delays, the event loop and the solver', async () => {
    const event = await OutsideEvent.create(service.base());
    const ana = await event.join('Ana');
    const gone = new AbortController();
    await fetch(service.base() + event.path('/stream'), { signal: gone.signal });
    const { round } = await event.command('start');
    await event.send(ana.playerKey, 1, 1, moveOf(legalMoves(round!)[0]!));
    await event.command('close-round');
    await call(service.base(), '/api/events/ZZZZZZ');
    const { status, body } = await metrics();
    gone.abort();
    expect(status).toBe(200);
    const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1] ?? Number.NaN);
    expect(value('onerack_streams')).toBe(1);
    expect(value('onerack_slips_written_total')).toBe(1);
    expect(value('onerack_slip_seconds_count')).toBe(1);
    expect(value('onerack_close_seconds_count')).toBe(1);
    expect(value('onerack_solve_seconds_count')).toBeGreaterThanOrEqual(2);
    expect(value('onerack_refusals_total{code="event-not-found"}')).toBe(1);
    expect(value('onerack_event_loop_delay_p99_seconds')).toBeGreaterThanOrEqual(0);
    expect(value('onerack_event_loop_delay_max_seconds')).toBeLessThan(10);
    expect(value('onerack_memory_bytes')).toBeGreaterThan(1e7);
    expect(value('onerack_database_round_trip_seconds')).toBeGreaterThan(0);
  });

  it('is on this machine, or brings the token; others read nothing', async () => {
    const elsewhere = { 'x-forwarded-for': '10.0.0.1' };
    const refused = await metrics(elsewhere);
    expect([refused.status, refused.body.code]).toEqual([401, 'key-missing']);
    // A proxy on this machine passes on what others ask.
    expect((await metrics({ 'x-forwarded-for': '127.0.0.1' })).status).toBe(401);
    overrideEnv({ metricsToken: 'a token of the operator' });
    const bearer = (token: string) => ({ ...elsewhere, authorization: `Bearer ${token}` });
    expect((await metrics(bearer('guess'))).status).toBe(403);
    expect((await metrics({ authorization: `Bearer ${'another-token-here'}` })).status).toBe(403);
    overrideEnv({ metricsToken: 'token-of-the-operator' });
    expect((await metrics(bearer('token-of-the-operator'))).status).toBe(200);
  });

  it('sees whether the database is there', async () => {
    const health = () => call<Problem>(service.base(), '/api/health');
    expect(await health()).toMatchObject({
      status: 200,
      body: { status: 'ok', database: 'ok', delay: { p50: expect.any(Number), max: expect.any(Number) } },
    });
    const pool = peekShared('sql');
    const away = connect('postgres://nobody@127.0.0.1:9/nothing');
    try {
      setShared('sql', away);
      const { status, body, headers } = await health();
      expect([status, body.code]).toEqual([503, 'unavailable']);
      expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
    } finally {
      setShared('sql', pool);
      await away.end({ timeout: 1 });
    }
  });
});
