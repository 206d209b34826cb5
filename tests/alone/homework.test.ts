/** Homework over the interface: open within its days, with everything kept back until they are over. */
import { describe, expect, it } from 'vitest';
import { dbNow, sql } from '@/lib/db';
import type { AloneEvent, MoveBody } from '@/lib/http/schemas';
import { OutsideEvent } from '../support/outside';
import { fillEvent } from '../support/seeded-event';
import { testService } from '../support/service';
import { Browser, best } from './browser';

const service = testService();
const newBrowser = () => new Browser(service.base());

describe('homework', () => {
  it('is open within its days, on the same racks for all, and keeps the tops back', async () => {
    const event = await OutsideEvent.create(service.base(), { name: 'Homework', maxRounds: 2 });
    const { code, hostKey } = event.created;
    const path = `/api/events/${code}/alone`;
    const host = newBrowser();
    host.cookie = `onerack_host_${code}=${hostKey}`;
    const days = (from: number, to: number) =>
      host.ask(`/api/events/${code}/homework`, 'PUT', {
        opensAt: dbNow() + from * 3_600_000,
        closesAt: dbNow() + to * 3_600_000,
      });
    const [gil, hal] = [newBrowser(), newBrowser()];
    expect((await gil.ask(`/api/events/${code}/homework`, 'PUT', { opensAt: 1, closesAt: 2 })).status).toBe(
      401,
    );
    for (const closesAt of [1e301, 8_640_000_000_000_001, -1])
      expect(
        await host.ask(`/api/events/${code}/homework`, 'PUT', { opensAt: closesAt - 1, closesAt }),
      ).toMatchObject({ status: 422, body: { code: 'invalid-input' } });
    expect((await days(1, 2)).body.state).toBe('early');
    expect((await gil.ask(path, 'POST', {})).body.code).toBe('alone-closed');
    expect((await days(-1, 2)).body.state).toBe('open');
    const [one, two] = [await gil.begin(path, { name: 'Gil' }), await hal.begin(path, { name: 'Hal' })];
    const [first, other] = [await gil.next(one, 0), await hal.next(two, 0)];
    expect(other.round!.rack).toEqual(first.round!.rack);
    await gil.move(one, 1, best(first));
    expect((await gil.ask(`/api/events/${code}/rounds`)).body.code).toBe('kept-for-homework');
    expect((await gil.ask(`/api/events/${code}/game.json`)).body.code).toBe('kept-for-homework');
    // The event itself, which waits, tells nothing of rounds to come.
    await gil.ask(`/api/events/${code}`);
    await beginning(gil, code, '');
    expect(await gil.run(one)).toMatchObject({ counted: true });
    await gil.next(one, 1);
    expect((await gil.move(one, 2, null)).body).toMatchObject({ finished: true, room: null, review: false });
    const { rows } = (await host.ask(path)).body as AloneEvent;
    expect(rows.map(({ name, rounds, finished }) => [name, rounds, finished])).toEqual([
      ['Gil', 2, true],
      ['Hal', 0, false],
    ]);
    expect((await days(-2, -1)).body.state).toBe('late');
    expect((await gil.ask(`/api/events/${code}/rounds`)).status).toBe(200);
  });
});

it('that is ended early leaves the event to be played by all', async () => {
  const event = await OutsideEvent.create(service.base(), {
    name: 'Tried first',
    maxRounds: 5,
    pace: 'host',
  });
  const { code, hostKey } = event.created;
  const host = newBrowser();
  host.cookie = `onerack_host_${code}=${hostKey}`;
  const days = (opensAt: number | null, closesAt: number | null) =>
    host.ask(`/api/events/${code}/homework`, 'PUT', { opensAt, closesAt });
  await days(dbNow() - 1000, dbNow() + 3_600_000);
  const id = await host.begin(`/api/events/${code}/alone`, { name: 'Host' });
  await host.next(id, 0);
  expect((await host.ask(`/api/alone/${id}/stop`, 'POST', {})).status).toBe(200);
  await days(null, null);
  await event.join('Ann');
  expect((await event.command('start')).round).toMatchObject({ number: 1, status: 'open' });
  expect((await event.command('close-round')).round).toMatchObject({ number: 1, status: 'closed' });
  expect((await event.command('next-round')).round).toMatchObject({ number: 2, status: 'open' });
});

describe('an event that was played before, as homework', () => {
  it('shows no board, no top and no seed to anybody but its host, however it is asked', async () => {
    const event = await OutsideEvent.create(service.base(), { name: 'Twice', seed: 'told-late' });
    const { code, hostKey } = event.created;
    const { playerKey } = await event.join('Ann');
    await fillEvent(code, { players: 3, rounds: 3 });
    const rounds = await sql()<{ drawn: string; top: MoveBody }[]>`
      select r.drawn, r.top from round r join game g on g.id = r.game_id join event e on e.id = g.event_id
      where e.code = ${code} order by r.number`;
    const secrets = [...rounds.map(({ top }) => `"${top.word}"`), `"${rounds.at(-1)!.drawn}"`, 'told-late'];
    const [host, seated, stranger] = [newBrowser(), newBrowser(), newBrowser()];
    host.cookie = `onerack_host_${code}=${hostKey}`;
    seated.cookie = `onerack_player_${code}=${playerKey}`;
    const told = async (browser: Browser) => {
      const snapshot = (await browser.ask(`/api/events/${code}`)).body;
      return JSON.stringify([
        snapshot,
        await beginning(browser, code, 'after=0'),
        await beginning(browser, code, ''),
        await beginning(browser, code, `after=${snapshot.version - 1}`),
        (await browser.ask(`/api/events/${code}/standings`)).body,
        (await browser.ask(`/api/events/${code}/alone`)).body,
      ]);
    };
    const before = await told(stranger);
    for (const secret of secrets.slice(2)) expect(before).toContain(secret);
    await host.ask(`/api/events/${code}/homework`, 'PUT', {
      opensAt: dbNow() - 1000,
      closesAt: dbNow() + 3_600_000,
    });
    const counts = newBrowser();
    const id = await counts.begin(`/api/events/${code}/alone`);
    await told(counts);
    expect(await counts.run(id)).toMatchObject({ counted: true });
    for (const browser of [seated, stranger]) {
      const text = await told(browser);
      for (const secret of secrets) expect(text).not.toContain(secret);
      const { body } = await browser.ask(`/api/events/${code}`);
      expect(body).toMatchObject({ round: null, seed: null, keptBack: true, players: 3 });
      expect((await browser.ask(`/api/events/${code}/results.csv`)).body.code).toBe('kept-for-homework');
    }
    expect((await host.ask(`/api/events/${code}`)).body.round.top.word).toBe(rounds.at(-1)!.top.word);
    await host.ask(`/api/events/${code}/homework`, 'PUT', { opensAt: null, closesAt: null });
    expect((await stranger.ask(`/api/events/${code}`)).body.round.top.word).toBe(rounds.at(-1)!.top.word);
  });
});

describe('what can be homework', () => {
  const inAnHour = () => ({ opensAt: dbNow() - 1000, closesAt: dbNow() + 3_600_000 });

  it('is a game that was brought in as a file, with its racks, its tops and its clock', async () => {
    const text = 'name: Club night\nround | rack | top | Ann\n1 | AEINRST | 8D NASTIER 66 | 8D NASTIER 66\n';
    const host = newBrowser();
    const brought = await host.ask('/api/games', 'POST', { files: [{ name: 'night.txt', text }] });
    const { code, hostKey } = brought.body.files[0].game;
    host.cookie = `onerack_host_${code}=${hostKey}`;
    expect((await host.ask(`/api/events/${code}/alone`)).body).toMatchObject({ noHomework: null });
    const set = await host.ask(`/api/events/${code}/homework`, 'PUT', inAnHour());
    expect(set).toMatchObject({ status: 200, body: { state: 'open', noHomework: null } });
    const gil = newBrowser();
    const id = await gil.begin(`/api/events/${code}/alone`, { name: 'Gil' });
    const { round, settings } = await gil.next(id, 0);
    expect(round!.closesAt - round!.opensAt).toBe(settings.secondsPerRound * 1000);
    expect((await gil.ask(`/api/events/${code}`)).body).toMatchObject({ round: null, keptBack: true });
    await gil.move(id, 1, best(await gil.run(id)));
    expect(await gil.run(id)).toMatchObject({ finished: true, counted: true, total: 66 });
  });

  it('is no event that is being played, nor one without racks, and it says so', async () => {
    for (const [settings, start, why, code] of [
      [{}, true, 'running', 'homework-closed'],
      [{ racks: 'entered', pace: 'host' }, false, 'racks', 'homework-no-racks'],
    ] as const) {
      const event = await OutsideEvent.create(service.base(), { name: 'Not now', ...settings });
      if (start) await event.command('start');
      const host = newBrowser();
      host.cookie = `onerack_host_${event.created.code}=${event.created.hostKey}`;
      const path = `/api/events/${event.created.code}`;
      expect((await host.ask(`${path}/alone`)).body).toMatchObject({ noHomework: why });
      expect((await host.ask(`${path}/homework`, 'PUT', inAnHour())).body).toMatchObject({
        status: 409,
        code,
      });
    }
  });
});

/** What a stream tells first. */
async function beginning(browser: Browser, code: string, query: string): Promise<string> {
  const abort = new AbortController();
  const answer = await fetch(`${service.base()}/api/events/${code}/stream?${query}`, {
    headers: browser.cookie ? { cookie: browser.cookie } : {},
    signal: abort.signal,
  });
  const reader = answer.body!.getReader();
  let text = '';
  while (!/event: .*\n\n/s.test(text)) text += new TextDecoder().decode((await reader.read()).value);
  abort.abort();
  return text;
}
