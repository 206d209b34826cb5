/** After an event of 300 players and 20 rounds: its rounds, its whole, a player's sheet, links, pictures, frames. */
import { createServer } from 'node:http';
import { type Browser, expect, type Page, test } from '@playwright/test';
import type { EventReview, PlayerSheet, RoundReview } from '@/lib/http/schemas';
import { eventPath, must } from '@/scripts/outside/event-client';
import { checked } from './support/checked';
import { LANGUAGES, overTheEdge, speak } from './support/languages';
import { playerCookie, type SeededRoom, seededRoom } from './support/seeded';

let room: SeededRoom;
let base: string;

test.beforeAll(async ({ baseURL }) => {
  base = baseURL!;
  room = await seededRoom(base, { players: 300, rounds: 20 });
});

const review = (query = '') => `/e/${room.event.code}/review${query}`;
const sheetOf = (playerId: string) => `/e/${room.event.code}/players/${playerId}`;
const read = <Body>(rest: string) =>
  must<Body>(base, eventPath(room.event.code, rest), { key: room.player.playerKey });

async function asPlayer(browser: Browser, options: object = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: base, reducedMotion: 'reduce', ...options });
  await context.addCookies([playerCookie(base, room)]);
  return context.newPage();
}

const roundTitle = (page: Page, number: number) =>
  page.getByRole('heading', { name: new RegExp(`^Round ${number} of 20`) });

test('rounds are stepped through by keys, moves looked at, and both kept in the address', async ({
  browser,
}) => {
  const page = await asPlayer(browser);
  await page.goto(review('?round=7'));
  await expect(roundTitle(page, 7)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(roundTitle(page, 8)).toBeVisible();
  await expect(page).toHaveTitle(/^Round 8 · /);
  await page.keyboard.press('Home');
  await expect(roundTitle(page, 1)).toBeVisible();
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/round=20/);
  await page.goto(review('?round=5'));
  const fifth = await read<RoundReview>('/rounds/5');
  const fresh = page.locator('.sq .tile[data-state="new"]');
  const second = fifth.subTops[0]!;
  const list = page.getByRole('region', { name: 'Best moves' });
  const row = list.getByRole('button').filter({ hasText: second.word.toUpperCase() }).first();
  await row.hover();
  await expect(page.locator('.review-board b').first()).toHaveText(String(second.score));
  await row.click();
  await expect(page).toHaveURL(/round=5&move=/);
  const tiles = await fresh.count();
  await page.reload();
  await expect(fresh).toHaveCount(tiles);
  await expect(page.locator('.review-board b').first()).toHaveText(String(second.score));
  await page.context().close();
});

test('the own move tells what it lost, the room who was alone', async ({ browser }) => {
  const page = await asPlayer(browser);
  const sheet = await read<PlayerSheet>(`/players/${room.player.playerId}/sheet`);
  const worse = sheet.rounds.find(({ move, points, top }) => move && points > 0 && points < top.score)!;
  await page.goto(review(`?round=${worse.number}`));
  const own = page.getByRole('region', { name: 'Your move' });
  await expect(own).toContainText(`\u2212${worse.top.score - worse.points}`);
  await expect(own.locator('table.difference')).toContainText(`${worse.top.score - worse.points} point`);
  const { solos } = await read<EventReview>('/review');
  const [solo] = solos;
  if (solo) {
    await page.goto(review(`?round=${solo.number}`));
    await expect(page.getByText(`${solo.who[0]!.name} was alone in front: solo, +10.`)).toBeVisible();
  }
  await page.context().close();
});

test('an address of a round that was not played says so, and has the title of the one that is shown', async ({
  request,
  page,
}) => {
  const answer = await request.get(review('?round=99'));
  expect(answer.status()).toBe(404);
  expect((await request.get(review('?round=20'))).status()).toBe(200);
  expect((await request.get(sheetOf('nobody'))).status()).toBe(404);
  expect((await request.get('/e/ZZZZZZ/review')).status()).toBe(404);
  // Served with the title of what is not there; opened, it has the one of what it shows instead.
  expect(await answer.text()).toMatch(/<title>Nothing here · /);
  await page.goto(review('?round=99'));
  await expect(roundTitle(page, 20)).toBeVisible();
  await expect(page).toHaveTitle(/^Round 20 · /);
  const note = page.getByText('There is no round 99 to look at. This is round 20.');
  await expect(note).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(note).toBeHidden();
  // What is not there has its page all the same.
  expect((await page.goto('/e/ZZZZZZ/review'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'No event has this code' })).toBeVisible();
});

test('every legal move is searched and filtered', async ({ page }) => {
  await page.goto(review('?round=5'));
  const { legalMoves } = await read<RoundReview>('/rounds/5');
  await page.getByRole('button', { name: /legal moves/ }).click();
  const all = page.getByRole('region', { name: 'All legal moves' });
  await expect(all.getByRole('status')).toHaveText(`${legalMoves.toLocaleString('en')} moves`);
  // Beside the board there is less room than on a page of that width.
  const fits = () =>
    all.evaluate((section) => {
      const right = section.getBoundingClientRect().right;
      return [...section.querySelectorAll('input, select')].every(
        (field) => field.getBoundingClientRect().right <= right,
      );
    });
  for (const width of [360, 720, 1000, 1100, 1200, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await fits(), `${width} wide`).toBe(true);
  }
  await all.getByLabel('Word or letters').fill('??');
  await expect(all.getByRole('listitem').first()).toBeVisible();
  await expect(async () => {
    const words = await all.getByRole('listitem').locator('bdi.font-bold').allInnerTexts();
    expect(words.length).toBeGreaterThan(0);
    expect(words.every((word) => word.length === 2)).toBe(true);
  }).toPass();
  await all.getByLabel('Word or letters').fill('qqq');
  await expect(all.getByRole('status')).toHaveText('No move fits');
});

test('a finger steps on a phone, and scrolls without stepping', async ({ browser }) => {
  const page = await asPlayer(browser, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  await page.goto(review('?round=7'));
  await expect(roundTitle(page, 7)).toBeVisible();
  const board = (await page.locator('.board').boundingBox())!;
  const middle = { x: board.x + board.width / 2, y: board.y + 120 };
  const touch = await page.context().newCDPSession(page);
  const swipe = async (dx: number, dy: number) => {
    const at = (share: number) => [{ x: middle.x + dx * share, y: middle.y + dy * share }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (const share of [0.3, 0.6, 1])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await swipe(-140, 10);
  await expect(roundTitle(page, 8)).toBeVisible();
  await swipe(140, -10);
  await expect(roundTitle(page, 7)).toBeVisible();
  await swipe(10, -100);
  await expect(roundTitle(page, 7)).toBeVisible();
  await page.context().close();
});

test('the whole of the event leads to rounds, moves and sheets', async ({ page }) => {
  await page.goto(review());
  const whole = await read<EventReview>('/review');
  await expect(page.getByRole('heading', { name: 'Final ranking' })).toBeVisible();
  for (const { name } of whole.podium) await expect(page.getByRole('list').first()).toContainText(name);
  const plot = page.getByRole('img', { name: /the first ten are from the tops/ });
  await expect(plot.locator('path')).toHaveCount(10);
  await page.getByRole('button', { name: 'As a table' }).first().click();
  const [first] = whole.leaders;
  const cells = page.locator('figure table tbody tr td:nth-child(2)');
  await expect(cells.last()).toHaveText(`\u2212${whole.topTotal - first!.totals.at(-1)!}`);
  const [missed] = whole.missed;
  await page.getByRole('region', { name: 'Most missed tops' }).getByRole('link').first().click();
  await expect(roundTitle(page, missed!.number)).toBeVisible();
  await page.goBack();
  await page.getByRole('row').getByRole('link', { name: first!.name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: first!.name })).toBeVisible();
});

test('a sheet has its numbers, is printed without what is pressed, and gives the name back', async ({
  browser,
}) => {
  const page = await asPlayer(browser);
  const { playerId } = room.player;
  const sheet = await read<PlayerSheet>(`/players/${playerId}/sheet`);
  await page.goto(sheetOf(playerId));
  await expect(page.getByRole('heading', { level: 1, name: 'Maja' })).toBeVisible();
  await expect(page.locator('.sheet-figures')).toContainText(`${sheet.player.rank} of 300`);
  await expect(page.locator('.sheet-rounds tbody tr')).toHaveCount(20);
  await expect(page.locator('.missed-words > li')).toHaveCount(sheet.missed.length);
  expect(await checked(page)).toEqual([]);
  // Black on white on paper, whatever the screen is.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('html')).toHaveCSS('color', 'rgb(17, 17, 17)');
  await expect(page.locator('header')).toBeHidden();
  // What the paper is of: the event, and its day.
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(sheet.startedAt!);
  await expect(page.locator('main > p').first()).toHaveText(new RegExp(`^Thursday at the library.*${day}`));
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.locator('.sheet-rounds tbody tr').last()).toBeVisible();
  expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(10_000);
  await page.emulateMedia({ media: 'screen', colorScheme: null });

  const other = await seededRoom(base, { players: 12, rounds: 2 });
  await page.context().addCookies([playerCookie(base, other)]);
  await page.goto(`/e/${other.event.code}/players/${other.player.playerId}`);
  await page.getByRole('button', { name: 'Take my name out' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Results as CSV' })).toBeVisible();
  await page.getByRole('button', { name: 'Take it out for good' }).click();
  await expect(page.getByRole('dialog')).toContainText(/Here you are #\d{4} now/);
  // Behind it, too, and in the title: without a reload.
  await expect(page.locator('h1')).toHaveText(/^#\d{4}$/);
  await expect(page).toHaveTitle(/^#\d{4} · /);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: /^#\d{4}$/ })).toBeVisible();
  await page.context().close();
});

test('a link shows a picture of its board elsewhere, and a frame shows the board alone', async ({
  page,
  request,
}) => {
  const { top, isotops, subTops } = await read<RoundReview>('/rounds/3');
  const move = [...isotops, ...subTops][0]!;
  const query = `?round=3&move=${move.row}-${move.col}-${move.direction}-${move.word}`;
  await page.goto(review(query));
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(picture).toMatch(/^http:\/\/.+\/rounds\/3\/board\.png\?move=/);
  const said = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute('content');
  const plain = (text: string | null) => (text ?? '').replace(/[\u2066-\u2069]/g, '');
  expect(plain(await said('description'))).toContain(`${move.word}, ${move.score} points. Top: `);
  expect(plain(await said('description'))).toContain(`${top.word}, ${top.score} points.`);
  const drawn = await request.get(new URL(picture!).pathname + new URL(picture!).search);
  expect(drawn.headers()['content-type']).toBe('image/png');
  const usual = await request.get(eventPath(room.event.code, '/rounds/3/board.png'));
  expect(Buffer.compare(await drawn.body(), await usual.body())).not.toBe(0);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog').locator('code').first()).toContainText('&move=');
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();

  const elsewhere = await siteWith(
    (path) => `${base}${path === '/embed' ? `/e/${room.event.code}/embed${query}` : review(query)}`,
  );
  await page.goto(`${elsewhere.base}/embed`);
  const inside = page.frameLocator('iframe');
  await expect(inside.locator('.board')).toBeVisible();
  await expect(inside.locator('.embedded b').first()).toHaveText(String(move.score));
  await expect(inside.getByRole('link')).toHaveAttribute('href', new RegExp(`^${review()}\\?round=3&move=`));
  const refused = page.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()));
  await page.goto(`${elsewhere.base}/review`);
  await refused;
  elsewhere.close();
  expect(top.score).toBeGreaterThanOrEqual(move.score);
});

/** Another site on this machine, whose pages are a frame each. */
async function siteWith(framed: (path: string) => string): Promise<{ base: string; close(): void }> {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(
      `<!doctype html><iframe src="${framed(request.url ?? '')}" width="420" height="560"></iframe>`,
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  return { base: `http://127.0.0.1:${port}`, close: () => server.close() };
}

const PAGES = () => ({
  whole: { path: review(), shows: '.whole .lines' },
  round: { path: review('?round=7'), shows: '.review-round .board' },
  ranking: { path: review('?view=ranking'), shows: '#ranking-title' },
  sheet: { path: sheetOf(room.player.playerId), shows: '.sheet-plots .lines' },
  embed: { path: `/e/${room.event.code}/embed?round=7`, shows: '.embedded .board' },
});

test('pages fit from a small phone to a wall, by day and by night, and pass the checker', async ({
  browser,
}) => {
  const page = await asPlayer(browser);
  for (const [name, { path, shows }] of Object.entries(PAGES())) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expect(page.locator(shows).first()).toBeVisible();
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      for (const width of scheme === 'light' ? [320, 768, 1920] : [768]) {
        await page.setViewportSize({ width, height: width === 320 ? 640 : 1080 });
        await page.screenshot({ path: `test-results/review/${name}-${width}-${scheme}.png` });
        expect.soft(await overTheEdge(page), `${name} ${width} ${scheme}`).toEqual([]);
      }
      const found = await checked(page, { board: false, contrast: scheme === 'dark' ? 'only' : 'too' });
      expect.soft(found, `${name} ${scheme}`).toEqual([]);
    }
  }
  await page.context().close();
});

test('letters twice as large fit a phone', async ({ browser }) => {
  const page = await asPlayer(browser, { viewport: { width: 360, height: 740 } });
  const { round, sheet } = PAGES();
  const tops = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const { top } = await read<RoundReview>(`/rounds/${index + 1}`);
      return { number: index + 1, letters: top.word.length };
    }),
  );
  const longest = tops.reduce((a, b) => (b.letters > a.letters ? b : a));
  for (const { path, shows } of [{ ...round, path: review(`?round=${longest.number}`) }, sheet]) {
    await page.goto(path);
    await expect(page.locator(shows).first()).toBeVisible();
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    await expect.poll(() => overTheEdge(page), path).toEqual([]);
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(wide, path).toBeLessThanOrEqual(360);
  }
  // What is cut for want of columns stands below.
  await page.addStyleTag({ content: 'html { font-size: 100% !important }' });
  await expect(page.locator('.sheet-rack-here').first()).toBeVisible();
  await expect(page.locator('.sheet-sum-here').first()).toBeVisible();
  await page.context().close();
});

test('all moves are looked through below the board, in sight of it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(review('?round=5'));
  const button = page.getByRole('button', { name: /legal moves/ });
  const board = page.locator('.review-board .board');
  const place = async (of: typeof board) => (await of.boundingBox())!;
  // The board keeps its size while the list is closed: both are in sight once the top of the page is passed.
  await button.scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(board).toBeInViewport({ ratio: 1 });
  expect((await place(button)).y).toBeGreaterThan((await place(board)).y + (await place(board)).height);
  expect((await place(button)).x).toBeLessThan(640);
  await button.click();
  const row = page.locator('.all-moves .listed').nth(30);
  await row.hover();
  await expect(board).toBeInViewport();
  await expect(page.locator('.sq .tile[data-state="new"]').first()).toBeInViewport();
  // The list scrolls in its own room: below the foot of the page is nothing.
  await page.setViewportSize({ width: 1920, height: 1080 });
  const belowFoot = () =>
    page.evaluate(() => {
      const foot = document.querySelector('footer')!.getBoundingClientRect().bottom + scrollY;
      return document.documentElement.scrollHeight - Math.max(foot, innerHeight);
    });
  await expect.poll(belowFoot).toBeLessThanOrEqual(1);
});

test('pages fit a small phone in every language', async ({ browser }) => {
  for (const { tag } of LANGUAGES) {
    const page = await asPlayer(browser, { viewport: { width: 320, height: 640 } });
    await speak(page.context(), base, tag);
    for (const [name, { path, shows }] of Object.entries(PAGES())) {
      await page.goto(path);
      await expect(page.locator(shows).first()).toBeVisible();
      expect.soft(await overTheEdge(page), `${name} in ${tag}`).toEqual([]);
    }
    await page.context().close();
  }
});
