import { describe, expect, it } from 'vitest';
import { sql } from '@/lib/db';
import type { MoveBody, Problem, Snapshot } from '@/lib/http/schemas';
import { PROBLEMS } from '@/lib/http/schemas';
import { call, must } from '@/scripts/outside/event-client';
import { legalMoves, moveOf } from '../support/moves';
import { OutsideEvent } from '../support/outside';
import { testService } from '../support/service';

const service = testService();

interface Case {
  path: string;
  method?: string;
  body?: unknown;
  key?: string;
  headers?: Record<string, string>;
  raw?: string;
}

async function refused({ path, raw, ...options }: Case): Promise<Problem> {
  if (raw !== undefined) return rawRefused(path, raw, options);
  const { status, body, headers } = await call<Problem>(service.base(), path, options);
  return checked(status, body, headers);
}

async function rawRefused(path: string, raw: string, options: Omit<Case, 'path'>): Promise<Problem> {
  const response = await fetch(service.base() + path, {
    method: options.method ?? 'POST',
    body: raw,
    headers: { 'content-type': 'application/json', ...options.headers },
  });
  return checked(response.status, (await response.json()) as Problem, response.headers);
}

/** Every refusal is a problem document whose status is the one of its code. */
function checked(status: number, body: Problem, headers: Headers): Problem {
  expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(body.status).toBe(status);
  expect(PROBLEMS[body.code]).toEqual([status, body.title]);
  return body;
}

const create = (settings: object = {}) => OutsideEvent.create(service.base(), settings);

/** Each takes the version or the round that its sender saw. */
const COMMANDS = ['start', 'pause', 'resume', 'extend', 'shorten', 'next-round', 'close-round', 'finish'].map(
  (name) => `/${name}`,
);

describe('what is refused, and how', () => {
  it('every answer is inert when a browser opens it', async () => {
    for (const path of ['/api/time', '/api/lexicons', '/api/events/ZZZZZZ', '/api/lexicons/fr/licence']) {
      const { headers } = await call(service.base(), path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    }
  });

  it('unknown codes, whatever they look like', async () => {
    for (const code of ['ZZZZZZ', 'nope', '%00', '../../x', 'A'.repeat(300)])
      expect((await refused({ path: `/api/events/${encodeURIComponent(code)}` })).code).toBe(
        'event-not-found',
      );
  });

  it('signs that are no characters', async () => {
    const event = await create();
    const key = event.created.hostKey;
    const nul = String.fromCharCode(0);
    const line = { reference: 'H8', word: 'A', claimed: 1 };
    for (const [path, body] of [
      ['/standings?category=%00', undefined],
      ['/standings?club=%00', undefined],
      ['/rounds/1/judgements?voided=%00', undefined],
      ['/rounds/1/rulings', { playerId: nul, kind: 'zero', reason: 'x' }],
      ['/rounds/1/slips', { slips: [{ table: nul, ...line }] }],
      ['/rounds/1/slips', { slips: [{ playerId: nul, ...line }] }],
    ] as const)
      expect((await refused({ path: event.path(path), key, ...(body && { body }) })).code).toBe(
        'invalid-input',
      );
  });

  it('bodies that are not JSON, too large, or of another type', async () => {
    expect((await refused({ path: '/api/events', raw: '{"name":' })).code).toBe('not-json');
    expect((await refused({ path: '/api/events', raw: `"${'x'.repeat(1_000_000)}"` })).code).toBe(
      'body-too-large',
    );
    const form = { 'content-type': 'text/plain' };
    expect((await refused({ path: '/api/events', raw: 'name=x', headers: form })).code).toBe(
      'wrong-content-type',
    );
    expect((await refused({ path: '/api/events', raw: '[1]' })).code).toBe('invalid-input');
  });

  it('requests that another site makes a browser send', async () => {
    const headersOfOthers: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'http://evil.example' },
    ];
    for (const headers of headersOfOthers)
      expect(
        (await refused({ path: '/api/events', body: { name: 'x' }, headers: { ...headers } })).code,
      ).toBe('cross-site');
  });

  it('settings that make no sense, each beside its field', async () => {
    const body = { name: ' ', secondsPerRound: 1, pace: 'slow', lexicon: 'xx' };
    const problem = await refused({ path: '/api/events', body });
    expect(Object.keys(problem.errors ?? {}).sort()).toEqual(['name', 'pace', 'secondsPerRound']);
    const unknown = await refused({ path: '/api/events', body: { name: 'x', lexicon: 'xx' } });
    expect(unknown).toMatchObject({ code: 'lexicon-not-found', errors: { lexicon: [expect.any(String)] } });
  });

  it('names that are empty, too long or taken; another one is offered', async () => {
    const event = await create();
    const join = (name: unknown) => ({ path: event.path('/players'), body: { name } });
    await event.join('Zoë');
    for (const name of ['', '   ', '\u200D\u200B', undefined, 'x'.repeat(41), 7])
      expect(await refused(join(name))).toMatchObject({
        code: 'invalid-input',
        errors: { name: [expect.any(String)] },
      });
    const taken = await refused(join('  zoË '));
    expect(taken).toMatchObject({
      code: 'name-taken',
      suggestion: 'zoË 2',
      errors: { name: [expect.any(String)] },
    });
    await event.join(taken.suggestion!);
    expect((await refused(join('Zoë'))).suggestion).toBe('Zoë 3');
    expect((await refused(join('Zo\u200Bë'))).code).toBe('name-taken');
    expect((await event.join('two\nlines')).name).toBe('two lines');
    expect((await event.join('👨‍👩‍👧')).name).toBe('👨‍👩‍👧');
    expect(
      (await call(service.base(), event.path('/players'), { body: { name: '🦊'.repeat(40) } })).status,
    ).toBe(201);
  });

  it('more players than an event can have', async () => {
    const event = await create();
    await sql()`update event set players = 20000 where code = ${event.code}`;
    expect((await refused({ path: event.path('/players'), body: { name: 'x' } })).code).toBe('event-full');
  });

  it('hosts without a key, with a wrong one, with a player’s, or of another event', async () => {
    const [event, other] = [await create(), await create()];
    const ana = await event.join('Ana');
    const start = { path: event.path('/start'), body: {} };
    expect((await refused(start)).code).toBe('key-missing');
    for (const key of ['h_nonsense', ana.playerKey, other.created.hostKey])
      expect((await refused({ ...start, key })).code).toBe('key-wrong');
    const session = { path: event.path('/host-session'), body: { hostKey: 'h_no' } };
    expect(await refused(session)).toMatchObject({
      code: 'key-wrong',
      errors: { hostKey: [expect.any(String)] },
    });
  });

  it('commands that the event does not allow now', async () => {
    const event = await create();
    const key = event.created.hostKey;
    const ask = (name: string, body: object = {}) => refused({ path: event.path(`/${name}`), body, key });
    expect((await ask('next-round')).code).toBe('event-not-started');
    expect((await ask('pause')).code).toBe('event-not-started');
    await event.command('start');
    expect((await ask('extend', { seconds: 0 })).errors).toHaveProperty('seconds');
    expect((await ask('next-round')).code).toBe('round-open');
    await event.command('close-round');
    expect((await ask('extend', { seconds: 5 })).code).toBe('no-open-round');
    await event.command('pause');
    expect((await ask('next-round')).code).toBe('event-paused');
    await event.command('finish');
    expect((await ask('start')).code).toBe('event-finished');
    expect((await refused({ path: event.path('/players'), body: { name: 'x' } })).code).toBe(
      'event-finished',
    );
  });

  it('nothing of what was done already, asked again', async () => {
    const event = await create({ maxRounds: 1 });
    await event.command('start');
    const closed = await event.command('close-round', { round: 1 });
    expect(closed.status).toBe('finished');
    expect((await event.command('close-round', { round: 1 })).version).toBe(closed.version);
    expect((await event.command('finish')).version).toBe(closed.version);
  });

  it('commands given in a state that nobody can have seen', async () => {
    const event = await create();
    const key = event.created.hostKey;
    const code = async (path: string, body: object) =>
      (await refused({ path: event.path(path), body, key })).code;
    const reason = 'As the referee sees it';
    expect(await code('/rounds/1/cancel', { reason })).toBe('not-so-far');
    const { version } = await event.command('start');
    const later = { version: version + 1, seconds: 30, reason };
    for (const name of COMMANDS) expect([name, await code(name, later)]).toEqual([name, 'not-so-far']);
    expect(await code('/rounds/1/cancel', later)).toBe('not-so-far');
    for (const name of COMMANDS)
      expect([name, await code(name, { round: 2, seconds: 30 })]).toEqual([name, 'not-so-far']);
    expect(await code('/rounds/2/cancel', { reason })).toBe('not-so-far');
    expect((await event.snapshot()).version).toBe(version);
  });

  it('nothing of what came late: it changes nothing', async () => {
    const event = await create();
    const key = event.created.hostKey;
    const { version: before } = await event.snapshot();
    const { version } = await event.command('start');
    for (const name of COMMANDS.filter((name) => name !== '/start')) {
      const body = { version: before, seconds: 30 };
      const { status } = await call(event.base, event.path(name), { body, key });
      expect([name, status, (await event.snapshot()).version]).toEqual([name, 200, version]);
    }
  });

  it('no command for a round that was shown and made void', async () => {
    const event = await create();
    const key = event.created.hostKey;
    await event.command('start');
    const body = { reason: 'As the referee sees it' };
    await must(event.base, event.path('/rounds/1/cancel'), { body, key });
    const { version } = await event.snapshot();
    for (const name of ['close-round', 'pause', 'extend'])
      expect((await event.command(name, { round: 1, seconds: 30 })).version).toBe(version);
  });

  it('a picture of a move that cannot be laid in its round, or that is none', async () => {
    const event = await create({ seed: 'pictures' });
    await event.join('Ana');
    const [first, second] = legalMoves((await event.command('start')).round!);
    await event.command('close-round');
    const picture = (move: string, n = 1) => ({
      path: event.path(`/rounds/${n}/board.png?move=${encodeURIComponent(move)}`),
    });
    const written = ({ row, col, direction, word }: MoveBody) => `${row}-${col}-${direction}-${word}`;
    for (const move of ['', 'FEDAYIN', '8-4-over-AA', written({ ...first!, row: 1 }), '8-8-across-ZZZZZ'])
      expect(await refused(picture(move)), move).toMatchObject({
        code: 'invalid-input',
        errors: { move: [expect.any(String)] },
      });
    expect((await refused(picture(written(first!), 2))).code).toBe('round-not-found');
    for (const move of [first!, second!])
      expect((await call(event.base, picture(written(move)).path)).status).toBe(200);
  });

  it('results and rounds before their time', async () => {
    const event = await create();
    await event.command('start');
    for (const number of ['1', '2', '0', 'x', '99999999999'])
      expect((await refused({ path: event.path(`/rounds/${number}`) })).code).toBe('round-not-found');
    expect((await refused({ path: event.path('/results.csv') })).code).toBe('results-not-public');
  });
});

describe('slips that are refused', () => {
  async function openRound(settings: object = {}) {
    const event = await create({ seed: 'refusals', ...settings });
    const ana = await event.join('Ana');
    const { round } = (await event.command('start')) as Snapshot;
    const send = (body: unknown, number = 1): Case => ({
      path: event.path(`/rounds/${number}/slip`),
      method: 'PUT',
      body,
      key: ana.playerKey,
    });
    return { event, ana, round: round!, send };
  }

  it('with the reason as the code, and the stored slip stays', async () => {
    const { event, ana, round, send } = await openRound();
    const [good] = legalMoves(round).map(moveOf);
    await event.send(ana.playerKey, 1, 5, good!);
    const move = (change: object) => send({ rev: 6, move: { ...good, ...change } });
    expect((await refused(move({ row: 0 }))).code).toBe('slip-off-board');
    expect((await refused(move({ col: 14 }))).code).toBe('slip-off-board');
    expect((await refused(move({ word: 'ZZZZZZZ', col: 5 }))).code).toBe('slip-not-in-rack');
    expect((await refused(move({ word: 'A?E' }))).code).toBe('slip-blank-without-letter');
    expect((await refused(move({ word: '' }))).code).toMatch(/^slip-(unreadable|too-short)$/);
    expect((await refused(move({ word: '[[' }))).code).toBe('slip-unreadable');
    expect((await refused(move({ direction: 'up' }))).errors).toHaveProperty(['move.direction']);
    expect((await refused(move({ col: 1.5 }))).errors).toHaveProperty(['move.col']);
    expect((await refused(send({ rev: 0, move: good }))).code).toBe('invalid-input');
    expect((await refused(send({ rev: 6, reference: 'H8', word: 'CAT' }))).code).toBe('wrong-entry');
    for (const number of [2, 0, -1, 1.5, 1e12, Number.NaN])
      expect((await refused(send({ rev: 6, move: good }, number))).code).toBe('round-not-open');
    const { you } = await event.snapshot(ana.playerKey);
    expect(you?.slip).toMatchObject({ rev: 5, move: good });
  });

  it('a lower number changes nothing and is answered with the stored slip', async () => {
    const { event, ana, round } = await openRound();
    const [first, second] = legalMoves(round).map(moveOf);
    const stored = await event.send(ana.playerKey, 1, 3, first!);
    const lower = await event.send(ana.playerKey, 1, 2, second!);
    expect(lower).toMatchObject({ status: 200, body: stored.body });
    expect((await event.send(ana.playerKey, 1, 3, second!)).body).toEqual(stored.body);
    await event.send(ana.playerKey, 1, 4, null);
    expect((await event.snapshot(ana.playerKey)).you?.slip).toMatchObject({ rev: 4, move: null });
  });

  it('after the end it is kept as late and changes nothing', async () => {
    const { event, ana, round, send } = await openRound();
    const [first, second] = legalMoves(round).map(moveOf);
    await event.send(ana.playerKey, 1, 1, first!);
    await event.command('close-round');
    expect(await refused(send({ rev: 2, move: second }))).toMatchObject({
      code: 'round-not-open',
      late: true,
    });
    expect((await event.snapshot(ana.playerKey)).you?.result?.move).toEqual(first);
  });

  it('without a key, with the host’s, or of a player of another event', async () => {
    const { event, send } = await openRound();
    const other = await (await create()).join('Cy');
    const { key: _, ...slip } = send({ rev: 1, move: null });
    expect((await refused(slip)).code).toBe('key-missing');
    for (const key of [event.created.hostKey, other.playerKey])
      expect((await refused({ ...slip, key })).code).toBe('key-wrong');
  });
});
