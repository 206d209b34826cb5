import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prisma } from '@/lib/db';
import { Lexicon, tileSet, unpackWords } from '@/lib/engine';
import type {
  CreatedEvent,
  LexiconInfo,
  LexiconList,
  LexiconWords,
  OwnLexicon,
  Problem,
} from '@/lib/http/schemas';
import { call, eventPath } from '@/scripts/outside/event-client';
import { testService } from '../support/service';
import { signedIn } from '../support/signed-in';

const dataDir = mkdtempSync(join(tmpdir(), 'onerack-lexicons-'));
const service = testService({ authSecret: 'a secret of these tests alone', dataDir });
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

let host = '';
beforeAll(async () => {
  host = await signedIn('lists@example.org');
});

interface Answer<T> {
  status: number;
  body: T;
}

async function upload<T = OwnLexicon>(
  body: BodyInit,
  { name = 'Mine', tileSet = 'en', cookie = host, accept = '*/*' } = {},
): Promise<Answer<T>> {
  const query = new URLSearchParams({ name, tileSet });
  const response = await fetch(`${service.base()}/api/lexicons?${query}`, {
    method: 'POST',
    body,
    headers: { cookie, accept, 'content-type': 'text/plain' },
  });
  const text = await response.text();
  return { status: response.status, body: (accept === '*/*' ? JSON.parse(text) : text) as T };
}

async function send<T>(method: string, path: string, body?: object, cookie = host): Promise<Answer<T>> {
  const response = await fetch(`${service.base()}${path}`, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? (null as T) : JSON.parse(text) };
}

const listed = async (cookie = host) =>
  (await send<LexiconList>('GET', '/api/lexicons', undefined, cookie)).body.lexicons;

/** What is left on the disk of uploads and half-made lexicons. */
const leftovers = () => readdirSync(join(dataDir, 'lexicons')).filter((name) => name.endsWith('.part'));

describe('the lexicons of the service', () => {
  it('are listed with source, licence and whether they are ready', async () => {
    const lexicons = await listed('');
    expect(lexicons.find(({ id }) => id === 'en')).toMatchObject({
      words: 247_787,
      counted: true,
      status: 'ready',
      own: false,
    });
    expect(lexicons.find(({ id }) => id === 'fr')).toMatchObject({
      name: 'French',
      nativeName: 'Français',
      licence: 'MPL-2.0',
      notice: '/api/lexicons/fr/licence',
    });
    // Which nobody here plays with.
    expect(lexicons.find(({ id }) => id === 'pl')).toMatchObject({ status: 'not-built', counted: false });
    const licence = await fetch(`${service.base()}/api/lexicons/fr/licence`);
    expect(await licence.text()).toContain('MPL');
  });

  it('give their words to the engine of a browser, at an address that is good for ever', async () => {
    const { status, body } = await send<LexiconWords>('GET', '/api/lexicons/en/words', undefined, '');
    expect(status).toBe(200);
    const answer = await fetch(`${service.base()}${body.address}`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    const packed = new Uint8Array(await answer.arrayBuffer());
    expect(packed.length).toBe(body.bytes);
    const lexicon = Lexicon.build(unpackWords(packed), tileSet('en'));
    expect(lexicon.words).toBe(body.words);
    expect(lexicon.toBuffer().byteLength).toBe(body.built);
    expect(body.sent / gzipSync(packed).length).toBeCloseTo(1, 1);
    expect((await send('GET', '/api/lexicons/en/words/other', undefined, '')).status).toBe(404);
    expect((await send('GET', '/api/lexicons/pl/words', undefined, '')).status).toBe(503);
    expect((await send('GET', '/api/lexicons/none/words', undefined, '')).status).toBe(404);
  });

  it('are compiled when somebody asks for them', async () => {
    const build = () => send<LexiconInfo>('POST', '/api/lexicons/tr/build');
    expect(await build()).toMatchObject({ status: 202, body: { status: 'building' } });
    await expect.poll(async () => (await build()).body.status).toBe('ready');
    expect(await send('GET', '/api/lexicons/tr')).toMatchObject({ body: { counted: true, progress: null } });
    expect((await send<Problem>('POST', '/api/lexicons/xx/build')).body.code).toBe('not-found');
  });

  it('are prepared while the players of a new event come in', async () => {
    const body = { name: 'Türkçe', lexicon: 'tr', maxRounds: 1 };
    const { body: event } = await call<CreatedEvent>(service.base(), '/api/events', { body });
    const start = await call(service.base(), eventPath(event.code, '/start'), {
      body: {},
      key: event.hostKey,
    });
    expect(start.status).toBe(200);
  });
});

describe('a game whose list is being compiled', () => {
  it('begins when it is ready; until then the host is told how far it is', async () => {
    const body = { name: 'Français', lexicon: 'fr' };
    const { status, body: event } = await call<CreatedEvent>(service.base(), '/api/events', { body });
    expect(status).toBe(201);
    const join = await call(service.base(), eventPath(event.code, '/players'), { body: { name: 'Ana' } });
    expect(join.status).toBe(201);
    const start = async (): Promise<number> => {
      const options = { body: {}, key: event.hostKey };
      const answer = await call<Problem>(service.base(), eventPath(event.code, '/start'), options);
      if (answer.status === 200) return 200;
      expect(answer).toMatchObject({ status: 503, body: { code: 'lexicon-not-ready' } });
      expect(answer.body.detail).toMatch(/^The word list is being prepared: \d+ %\.$/);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      return start();
    };
    expect(await start()).toBe(200);
  });
});

describe('a list of a host', () => {
  it('is taken with a report of what was refused', async () => {
    const text = '\ufeffCAT\r\ncat;a pet\r\n\r\n"dog","barks"\nA\nx-ray\ncrème\nлес\nabcdefghijklmnop\nBB8\n';
    const { status, body } = await upload(text, { name: ' My  words ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'My words', tileSet: 'en', words: 3, own: true, status: 'ready' });
    expect(body.report).toMatchObject({ lines: 9, words: 3, duplicates: 1, refused: 5, encoding: 'utf-8' });
    const reasons = Object.fromEntries(body.report.reasons.map((one) => [one.reason, one]));
    expect(reasons['not-a-word']).toMatchObject({
      count: 2,
      examples: [
        { line: 6, text: 'x-ray' },
        { line: 10, text: 'BB8' },
      ],
    });
    expect(reasons.unspellable).toMatchObject({ count: 1, examples: [{ line: 8, text: 'лес' }] });
    expect(reasons['too-short']).toMatchObject({ count: 1, examples: [{ line: 5, text: 'A' }] });
    expect(reasons['too-long']?.count).toBe(1);
    expect(leftovers()).toEqual([]);
  });

  it('gives its words to its host alone', async () => {
    const { body } = await upload('CAT\nCATS\n');
    const path = `/api/lexicons/${body.id}/words`;
    const words = await send<LexiconWords>('GET', path);
    expect(words.body.words).toBe(2);
    const answer = await fetch(`${service.base()}${words.body.address}`, { headers: { cookie: host } });
    expect(answer.headers.get('cache-control')).toMatch(/^private/);
    expect((await send('GET', path, undefined, '')).status).toBe(404);
    expect((await send('GET', words.body.address, undefined, '')).status).toBe(404);
  });

  it('may be in Latin-1 or UTF-16', async () => {
    const latin = await upload(Buffer.from('ÉTÉ\nNOËL\n', 'latin1'), { tileSet: 'fr' });
    expect(latin.body).toMatchObject({ words: 2, report: { encoding: 'windows-1252' } });
    const wide = await upload(Buffer.from('\ufeffété\nnoël\n', 'utf16le'), { tileSet: 'fr' });
    expect(wide.body).toMatchObject({ words: 2, report: { encoding: 'utf-16le' } });
  });

  it('may come as a form', async () => {
    const form = new FormData();
    form.append('tileSet', 'en');
    form.append('file', new File(['cat\ndog\n'], 'club words.txt', { type: 'text/plain' }));
    const post = (body: FormData) =>
      fetch(`${service.base()}/api/lexicons`, { method: 'POST', body, headers: { cookie: host } });
    const response = await post(form);
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ name: 'club words', words: 2 });
    form.delete('tileSet');
    expect(await (await post(form)).json()).toMatchObject({
      code: 'invalid-input',
      errors: { tileSet: ['Choose the tiles.'] },
    });
    expect(leftovers()).toEqual([]);
  });

  it('is seen by its host alone', async () => {
    const { body: mine } = await upload('cat\n', { name: 'Private' });
    const other = await signedIn('other@example.org');
    expect((await listed()).some(({ id }) => id === mine.id)).toBe(true);
    expect((await listed(other)).some(({ id }) => id === mine.id)).toBe(false);
    const path = `/api/lexicons/${mine.id}`;
    expect((await send('GET', path)).status).toBe(200);
    expect((await send('GET', path, undefined, other)).status).toBe(404);
    expect((await send('DELETE', path, undefined, other)).status).toBe(404);
    expect((await send('PATCH', path, { name: 'Theirs' }, other)).status).toBe(404);
    const event = { name: 'Theirs', lexicon: mine.id };
    expect((await send<Problem>('POST', '/api/events', event, other)).body.code).toBe('lexicon-not-found');
    expect((await send<Problem>('POST', '/api/events', event, '')).body.code).toBe('lexicon-not-found');
  });

  it('can be played with, and stays while an event needs it', async () => {
    const syllables = [
      'ba',
      'be',
      'di',
      'do',
      'ra',
      're',
      'ti',
      'to',
      'na',
      'ne',
      'si',
      'so',
      'li',
      'lo',
      'ga',
      'ge',
    ];
    const words = syllables.flatMap((a) => syllables.flatMap((b) => [a, a + b, b + a]));
    const { body: list } = await upload(words.join('\n'), { name: 'Syllables' });
    const path = `/api/lexicons/${list.id}`;
    const { body: event } = await send<CreatedEvent>('POST', '/api/events', {
      name: 'Club',
      lexicon: list.id,
    });
    const command = (what: string) => send('POST', eventPath(event.code, what), {});
    expect((await command('/start')).status).toBe(200);
    expect((await send<Problem>('DELETE', path)).body).toMatchObject({ code: 'lexicon-in-use', status: 409 });
    expect((await send<OwnLexicon>('PATCH', path, { name: 'Sounds' })).body.name).toBe('Sounds');
    expect((await command('/close-round')).status).toBe(200);
    expect((await command('/finish')).status).toBe(200);
    expect((await send('DELETE', path)).status).toBe(204);
    expect((await listed()).some(({ id }) => id === list.id)).toBe(false);
    expect((await send('GET', eventPath(event.code, '/rounds/1'))).status).toBe(200);
  });

  it('goes for good when no event was played with it', async () => {
    const { body: list } = await upload('cat\n');
    expect((await send('DELETE', `/api/lexicons/${list.id}`)).status).toBe(204);
    expect(await prisma().ownLexicon.count({ where: { id: list.id } })).toBe(0);
    expect(readdirSync(join(dataDir, 'lexicons')).some((name) => name.startsWith(list.id))).toBe(false);
  });

  it('is compiled again by a process that does not have it', async () => {
    const { body: list } = await upload('cat\ndog\ncow\n');
    for (const name of readdirSync(join(dataDir, 'lexicons')))
      if (name.startsWith(list.id)) rmSync(join(dataDir, 'lexicons', name));
    const build = () => send<LexiconInfo>('POST', `/api/lexicons/${list.id}/build`);
    expect((await build()).status).toBe(202);
    await expect
      .poll(async () => (await build()).body)
      .toMatchObject({
        status: 'ready',
        words: 3,
      });
  });

  it('tells its progress to whoever wants a stream', async () => {
    const { status, body } = await upload<string>('cat\ndog\n', { accept: 'text/event-stream' });
    expect(status).toBe(200);
    const events = body.split('\n\n').filter(Boolean);
    expect(events.at(-1)).toMatch(/^event: done\ndata: \{"id":"own-/);
    const refused = await upload<string>('', { accept: 'text/event-stream' });
    expect(refused.body).toMatch(/event: refused\ndata: .*"code":"upload-empty"/);
  });

  it('comes in beside another one', async () => {
    const many = (letter: string) => Array.from({ length: 5000 }, (_, i) => letter + words26(i)).join('\n');
    const both = await Promise.all([upload(many('a'), { name: 'A' }), upload(many('b'), { name: 'B' })]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both.map(({ body }) => body.words)).toEqual([5000, 5000]);
    expect(leftovers()).toEqual([]);
  });
});

const words26 = (n: number) =>
  [...n.toString(26).padStart(4, '0')]
    .map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)))
    .join('');

describe('what is no word list', () => {
  const counts = () => prisma().ownLexicon.count();
  const cases: [string, BodyInit, string][] = [
    ['nothing', '', 'upload-empty'],
    ['blank lines', '\n  \n\n', 'upload-empty'],
    ['a web page', '<!DOCTYPE html><html><body>cat</body></html>', 'upload-not-text'],
    ['an archive', Buffer.from([0x50, 0x4b, 0x03, 0x04, 20, 0, 0, 0]), 'upload-not-text'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]), 'upload-not-text'],
    ['one huge line', 'a'.repeat(200_000), 'upload-long-line'],
    ['words of other letters', 'лес\nдом\n', 'upload-no-words'],
  ];
  it.each(cases)('is refused and leaves nothing: %s', async (_, body, code) => {
    const before = await counts();
    const { status, body: problem } = await upload<Problem>(body);
    expect([status, problem.code]).toEqual([422, code]);
    expect(problem.detail ?? '').not.toBe('');
    expect(await counts()).toBe(before);
    expect(leftovers()).toEqual([]);
  });

  it('is refused when it is too large, from strangers, and without a name or tiles', async () => {
    const big = await upload<Problem>(Buffer.alloc(64 * 2 ** 20 + 1, 'cat\n'));
    expect([big.status, big.body.code]).toEqual([413, 'upload-too-large']);
    expect((await upload<Problem>('cat\n', { cookie: '' })).body.code).toBe('not-signed-in');
    expect((await upload<Problem>('cat\n', { name: ' ' })).body.errors).toHaveProperty('name');
    expect((await upload<Problem>('cat\n', { tileSet: 'xx' })).body.errors).toHaveProperty('tileSet');
    expect(leftovers()).toEqual([]);
  });

  it('leaves nothing when the connection breaks in the middle', async () => {
    const before = await counts();
    const sending = request(`${service.base()}/api/lexicons?name=Half&tileSet=en`, {
      method: 'POST',
      headers: { cookie: host, 'content-type': 'text/plain', 'content-length': 1_000_000 },
    });
    sending.on('error', () => {});
    sending.write('cat\n'.repeat(1000));
    await expect.poll(leftovers).toHaveLength(1);
    sending.destroy();
    await expect.poll(leftovers).toEqual([]);
    await sleep(100);
    expect(await counts()).toBe(before);
    expect((await upload('cat\ndog\n')).status).toBe(201);
  });
});
