/** Who gets in, under which name, and what becomes of it: over the interface, with outsiders who try more. */
import { describe, expect, it } from 'vitest';
import type { JoinedEvent, MemberList, NameSuggestions, Problem } from '@/lib/http/schemas';
import { takeShared } from '@/lib/ops';
import { type Answer, call, must } from '@/scripts/outside/event-client';
import { listen } from '../support/listen';
import { OutsideEvent } from '../support/outside';
import { testService } from '../support/service';

const service = testService();
const create = (settings: object = {}) => OutsideEvent.create(service.base(), settings);

type Join = { name: string; hallCode?: string; team?: string; table?: string; club?: string };
const join = (event: OutsideEvent, body: Join): Promise<Answer<JoinedEvent & Problem>> =>
  call<JoinedEvent & Problem>(event.base, event.path('/players'), { body });

const refused = async (settings: object): Promise<Problem> =>
  (await call<Problem>(service.base(), '/api/events', { body: { name: 'Test', ...settings } })).body;

const lock = (event: OutsideEvent, locked: boolean, key = event.created.hostKey) =>
  call<{ locked: boolean }>(event.base, event.path('/lock'), { body: { locked }, key });

describe('a locked door', () => {
  it('lets nobody new in, and those who are in go on', async () => {
    const event = await create();
    const ana = await event.join('Ana');
    expect((await lock(event, true)).body.locked).toBe(true);
    const late = await join(event, { name: 'Late' });
    expect(late).toMatchObject({ status: 409, body: { code: 'event-locked' } });
    expect((await event.snapshot(ana.playerKey)).you?.name).toBe('Ana');
    await event.command('start');
    expect((await join(event, { name: 'Late' })).status).toBe(409);
    expect((await lock(event, false)).body.locked).toBe(false);
    expect((await join(event, { name: 'Late' })).status).toBe(201);
  });

  it('is told to everybody, and shut twice is shut once', async () => {
    const event = await create();
    await event.join('Ana');
    const stream = listen(event);
    await stream.begun();
    await lock(event, true);
    const told = await stream.until(({ type }) => type === 'lobby');
    expect(told.data).toMatchObject({ players: 1, joined: [], locked: true });
    await stream.stop();
    const { version } = await event.snapshot();
    await lock(event, true);
    expect((await event.snapshot()).version).toBe(version);
  });

  it('is the host’s alone', async () => {
    const event = await create();
    const { playerKey } = await event.join('Ana');
    expect((await lock(event, true, playerKey)).status).toBe(403);
    expect((await call(event.base, event.path('/lock'), { body: { locked: true } })).status).toBe(401);
  });
});

describe('two people of one name', () => {
  const ann = (event: OutsideEvent, club: string | undefined, table?: string) =>
    join(event, { name: 'Ann', ...(club && { club }), ...(table && { table }) });

  it('have the club or the table behind the second’s name, as on a list', async () => {
    const event = await create({ ask: ['club', 'table'] });
    const called = ['Ann', 'Ann (Brno)', 'Ann (3)', 'Ann (4)'];
    const clubs = ['Lyon', 'Brno', 'BRNO', 'Nice'];
    for (const [index, club] of clubs.entries())
      expect(await ann(event, club, String(index + 1))).toMatchObject({
        status: 201,
        body: { name: called[index] },
      });
    const { players } = await must<MemberList>(event.base, event.path('/players'), {
      key: event.created.hostKey,
    });
    expect(players.map(({ name }) => name).sort()).toEqual(called.toSorted());
  });

  it('are told apart where they come at the same moment, and the same person is one', async () => {
    const event = await create({ ask: ['club'] });
    const together = await Promise.all(['Lyon', 'Brno', 'Brno', 'Lyon'].map((club) => ann(event, club)));
    const names = together.map(({ status, body }) => (status === 201 ? body.name : status));
    expect(names.filter((name) => name === 409)).toHaveLength(2);
    expect(names).toContain('Ann');
    expect(names.filter((name) => name === 'Ann (Brno)' || name === 'Ann (Lyon)')).toHaveLength(1);
  });

  it('of whom nothing tells who is who are offered another name', async () => {
    const event = await create();
    for (const club of ['Lyon', undefined, 'lyon']) {
      const { status, body } = await ann(event, club);
      expect(status === 201 ? body.name : body.suggestion).toBe(club === 'Lyon' ? 'Ann' : 'Ann 2');
    }
  });
});

/** As a number of its own: five digits stand in many a time and id. */
const alone = (digits: string) => new RegExp(`(?<![\\w.-])${digits}(?![\\w.-])`);

describe('the number of the hall', () => {
  it('is asked of strangers, and shown to the host alone', async () => {
    const event = await create({ hallCode: true });
    expect(await join(event, { name: 'Ana' })).toMatchObject({
      status: 403,
      body: { code: 'hall-code-wrong' },
    });
    const { hallCode, hallCodeUntil, now } = await event.snapshot(event.created.hostKey);
    expect(hallCode).toMatch(/^\d{5}$/);
    expect(hallCodeUntil).toBeGreaterThan(now);
    expect(hallCodeUntil).toBeLessThanOrEqual(now + 60_000);
    const { body: ana, status } = await join(event, { name: 'Ana', hallCode: hallCode! });
    expect(status).toBe(201);
    for (const key of [undefined, ana.playerKey]) {
      const seen = await event.snapshot(key);
      expect(seen).toMatchObject({ hallCode: null, hallCodeUntil: null });
      expect(JSON.stringify(seen)).not.toMatch(alone(hallCode!));
    }
    const stream = listen(event);
    const first = await stream.begun();
    await stream.stop();
    expect(JSON.stringify(first)).not.toMatch(alone(hallCode!));
  });

  it('cannot be tried out, not even all at once; another event, and those who are in, are not bothered', async () => {
    takeShared('http.limits');
    const event = await create({ hallCode: true });
    const numberNow = async () => (await event.snapshot(event.created.hostKey)).hallCode!;
    const number = await numberNow();
    const inside = await join(event, { name: 'Inside', hallCode: number });
    const wrong = String((Number(number) + 1) % 100_000).padStart(5, '0');
    const guess = () =>
      Array.from({ length: 100 }, (_, n) => join(event, { name: `Stranger ${n}`, hallCode: wrong }));
    const tries = await Promise.all(guess());
    const count = (code: string) => tries.filter(({ body }) => body.code === code).length;
    expect(count('hall-code-wrong')).toBeGreaterThanOrEqual(40);
    expect(count('hall-code-wrong')).toBeLessThan(60);
    expect(count('hall-code-wrong') + count('too-many-requests')).toBe(100);
    // A try is given back every one and a half seconds: asked among others that are wrong, until it meets none.
    const right = async (turn: number) => {
      const hallCode = await numberNow();
      const [answer] = await Promise.all(
        [...guess(), join(event, { name: `Right ${turn}`, hallCode })].reverse(),
      );
      return answer!.body.code;
    };
    let turn = 0;
    while (turn < 10 && (await right(turn)) !== 'too-many-requests') turn++;
    expect(turn).toBeLessThan(10);
    expect((await event.snapshot(inside.body.playerKey)).you?.name).toBe('Inside');
    const other = await create({ hallCode: true });
    expect((await join(other, { name: 'Ana', hallCode: wrong })).body.code).toBe('hall-code-wrong');
  });

  it('changes nothing for events without it', async () => {
    const event = await create();
    expect((await event.snapshot(event.created.hostKey)).hallCode).toBeNull();
    expect((await join(event, { name: 'Ana', hallCode: '12345' })).status).toBe(201);
  });
});

const suggestions = (event: OutsideEvent, lang = 'en') =>
  must<NameSuggestions>(event.base, event.path(`/name-suggestions?lang=${lang}`));

describe('names', () => {
  it('of the service’s making are offered in the reader’s language, free ones only, and nothing else is taken', async () => {
    const event = await create({ names: 'suggested' });
    const { names, all } = await suggestions(event);
    expect(all).toBe(false);
    expect(names).toHaveLength(6);
    expect((await join(event, { name: names[0]! })).status).toBe(201);
    expect((await join(event, { name: names[0]! })).body).toMatchObject({
      code: 'name-taken',
      suggestion: `${names[0]} 2`,
    });
    expect((await join(event, { name: `${names[0]} 2` })).status).toBe(201);
    expect((await join(event, { name: 'Ana' })).body.code).toBe('name-not-offered');
    for (const lang of ['fr', 'tr', 'bg', 'sk', 'fa']) {
      const [name] = (await suggestions(event, lang)).names;
      expect((await join(event, { name: name! })).status, `${lang} ${name}`).toBe(201);
    }
    expect((await suggestions(event, 'klingon')).names).toHaveLength(6);
  });

  it('of the host’s list are offered while they are free, and taken in the list’s spelling', async () => {
    const allowedNames = ['Ana Ruiz', 'Bo', 'Zoë', 'zoë', 'مریم'];
    const event = await create({ names: 'listed', allowedNames });
    expect(await suggestions(event)).toEqual({ names: ['Ana Ruiz', 'Bo', 'Zoë', 'مریم'], all: true });
    expect((await join(event, { name: '  ana  RUIZ ' })).body.name).toBe('Ana Ruiz');
    expect((await suggestions(event)).names).toEqual(['Bo', 'Zoë', 'مریم']);
    const again = (await join(event, { name: 'Ana Ruiz' })).body;
    expect(again.code).toBe('name-taken');
    expect(again.suggestion).toBeUndefined();
    expect((await join(event, { name: 'Cy' })).body.code).toBe('name-not-offered');
    expect(JSON.stringify(await event.snapshot())).not.toContain('Zoë');
  });

  it('of the list stay with whoever came under them, renamed or not, until the host takes the player out', async () => {
    const event = await create({ names: 'listed', allowedNames: ['Ana', 'Bo'] });
    const { playerId } = (await join(event, { name: 'Ana' })).body;
    const change = (method: string, body?: object) =>
      call(event.base, event.path(`/players/${playerId}`), { method, body, key: event.created.hostKey });
    expect((await change('PATCH', { name: 'Anna R.' })).status).toBe(200);
    expect((await suggestions(event)).names).toEqual(['Bo']);
    expect((await join(event, { name: 'ana' })).body.code).toBe('name-taken');
    await change('DELETE');
    expect((await suggestions(event)).names).toEqual(['Ana', 'Bo']);
    expect((await join(event, { name: 'Ana' })).status).toBe(201);
  });

  it('of teams are one name in any case, spacing or encoding', async () => {
    const teamsOf = async (settings: object, written: string[]) => {
      const event = await create({ ask: ['team'], ...settings });
      for (const [n, team] of written.entries())
        expect((await join(event, { name: `P${n}`, team })).status, team).toBe(201);
      const path = event.path('/players');
      const { players } = await must<MemberList>(event.base, path, { key: event.created.hostKey });
      return new Set(players.map(({ team }) => team));
    };
    const decomposed = 'Rosé'.normalize('NFD');
    expect(await teamsOf({}, ['Red', 'red', ' RED ', 'Rosé', decomposed])).toEqual(new Set(['Red', 'Rosé']));
    expect(await teamsOf({ teams: ['Red', 'Blue'] }, ['red', 'BLUE'])).toEqual(new Set(['Red', 'Blue']));
  });

  it('of clubs, too', async () => {
    const event = await create({ ask: ['club'] });
    expect((await join(event, { name: 'Ana' })).body.errors).toEqual({
      club: ['Say which club you play for.'],
    });
    for (const [n, club] of ['Lyon', 'LYON ', 'Nîmes'].entries())
      expect((await join(event, { name: `P${n}`, club })).status).toBe(201);
    const path = event.path('/players');
    const { players } = await must<MemberList>(event.base, path, { key: event.created.hostKey });
    expect(players.map(({ club }) => club)).toEqual(['Lyon', 'Lyon', 'Nîmes']);
  });

  it('may be a thousand, and no more', async () => {
    const listOf = (count: number) => Array.from({ length: count }, (_, n) => `Щ${n}`.padEnd(40, 'ж'));
    const event = await create({ names: 'listed', allowedNames: listOf(1000) });
    expect((await suggestions(event)).names).toHaveLength(1000);
    expect(await refused({ names: 'listed', allowedNames: listOf(1001) })).toMatchObject({
      code: 'invalid-input',
      errors: { allowedNames: ['At most 1000 names.'] },
    });
    expect((await refused({ names: 'listed', allowedNames: listOf(5000) })).code).toBe('body-too-large');
  });

  it('that hurt are refused where the host wants it, wherever they stand; the host may still give any', async () => {
    const event = await create({ nameFilter: true });
    expect((await join(event, { name: 'F.u.c.k' })).body).toMatchObject({ code: 'name-offensive' });
    expect((await join(event, { name: 'Ana', team: 'Arschlöcher' })).body.errors).toHaveProperty('team');
    const { body } = await join(event, { name: 'Ana' });
    const renamed = await call(event.base, event.path(`/players/${body.playerId}`), {
      method: 'PATCH',
      body: { name: 'Dick Smith' },
      key: event.created.hostKey,
    });
    expect(renamed.status).toBe(200);
    expect((await join(await create(), { name: 'Dick Smith' })).status).toBe(201);
  });

  it.each([
    [{ names: 'listed' }, 'allowedNames'],
    [{ allowedNames: ['Ana'] }, 'names'],
    [{ names: 'listed', allowedNames: [] }, 'allowedNames'],
    [{ teams: ['Red', 'Red'], ask: ['team'] }, 'teams'],
    [{ teams: ['Red', 'red'], ask: ['team'] }, 'teams'],
    [{ teams: ['Red', 'Blue'] }, 'ask'],
    [{ teams: Array.from({ length: 61 }, (_, n) => `Team ${n}`), ask: ['team'] }, 'teams'],
    [{ ask: ['age'] }, 'ask.0'],
    [{ ask: ['team', 'team'] }, 'ask'],
    [{ names: 'secret' }, 'names'],
    [{ hallCode: 'yes' }, 'hallCode'],
  ])('%j is no way to open a door', async (settings, field) => {
    const problem = await refused(settings);
    expect(Object.keys(problem.errors ?? {})).toContain(field);
  });
});

describe('teams and tables', () => {
  it('are asked for where the host wants them, and teams are the host’s', async () => {
    const event = await create({ teams: ['Red', 'Blue'], ask: ['team', 'table'] });
    expect((await join(event, { name: 'Ana' })).body.errors).toHaveProperty('team');
    expect((await join(event, { name: 'Ana', team: 'Red' })).body.errors).toHaveProperty('table');
    expect((await join(event, { name: 'Ana', team: 'Green', table: '1' })).body.errors).toHaveProperty(
      'team',
    );
    expect((await join(event, { name: 'Ana', team: 'Red', table: '1' })).status).toBe(201);
    const free = await create();
    expect((await join(free, { name: 'Ana', team: 'Any' })).status).toBe(201);
  });
});
