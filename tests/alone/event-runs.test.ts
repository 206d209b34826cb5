/** Playing a finished event alone over the interface: what is known when, retries, clocks, who counts, and names. */
import { beforeAll, describe, expect, it } from 'vitest';
import { sql, transaction } from '@/lib/db';
import { eventByCode } from '@/lib/event';
import { rewriteStandings } from '@/lib/event/write-standings';
import { firstLook } from '@/lib/http';
import type { AloneEvent, MoveBody } from '@/lib/http/schemas';
import { OutsideEvent } from '../support/outside';
import { fillEvent } from '../support/seeded-event';
import { testService } from '../support/service';
import { signedIn } from '../support/signed-in';
import { Browser, best } from './browser';

const service = testService();
const newBrowser = () => new Browser(service.base());

const secretsOf = async (id: string, opened: number) => {
  const rows = await sql()<{ number: number; drawn: string; top: MoveBody }[]>`
    select number, drawn, top from alone_round where run_id = ${id} and closed_at is null`;
  return rows.flatMap(({ number, drawn, top }) =>
    number > opened ? [`"${drawn}"`, `"${top.word}"`] : [`"${top.word}"`],
  );
};

describe('playing a finished event alone', () => {
  let code = '';
  let hostKey = '';
  beforeAll(async () => {
    const event = await OutsideEvent.create(service.base(), { name: 'Before', seed: 'alone' });
    ({ code, hostKey } = event.created);
    await fillEvent(code, { players: 20, rounds: 3, seed: 'alone' });
  });

  it('tells no top and no rack before its time, whatever is asked twice', async () => {
    const eva = newBrowser();
    const id = await eva.begin(`/api/events/${code}/alone`, { name: 'Eva' });
    expect(await eva.begin(`/api/events/${code}/alone`, { name: 'Eva' })).toBe(id);
    for (let number = 1; number <= 3; number++) {
      const opened = await eva.next(id, number - 1);
      expect((await eva.next(id, number - 1)).round).toEqual(opened.round);
      expect(opened.round).toMatchObject({ number, status: 'open' });
      const text = JSON.stringify([opened, await eva.run(id)]);
      for (const secret of await secretsOf(id, number)) expect(text).not.toContain(secret);
      // A step too far does nothing.
      expect((await eva.next(id, number)).round).toEqual(opened.round);
      expect((await eva.ask(`/api/alone/${id}/rounds/${number}/words`)).status).toBe(404);
      const sent = await eva.move(id, number, best(opened));
      expect(sent.body.round).toMatchObject({ status: 'closed', top: { score: sent.body.result.points } });
      expect((await eva.move(id, number, null, 2)).body.result).toEqual(sent.body.result);
    }
    const done = await eva.run(id);
    expect(done).toMatchObject({ finished: true, counted: true, room: { rank: 1, players: 21 } });
    const list: AloneEvent = (await eva.ask(`/api/events/${code}/alone`)).body;
    expect(list.rows.filter(({ mine }) => mine)).toMatchObject([
      { name: 'Eva', total: done.total, rounds: 3 },
    ]);
    expect(list.uncounted).toBe('repeat');
    const again = await eva.run(await eva.begin(`/api/events/${code}/alone`));
    expect(again).toMatchObject({ counted: false, uncounted: 'repeat' });
  });

  it('is nobody else’s business', async () => {
    const [eva, mallory] = [newBrowser(), newBrowser()];
    const id = await eva.begin(`/api/events/${code}/alone`);
    await eva.next(id, 0);
    await mallory.begin(`/api/events/${code}/alone`);
    for (const [path, method, body] of [
      ['', 'GET'],
      ['/next', 'POST', { round: 1 }],
      ['/stop', 'POST', {}],
      ['/rounds/1/move', 'PUT', { rev: 9, move: null }],
    ] as const)
      expect((await mallory.ask(`/api/alone/${id}${path}`, method, body)).status).toBe(404);
  });

  it('goes on from the round that it is at, and from no other', async () => {
    const eva = newBrowser();
    const id = await eva.begin(`/api/events/${code}/alone`);
    for (const round of [1, 3, 600])
      expect(await eva.ask(`/api/alone/${id}/next`, 'POST', { round })).toMatchObject({
        status: 200,
        body: { round: null },
      });
    expect((await eva.next(id, 0)).round?.number).toBe(1);
  });

  it('does not count for whoever was there, or has looked', async () => {
    const host = newBrowser();
    host.cookie = `onerack_host_${code}=${hostKey}`;
    expect((await host.ask(`/api/events/${code}/alone`)).body).toMatchObject({
      uncounted: 'host',
      host: true,
    });
    const peeker = newBrowser();
    const id = await peeker.begin(`/api/events/${code}/alone`, { seen: true });
    expect(await peeker.run(id)).toMatchObject({ counted: false, uncounted: 'seen' });
  });

  it('counts no more once tops were told meanwhile, to the browser or the account, by whatever page', async () => {
    const account = await signedIn('looks@example.org');
    const [eva, gus, fay] = [newBrowser(), newBrowser(), newBrowser()];
    fay.cookie = account;
    const runs: string[] = [];
    for (const browser of [eva, gus, fay]) runs.push(await browser.begin(`/api/events/${code}/alone`));
    const counted = () => {
      fay.cookie = account;
      return Promise.all(
        [eva, gus, fay].map(async (browser, index) => (await browser.run(runs[index]!)).uncounted),
      );
    };
    expect(await counted()).toEqual([null, null, null]);
    expect((await newBrowser().ask(`/api/events/${code}/rounds`)).status).toBe(200);
    expect(await counted()).toEqual([null, null, null]);
    const [player] = await sql()<{ id: string }[]>`
      select p.id from player p join event e on e.id = p.event_id where e.code = ${code} limit 1`;
    await eva.ask(`/api/events/${code}/players/${player!.id}/sheet`);
    expect(await counted()).toEqual(['seen', null, null]);
    await fay.ask(`/api/events/${code}/rounds/1`);
    expect(await counted()).toEqual(['seen', null, 'seen']);
    // After the own last round everybody may look.
    await gus.ask(`/api/alone/${runs[1]}/stop`, 'POST', {});
    await gus.ask(`/api/events/${code}/rounds`);
    expect(await counted()).toEqual(['seen', null, 'seen']);
  });

  it('does not count for whoever was shown the last board meanwhile, by the event itself', async () => {
    const shown = async (path: string) => {
      const browser = newBrowser();
      const id = await browser.begin(`/api/events/${code}/alone`);
      await browser.next(id, 0);
      expect(await browser.run(id)).toMatchObject({ counted: true });
      const abort = new AbortController();
      const answer = await fetch(service.base() + path, {
        headers: { cookie: browser.cookie },
        signal: abort.signal,
      });
      await answer.body!.getReader().read();
      abort.abort();
      return (await browser.run(id)).uncounted;
    };
    expect(await shown(`/api/events/${code}`)).toBe('seen');
    expect(await shown(`/api/events/${code}/stream`)).toBe('seen');
    expect(await shown(`/api/events/${code}/stream?after=1`)).toBe('seen');
    const reader = newBrowser();
    const id = await reader.begin(`/api/events/${code}/alone`);
    const header = (name: string) => ({ cookie: reader.cookie })[name] ?? null;
    expect(await firstLook(header, `/e/${code}`, code)).toMatchObject({ ok: true });
    expect(await reader.run(id)).toMatchObject({ counted: false, uncounted: 'seen' });
    expect(await shown(`/api/events/${code}/standings`)).toBeNull();
    expect(await shown(`/api/events/${code}/alone`)).toBeNull();
  });

  it('goes by the clock, even if nobody looks', async () => {
    const eva = newBrowser();
    const id = await eva.begin(`/api/events/${code}/alone`);
    const opened = await eva.next(id, 0);
    expect(opened.round!.closesAt - opened.round!.opensAt).toBe(opened.settings.secondsPerRound * 1000);
    await sql()`
      update alone_round set opens_at = opens_at - interval '1 hour', closes_at = closes_at - interval '1 hour'
      where run_id = ${id}`;
    const late = await eva.move(id, 1, best(opened));
    expect(late.body.round.status).toBe('closed');
    expect(late.body.result).toMatchObject({ points: 0, move: null, reason: 'no-slip' });
    expect(late.body.usedMs).toBe(opened.settings.secondsPerRound * 1000);
  });

  it('is over with the event, and closed where the host does not want it', async () => {
    const shy = await OutsideEvent.create(service.base(), { name: 'Shy', replay: false });
    await fillEvent(shy.created.code, { players: 3, rounds: 1 });
    const path = `/api/events/${shy.created.code}/alone`;
    expect((await newBrowser().ask(path)).body.state).toBe('closed');
    expect((await newBrowser().ask(path, 'POST', {})).body.code).toBe('alone-closed');
    const running = await OutsideEvent.create(service.base(), { name: 'Now' });
    expect((await newBrowser().ask(`/api/events/${running.created.code}/alone`, 'POST', {})).status).toBe(
      409,
    );
  });
});

describe('the list of those who played alone', () => {
  const rowsOf = async (settings: object) => {
    const event = await OutsideEvent.create(service.base(), { name: 'List', seed: 'list', ...settings });
    const { code } = event.created;
    await fillEvent(code, { players: 2, rounds: 2, seed: 'list' });
    for (const [name, points] of [
      ['Eva', [10, 0]],
      ['Kim', [0, 10]],
      ['Fay', [10]],
    ] as const) {
      const browser = newBrowser();
      const id = await browser.begin(`/api/events/${code}/alone`, { name });
      for (const [index, earned] of points.entries()) {
        await browser.next(id, index);
        await browser.move(id, index + 1, null);
        await sql()`update alone_round set points = ${earned} where run_id = ${id} and number = ${index + 1}`;
        await sql()`update alone_run set total = total + ${earned} where id = ${id}`;
      }
    }
    const { rows }: AloneEvent = (await newBrowser().ask(`/api/events/${code}/alone`)).body;
    return rows.map(({ rank, name, total }) => [rank, name, total]);
  };

  it('tells equal totals apart as the event does; what was not played counts 0', async () => {
    expect(await rowsOf({ tieBreak: 'last-rounds' })).toEqual([
      [1, 'Kim', 10],
      [2, 'Eva', 10],
      [2, 'Fay', 10],
    ]);
    expect(await rowsOf({ tieBreak: 'shared' })).toEqual([
      [1, 'Eva', 10],
      [1, 'Kim', 10],
      [1, 'Fay', 10],
    ]);
  });

  it('leaves solos out, which the end of a run tells apart', async () => {
    const event = await OutsideEvent.create(service.base(), {
      name: 'Solos',
      soloPreset: 'fisf',
      soloMinPlayers: 2,
    });
    const { code } = event.created;
    await fillEvent(code, { players: 2, rounds: 2 });
    await sql()`
      update slip set points = 0 where round_id in (
        select r.id from round r join game g on g.id = r.game_id join event e on e.id = g.event_id where e.code = ${code})`;
    await transaction(async (tx) => rewriteStandings(tx, (await eventByCode(code))!));
    const eva = newBrowser();
    const id = await eva.begin(`/api/events/${code}/alone`, { name: 'Eva' });
    for (const number of [1, 2]) await eva.move(id, number, best(await eva.next(id, number - 1)));
    const { total, topTotal, room, played } = await eva.run(id);
    expect([total, room!.solos]).toEqual([topTotal + 20, 20]);
    expect(played.map(({ reason }) => reason)).toEqual([null, null]);
    const { rows }: AloneEvent = (await eva.ask(`/api/events/${code}/alone`)).body;
    expect(rows).toMatchObject([{ name: 'Eva', total: total - room!.solos, percentage: 100 }]);
  });
});

describe('names of those who play alone', () => {
  it('are taken out of all rankings by whoever gave them, and go with the event', async () => {
    const event = await OutsideEvent.create(service.base(), { name: 'Names' });
    const { code, hostKey } = event.created;
    await fillEvent(code, { players: 3, rounds: 1 });
    const [eva, gus] = [newBrowser(), newBrowser()];
    const id = await eva.begin(`/api/events/${code}/alone`, { name: 'Eva' });
    await gus.begin(`/api/events/${code}/alone`, { name: 'Gus' });
    const names = async () => {
      const { rows }: AloneEvent = (await gus.ask(`/api/events/${code}/alone`)).body;
      return rows.map(({ name }) => name).sort();
    };
    expect(await names()).toEqual(['Eva', 'Gus']);
    expect((await newBrowser().ask('/api/alone/name', 'DELETE')).body).toEqual({ runs: 0 });
    expect((await eva.ask('/api/alone/name', 'DELETE')).body).toEqual({ runs: 1 });
    expect(await names()).toEqual(['Gus', null]);
    const host = newBrowser();
    host.cookie = `onerack_host_${code}=${hostKey}`;
    expect((await host.ask(`/api/events/${code}`, 'DELETE')).status).toBeLessThan(300);
    expect((await eva.ask(`/api/alone/${id}`)).status).toBe(404);
    expect(await sql()`select 1 from alone_run where player_name = 'Gus'`).toEqual([]);
  });
});
