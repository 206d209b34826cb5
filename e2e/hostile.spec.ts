/**
 * Page sources as a hostile player reads them: the HTML of every page of an event and whatever a browser loads for
 * it, at every stage. What comes out later is looked for in what was sent before.
 */
import { type APIRequestContext, type Browser, expect, test } from '@playwright/test';
import type { RoundReview, Snapshot } from '@/lib/http/schemas';
import { eventPath, must } from '@/scripts/outside/event-client';
import { Room } from './support/room';

const SEED = 'a seed that only the host knows';
const PAGES = ['/e/:code', '/host/:code', '/e/:code/screen', '/e/:code/review', '/e/:code/review?round=1'];

/** The cookie of the last player, who sends no slip. */
const reader = (room: Room) => ({ ...room.cookie('player'), value: room.players.at(-1)!.playerKey });

/** A browser that keeps what it has loaded: the scripts are the same at every stage, and are read at the first. */
async function readerIn(browser: Browser, base: string, room: Room, who: 'player' | 'nobody') {
  const context = await browser.newContext({ baseURL: base });
  if (who === 'player') await context.addCookies([reader(room)]);
  const known = new Set<string>();
  /** Everything that the pages bring along: their HTML and all texts that they load, the stream left out. */
  return async (): Promise<string[]> => {
    const texts: Promise<string>[] = [];
    for (const path of PAGES) {
      const page = await context.newPage();
      page.on('response', (response) => {
        if (/event-stream|image|font/.test(response.headers()['content-type'] ?? 'font')) return;
        const script = response.url().includes('/_next/static/');
        if (script && known.has(response.url())) return;
        if (script) known.add(response.url());
        texts.push(response.text().catch(() => ''));
      });
      await page.goto(path.replace(':code', room.event.code));
      await page.waitForTimeout(400);
      texts.push(
        page.content(),
        context.storageState().then((state) => JSON.stringify(state)),
      );
      await Promise.all(texts);
      await page.close();
    }
    return Promise.all(texts);
  };
}

test('page sources tell nothing before its time', async ({ browser, baseURL }) => {
  const base = baseURL!;
  const room = await Room.open(base, ['Ana', 'Bo', 'Cy'], { seed: SEED });
  // Both who plays and who merely looks. The own cookie is in what the browser stores.
  const readers = [
    await readerIn(browser, base, room, 'nobody'),
    await readerIn(browser, base, room, 'player'),
  ];
  const read = async () => {
    const texts = await Promise.all(readers.map((one) => one()));
    return texts.flat().join('\n').replaceAll(reader(room).value, '');
  };
  const lobby = await read();
  const { round } = await room.command('start');
  await room.send();
  const open = await read();
  await room.command('close-round');
  const between = await read();
  const second = (await room.command('next-round')).round!;
  await room.command('close-round');
  await room.command('finish');
  const review = (n: number) => must<RoundReview>(base, eventPath(room.event.code, `/rounds/${n}`));
  const [first, next] = [await review(1), await review(2)];
  const told = await read();

  const keys = [room.event.hostKey, ...room.players.map(({ playerKey }) => playerKey)].filter(
    (key) => key !== reader(room).value,
  );
  const words = (review: RoundReview) => [review.top, ...review.isotops].map(({ word }) => `"${word}"`);
  const drawn = (round: Snapshot['round']) => `"${round!.rack.drawn}"`;
  const slips = first.moves.flatMap(({ move }) => (move ? [`"${move.word}"`] : []));
  expect(slips.length).toBeGreaterThan(1);
  const later = [drawn(second), ...words(next)];
  const never: [string, string, string[]][] = [
    ['lobby', lobby, [SEED, ...keys, drawn(round), ...words(first), ...later]],
    ['open', open, [SEED, ...keys, ...words(first), ...slips, ...later]],
    ['between', between, [SEED, ...keys, ...later]],
    ['finished', told, keys],
  ];
  for (const [stage, text, secrets] of never)
    for (const secret of secrets) expect(text.includes(secret), `${stage}: ${secret}`).toBe(false);
  // What was looked for is found where it belongs.
  expect(told).toContain(SEED);
  expect(between).toContain(words(first)[0]!);
});

/** Every page may run the scripts of its own nonce, and no other. */
async function checkPolicy(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  const policy = response.headers()['content-security-policy'] ?? '';
  const nonce = /script-src 'self' 'nonce-([\w+/=]{24})' 'strict-dynamic'(?:;|$)/.exec(policy)?.[1];
  expect(nonce, `${path}: ${policy}`).toBeDefined();
  expect(policy).toMatch(/object-src 'none'; base-uri 'none'/);
  const scripts = (await response.text()).match(/<script\b[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) expect(script, path).toContain(`nonce="${nonce}"`);
  return nonce!;
}

test('every page has a policy without inline scripts, and a nonce of its own', async ({
  request,
  baseURL,
}) => {
  const room = await Room.open(baseURL!, []);
  const { code } = room.event;
  const paths = [
    ...PAGES.map((path) => path.replace(':code', code)),
    ...['/', '/host', '/host/lexicons', '/sign-in', '/register', '/account', '/rules', '/licences'],
    ...['/tile-sets', '/tile-sets/fr', '/no/such/page', '/e/ZZZZZZ'],
  ];
  const nonces = new Set<string>();
  for (const path of paths) nonces.add(await checkPolicy(request, path));
  expect(nonces.size).toBe(paths.length);
  expect((await request.get('/e/ZZZZZZ')).status()).toBe(404);
  const api = await request.get(`/api/events/${code}`);
  expect(api.headers()['content-security-policy']).toContain("default-src 'none'");
});

test('names are shown as they were typed, and turn nothing around', async ({ page, baseURL }) => {
  const typed = [
    '<b>Al</b><img src=x onerror=alert(1)>',
    '🦊'.repeat(40),
    '\u202Edrow\u202C 12',
    'דוד 12 (ab)',
  ];
  const shown = typed.map((name) => name.replace(/[\u202C\u202E]/g, ''));
  const room = await Room.open(baseURL!, typed);
  const { code } = room.event;
  page.on('dialog', (dialog) => expect(dialog.message(), 'a name ran as a script').toBe(''));
  const see = async (path: string) => {
    await page.goto(path);
    for (const name of shown)
      await expect(page.locator('bdi', { hasText: name }).first()).toHaveText(name, { useInnerText: false });
    expect(await page.locator('bdi *').count(), path).toBe(0);
  };
  await see(`/e/${code}/screen`);
  await page.context().addCookies([room.cookie('host')]);
  await see(`/host/${code}`);
  await room.command('start');
  await room.send();
  await room.command('close-round');
  await room.command('finish');
  await see(`/e/${code}/review?view=ranking`);
});
