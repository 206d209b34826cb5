/** Runs over the interface: what is known when, retries, clocks, and who counts. */
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { cleanUpRuns } from '@/lib/alone';
import { sql } from '@/lib/db';
import type { AloneEvent, MoveBody, RunView } from '@/lib/http/schemas';
import { legalMoves, moveOf } from '../support/moves';
import { OutsideEvent } from '../support/outside';
import { fillEvent } from '../support/seeded-event';
import { testService } from '../support/service';
import { signedIn } from '../support/signed-in';

const service = testService();

/** A browser: it keeps the cookie that it was given. */
class Browser {
  cookie = '';

  async ask(path: string, method = 'GET', body?: object) {
    const answer = await fetch(service.base() + path, {
      method,
      headers: { ...(this.cookie && { cookie: this.cookie }), 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    const set = answer.headers.get('set-cookie');
    if (set) this.cookie = set.split(';')[0]!;
    return { status: answer.status, body: await answer.json() };
  }

  async begin(path: string, body: object = {}): Promise<string> {
    const answer = await this.ask(path, 'POST', body);
    expect(answer.status).toBe(201);
    return answer.body.id;
  }

  async run(id: string): Promise<RunView> {
    return (await this.ask(`/api/alone/${id}`)).body;
  }

  async next(id: string, round: number): Promise<RunView> {
    return (await this.ask(`/api/alone/${id}/next`, 'POST', { round })).body;
  }

  async move(id: string, n: number, move: MoveBody | null, rev = 1) {
    return this.ask(`/api/alone/${id}/rounds/${n}/move`, 'PUT', { rev, move });
  }
}

const best = (run: RunView): MoveBody => moveOf(legalMoves(run.round!)[0]!);
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
    const eva = new Browser();
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
    expect(list.rows).toMatchObject([{ name: 'Eva', total: done.total, mine: true, rounds: 3 }]);
    expect(list.uncounted).toBe('repeat');
    const again = await eva.run(await eva.begin(`/api/events/${code}/alone`));
    expect(again).toMatchObject({ counted: false, uncounted: 'repeat' });
  });

  it('is nobody else’s business', async () => {
    const [eva, mallory] = [new Browser(), new Browser()];
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
    const eva = new Browser();
    const id = await eva.begin(`/api/events/${code}/alone`);
    for (const round of [1, 3, 600])
      expect(await eva.ask(`/api/alone/${id}/next`, 'POST', { round })).toMatchObject({
        status: 200,
        body: { round: null },
      });
    expect((await eva.next(id, 0)).round?.number).toBe(1);
  });

  it('does not count for whoever was there, or has looked', async () => {
    const host = new Browser();
    host.cookie = `onerack_host_${code}=${hostKey}`;
    expect((await host.ask(`/api/events/${code}/alone`)).body).toMatchObject({
      uncounted: 'host',
      host: true,
    });
    const peeker = new Browser();
    const id = await peeker.begin(`/api/events/${code}/alone`, { seen: true });
    expect(await peeker.run(id)).toMatchObject({ counted: false, uncounted: 'seen' });
  });

  it('goes by the clock, even if nobody looks', async () => {
    const eva = new Browser();
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
    expect((await new Browser().ask(path)).body.state).toBe('closed');
    expect((await new Browser().ask(path, 'POST', {})).body.code).toBe('alone-closed');
    const running = await OutsideEvent.create(service.base(), { name: 'Now' });
    expect((await new Browser().ask(`/api/events/${running.created.code}/alone`, 'POST', {})).status).toBe(
      409,
    );
  });
});

describe('homework', () => {
  it('is open within its days, on the same racks for all, and keeps the tops back', async () => {
    const event = await OutsideEvent.create(service.base(), { name: 'Homework', maxRounds: 2 });
    const { code, hostKey } = event.created;
    const path = `/api/events/${code}/alone`;
    const host = new Browser();
    host.cookie = `onerack_host_${code}=${hostKey}`;
    const days = (from: number, to: number) =>
      host.ask(`/api/events/${code}/homework`, 'PUT', {
        opensAt: Date.now() + from * 3_600_000,
        closesAt: Date.now() + to * 3_600_000,
      });
    const [gil, hal] = [new Browser(), new Browser()];
    expect((await gil.ask(`/api/events/${code}/homework`, 'PUT', { opensAt: 1, closesAt: 2 })).status).toBe(
      401,
    );
    expect((await days(1, 2)).body.state).toBe('early');
    expect((await gil.ask(path, 'POST', {})).body.code).toBe('alone-closed');
    expect((await days(-1, 2)).body.state).toBe('open');
    const [one, two] = [await gil.begin(path, { name: 'Gil' }), await hal.begin(path, { name: 'Hal' })];
    const [first, other] = [await gil.next(one, 0), await hal.next(two, 0)];
    expect(other.round!.rack).toEqual(first.round!.rack);
    await gil.move(one, 1, best(first));
    expect((await gil.ask(`/api/events/${code}/rounds`)).body.code).toBe('kept-for-homework');
    expect((await gil.ask(`/api/events/${code}/game.json`)).body.code).toBe('kept-for-homework');
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
    const [host, seated, stranger] = [new Browser(), new Browser(), new Browser()];
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
      opensAt: Date.now() - 1000,
      closesAt: Date.now() + 3_600_000,
    });
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

/** What a stream tells first. */
async function beginning(browser: Browser, code: string, query: string): Promise<string> {
  const abort = new AbortController();
  const answer = await fetch(`${service.base()}/api/events/${code}/stream?${query}`, {
    headers: browser.cookie ? { cookie: browser.cookie } : {},
    signal: abort.signal,
  });
  const reader = answer.body!.getReader();
  let text = '';
  while (!text.includes('event: ')) text += new TextDecoder().decode((await reader.read()).value);
  abort.abort();
  return text;
}

describe('names of those who play alone', () => {
  it('are taken out of all rankings by whoever gave them, and go with the event', async () => {
    const event = await OutsideEvent.create(service.base(), { name: 'Names' });
    const { code, hostKey } = event.created;
    await fillEvent(code, { players: 3, rounds: 1 });
    const [eva, gus] = [new Browser(), new Browser()];
    const id = await eva.begin(`/api/events/${code}/alone`, { name: 'Eva' });
    await gus.begin(`/api/events/${code}/alone`, { name: 'Gus' });
    const names = async () => {
      const { rows }: AloneEvent = (await gus.ask(`/api/events/${code}/alone`)).body;
      return rows.map(({ name }) => name).sort();
    };
    expect(await names()).toEqual(['Eva', 'Gus']);
    expect((await new Browser().ask('/api/alone/name', 'DELETE')).body).toEqual({ runs: 0 });
    expect((await eva.ask('/api/alone/name', 'DELETE')).body).toEqual({ runs: 1 });
    expect(await names()).toEqual(['Gus', null]);
    const host = new Browser();
    host.cookie = `onerack_host_${code}=${hostKey}`;
    expect((await host.ask(`/api/events/${code}`, 'DELETE')).status).toBeLessThan(300);
    expect((await eva.ask(`/api/alone/${id}`)).status).toBe(404);
    expect(await sql()`select 1 from alone_run where player_name = 'Gus'`).toEqual([]);
  });
});

describe('games that are drawn for one', () => {
  const daily = { kind: 'daily', lexicon: 'en', name: 'Fay' };

  it('the game of the day is the same for all, counts once, and keeps its seed', async () => {
    const [fay, gus] = [new Browser(), new Browser()];
    const [one, two] = [await fay.begin('/api/alone', daily), await gus.begin('/api/alone', daily)];
    expect(await fay.begin('/api/alone', daily)).toBe(one);
    const [first, other] = [await fay.next(one, 0), await gus.next(two, 0)];
    expect(other.round!.rack).toEqual(first.round!.rack);
    await fay.move(one, 1, best(first));
    await fay.ask(`/api/alone/${one}/stop`, 'POST', {});
    expect(await fay.run(one)).toMatchObject({ finished: true, seed: null, endReason: 'stopped' });
    const seen = (await fay.ask('/api/alone/daily?lexicon=en')).body;
    expect(seen).toMatchObject({ counted: true, seedHash: first.seedHash });
    expect(seen.rows[0]).toMatchObject({ name: 'Fay', rank: 1, mine: true });
    const [{ seed } = { seed: '' }] = await sql()`select seed from daily_game where day = ${seen.day}`;
    expect(JSON.stringify([seen, await fay.run(one)])).not.toContain(seed);
    expect(await fay.run(await fay.begin('/api/alone', daily))).toMatchObject({ uncounted: 'repeat' });
  });

  it('solitaire has no clock unless wanted; a bad word is told and does not end the round', async () => {
    const me = new Browser();
    const id = await me.begin('/api/alone', { kind: 'solitaire', lexicon: 'en', openBag: true });
    const run = await me.next(id, 0);
    expect(run).toMatchObject({ timed: false, counted: false });
    expect(run.bag!.reduce((all, [, count]) => all + count, 0)).toBe(100);
    const { rack } = run.round!;
    const nonsense = (rack.leftover + rack.drawn).replace(/\?/g, 'q');
    const move = { row: 8, col: 2, direction: 'across' as const, word: nonsense };
    const bad = (await me.move(id, 1, move)).body;
    expect(bad).toMatchObject({ round: { status: 'open' }, slip: { valid: false }, tries: 1 });
    expect(bad.round.top).toBeUndefined();
    expect((await me.move(id, 1, null, 2)).body.round.status).toBe('closed');
  });

  it('solitaire against simulated opponents: what they find is told when the round is over, and ranked', async () => {
    const me = new Browser();
    const rivals = { count: 3, strength: 'master', language: 'fr' };
    const id = await me.begin('/api/alone', { kind: 'solitaire', lexicon: 'en', rivals });
    const run = await me.next(id, 0);
    expect(run.rivals).toEqual([]);
    const [{ found } = { found: [] }] = await sql()<{ found: number[] }[]>`
      select rivals as found from alone_round where run_id = ${id} and number = 1`;
    expect(found).toHaveLength(3);
    const top = legalMoves(run.round!)[0]!.score;
    expect(found.every((points) => points > 0 && points <= top)).toBe(true);
    const closed: RunView = (await me.move(id, 1, null)).body;
    expect(closed.rivals.map(({ total }) => total)).toEqual([...found, 0].sort((a, b) => b - a));
    expect(closed.rivals.at(-1)).toMatchObject({ name: null, total: 0, rank: 4 });
    expect(closed.rivals[0]!.name).toMatch(/\(simulé\)$/);
  });

  it('topping ends with the top alone, which costs 20 s after a minute', async () => {
    const me = new Browser();
    const id = await me.begin('/api/alone', { kind: 'topping', lexicon: 'en' });
    const run = await me.next(id, 0);
    expect((await me.move(id, 1, moveOf(legalMoves(run.round!).at(-1)!))).body.round.status).toBe('open');
    expect((await me.ask(`/api/alone/${id}/top`, 'POST', { round: 1 })).body.code).toBe('top-not-yet');
    await sql()`
      update alone_round set opens_at = opens_at - interval '61 seconds', closes_at = closes_at - interval '61 seconds'
      where run_id = ${id} and number = 1`;
    const shown = (await me.ask(`/api/alone/${id}/top`, 'POST', { round: 1 })).body;
    expect(shown).toMatchObject({ shown: true, round: { status: 'closed' } });
    expect(shown.usedMs).toBeGreaterThanOrEqual(81_000);
    const second = await me.next(id, 1);
    await sleep(20);
    expect((await me.move(id, 2, best(second))).body).toMatchObject({
      shown: false,
      round: { status: 'closed' },
    });
  });

  it('sudden death ends with the first top that is missed, in ever less time', async () => {
    const me = new Browser();
    const id = await me.begin('/api/alone', { kind: 'sudden', lexicon: 'en' });
    for (let number = 1; number <= 4; number++) {
      const { round } = await me.next(id, number - 1);
      expect(round!.closesAt - round!.opensAt).toBe(number <= 3 ? 60_000 : 40_000);
      const moves = legalMoves(round!);
      const sent = await me.move(id, number, moveOf(number < 4 ? moves[0]! : moves.at(-1)!));
      expect(sent.body.finished).toBe(number === 4);
    }
    expect(await me.run(id)).toMatchObject({ endReason: 'missed' });
  });
});

describe('training', () => {
  it('brings back what was missed after a day, and later once it was found', async () => {
    const me = new Browser();
    const missed = await me.begin('/api/alone', { kind: 'solitaire', lexicon: 'en' });
    const { round } = await me.next(missed, 0);
    await me.move(missed, 1, null);
    const training = async () => (await me.ask('/api/alone/training?lexicon=en')).body;
    expect(await training()).toEqual({ due: 0, later: 1 });
    const ago = (days: number) =>
      sql()`update alone_round set closed_at = closed_at - ${days} * interval '1 day'`;
    await ago(1);
    expect(await training()).toEqual({ due: 1, later: 0 });
    const other = { lexicon: 'en', letter: 'ZQ' };
    expect((await me.ask('/api/alone/training', 'POST', other)).body.code).toBe('nothing-to-train');

    const id = await me.begin('/api/alone/training', { lexicon: 'en' });
    const again = await me.next(id, 0);
    expect(again).toMatchObject({ kind: 'training', timed: false, rounds: 1 });
    expect(again.round).toMatchObject({ board: round!.board, rack: round!.rack });
    expect(again.round!.top).toBeUndefined();
    expect((await me.move(id, 1, best(again))).body.finished).toBe(true);
    expect(await training()).toEqual({ due: 0, later: 1 });
    await ago(2);
    expect(await training()).toEqual({ due: 0, later: 1 });
    await ago(1);
    expect(await training()).toEqual({ due: 1, later: 0 });
    expect((await new Browser().ask('/api/alone/training?lexicon=en')).body).toEqual({ due: 0, later: 0 });
  });

  it('brings back what a seat of this browser missed in an event, once its tops are told', async () => {
    const event = await OutsideEvent.create(service.base(), { name: 'Missed', seed: 'missed' });
    const { code, hostKey } = event.created;
    const { playerKey } = await event.join('Ann');
    const {
      rounds,
      event: info,
      playerIds,
    } = await fillEvent(code, { players: 4, rounds: 8, seed: 'missed' });
    const [own] = await sql()<
      { id: string }[]
    >`select id from player where event_id = ${info.id} and name = 'Ann'`;
    expect(playerIds).toContain(own!.id);
    const [{ missed } = { missed: 0 }] = await sql()<{ missed: number }[]>`
      select count(*)::int as missed from standing st join round r on r.id = st.round_id
      where st.player_id = ${own!.id} and st.points < r.top_score`;
    expect(missed).toBeGreaterThan(0);
    const ann = new Browser();
    const seat = `onerack_player_${code}=${playerKey}`;
    ann.cookie = seat;
    const training = async () => (await ann.ask('/api/alone/training?lexicon=en')).body;
    expect(await training()).toEqual({ due: 0, later: missed });
    await sql()`update player set joined_at = joined_at - interval '2 days' where event_id = ${info.id}`;
    await sql()`update round set closed_at = closed_at - interval '2 days' where game_id = ${info.gameId}`;
    expect(await training()).toEqual({ due: missed, later: 0 });

    const host = new Browser();
    host.cookie = `onerack_host_${code}=${hostKey}`;
    const days = { opensAt: Date.now() - 1000, closesAt: Date.now() + 3_600_000 };
    await host.ask(`/api/events/${code}/homework`, 'PUT', days);
    expect(await training()).toEqual({ due: 0, later: 0 });
    await host.ask(`/api/events/${code}/homework`, 'PUT', { opensAt: null, closesAt: null });

    const forged = new Browser();
    forged.cookie = `${seat}x`;
    expect((await forged.ask('/api/alone/training?lexicon=en')).body).toEqual({ due: 0, later: 0 });

    // Signed in where the seat's key is, and then elsewhere.
    const account = await signedIn('ann@example.org');
    const [here, elsewhere, other] = [new Browser(), new Browser(), new Browser()];
    elsewhere.cookie = account;
    other.cookie = await signedIn('other@example.org');
    const due = async (browser: Browser) => (await browser.ask('/api/alone/training?lexicon=en')).body.due;
    expect(await due(elsewhere)).toBe(0);
    here.cookie = `${account}; ${seat}`;
    expect(await due(here)).toBe(missed);
    expect([await due(elsewhere), await due(other)]).toEqual([missed, 0]);
    const there = await elsewhere.begin('/api/alone/training', { lexicon: 'en' });
    elsewhere.cookie = account;
    expect(await elsewhere.next(there, 0)).toMatchObject({ kind: 'training', rounds: missed });

    const id = await ann.begin('/api/alone/training', { lexicon: 'en' });
    ann.cookie = `${ann.cookie}; ${seat}`;
    const run = await ann.next(id, 0);
    expect(run).toMatchObject({ kind: 'training', rounds: missed, timed: false });
    expect(rounds.map(({ number }) => number)).toHaveLength(8);
    expect(run.round!.top).toBeUndefined();
    await ann.move(id, 1, best(run));
    expect(await training()).toEqual({ due: missed - 1, later: 1 });
  });
});

it('runs that were never begun are forgotten, those that were left are ended, and a year later browsers’ own go', async () => {
  const me = new Browser();
  const solitaire = { kind: 'solitaire', lexicon: 'en' };
  const [empty, left, fresh] = [
    await me.begin('/api/alone', solitaire),
    await me.begin('/api/alone', solitaire),
    await me.begin('/api/alone', solitaire),
  ];
  await me.next(left, 0);
  const ago = (id: string, days: number) =>
    sql()`update alone_run set started_at = now() - make_interval(days => ${days}) where id = ${id}`;
  await ago(empty, 8);
  await ago(left, 40);
  expect(await cleanUpRuns()).toEqual({ deleted: 1, ended: 0 });
  await sql()`update alone_round set opens_at = now() - interval '31 days' where run_id = ${left}`;
  expect(await cleanUpRuns()).toEqual({ deleted: 0, ended: 1 });
  expect(await me.run(left)).toMatchObject({ finished: true, endReason: 'stopped' });
  await sql()`update alone_run set finished_at = now() - interval '366 days' where id = ${left}`;
  expect(await cleanUpRuns()).toEqual({ deleted: 1, ended: 0 });
  const { runs } = (await me.ask('/api/alone')).body;
  expect(runs.map(({ id }: { id: string }) => id)).toEqual([fresh]);
});
