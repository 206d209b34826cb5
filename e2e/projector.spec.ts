/**
 * The hall's screen as the last row, a host and a streaming program have it. The pictures are kept in
 * test-results/projector.
 */
import { expect, type Page, test } from '@playwright/test';
import { drawQr } from '@/lib/client/screen/qr';
import type { Snapshot } from '@/lib/http/schemas';
import { call, eventPath, must } from '@/scripts/outside/event-client';
import { clearShare, measure, overflows, SIZES, shareOf, wall } from './support/projector';
import { Room } from './support/room';

const NAMES = [
  'Ada',
  'Boyan Petrov',
  'Chloé',
  'Maximilian Alexander von Langenfeld-Ho',
  'דוד 12 (ab)',
  ...Array.from({ length: 45 }, (_, index) => `Player ${index + 6}`),
];

/** Nothing that matters is smaller: capitals in per cent of the picture's height. */
const LEAST = 2.5;

/** At both sizes: everything is large enough, and inside. */
async function readable(page: Page, scene: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.waitForTimeout(150);
    await page.screenshot({ path: `test-results/projector/${scene}-${size.width}.png` });
    const texts = await measure(page);
    expect(texts.length, scene).toBeGreaterThan(2);
    const bad = texts.filter(({ share, inside }) => share < LEAST - 0.01 || !inside);
    expect.soft(bad, `${scene} at ${size.height} lines`).toEqual([]);
    expect.soft(await overflows(page), `${scene} at ${size.height} lines: runs over`).toEqual([]);
  }
  await page.setViewportSize(SIZES[0]);
}

test('every scene is legible from the last row', async ({ browser, baseURL }) => {
  const room = await Room.open(baseURL!, NAMES, { secondsPerRound: 600 });
  const { page, faults } = await wall(browser, room);
  await expect(page.getByText('50 players are here')).toBeVisible();
  await readable(page, 'lobby');
  expect(await shareOf(page, '.hall-code')).toBeGreaterThan(12);

  for (const number of [1, 2]) {
    await room.command(number === 1 ? 'start' : 'next-round');
    await expect(page.getByText(`Round ${number}`, { exact: true })).toBeVisible();
    await room.send();
    await expect(page.getByText('49 of 50 slips are in')).toBeVisible();
    await readable(page, `round-${number}`);
    expect(await shareOf(page, '.hall-clock .clock')).toBeGreaterThan(15);
    expect(await shareOf(page, '.rack .tile > span')).toBeGreaterThan(5);
    if (number === 2) {
      await room.command('pause');
      await expect(page.getByText('Paused')).toBeVisible();
      await readable(page, 'paused');
      await room.command('resume');
    }
    await room.command('close-round');
    await expect(page.locator('[data-scene="top"]')).toBeVisible();
    await readable(page, `top-${number}`);
    expect(await shareOf(page, '.hall-score')).toBeGreaterThan(12);
    await expect(page.locator('[data-scene="ranking"]')).toBeVisible();
    await readable(page, `ranking-${number}`);
    // The top again for whoever looked away, and on.
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator('[data-scene="top"]')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('[data-scene="ranking"]')).toBeVisible();
  }
  await room.command('finish');
  await expect(page.getByRole('list', { name: 'Podium' })).toBeVisible();
  await readable(page, 'podium');
  expect(faults).toEqual([]);
  await page.context().close();
});

test('after the end the wall turns from the podium through the ranking and back', async ({
  browser,
  baseURL,
}) => {
  const room = await Room.open(baseURL!, NAMES.slice(0, 14), { secondsPerRound: 600 });
  await room.command('start');
  await room.send();
  await room.command('close-round');
  await room.command('finish');
  const { page, faults } = await wall(browser, room, { query: '?page=5' });
  const podium = page.getByRole('list', { name: 'Podium' });
  await expect(podium).toBeVisible();
  for (const _ of [1, 2]) {
    await expect(page.locator('[data-scene="ranking"]')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('Final ranking')).toBeVisible();
    await expect(page.getByRole('heading', { name: /11/ })).toBeVisible({ timeout: 10_000 });
    await expect(podium).toBeVisible({ timeout: 10_000 });
  }
  // A key holds it.
  await page.keyboard.press('ArrowRight');
  await page.waitForTimeout(22_000);
  await expect(podium).toBeVisible();
  expect(faults).toEqual([]);
  await page.context().close();
});

test('nothing private is on it while a round runs', async ({ browser, baseURL }) => {
  const room = await Room.open(baseURL!, NAMES.slice(0, 6), { secondsPerRound: 600 });
  await room.command('start');
  await room.send();
  // The host plays too, in the same browser: the page is told more than it may show.
  const { page } = await wall(browser, room, { who: ['host', 'player'] });
  await expect(page.getByText(/slips are in/)).toBeVisible();
  const snapshot: Snapshot = await (await page.request.get(`/api/events/${room.event.code}`)).json();
  const { you, round } = snapshot;
  expect(you?.slip?.move?.word).toBeTruthy();

  const source = await (await page.request.get(`/e/${room.event.code}/screen`)).text();
  const html = `${source} ${await page.content()}`;
  const secrets = [
    room.event.hostKey,
    room.players[1]!.playerKey,
    you!.slip!.move!.word,
    you!.personalCode,
    'personalCode',
  ];
  for (const secret of secrets) expect(html).not.toContain(secret);
  // No tile but those of before, none of them marked as laid now or to come.
  const before = round!.board.join('').replaceAll('.', '').length;
  await expect(page.locator('.board .tile')).toHaveCount(before);
  await expect(page.locator('.board [data-state]')).toHaveCount(0);

  const { round: closed } = await room.command('close-round');
  for (const { word } of [closed!.top!, ...(closed!.isotops ?? [])]) expect(html).not.toContain(`"${word}`);
  await expect(page.locator('[data-scene="top"]')).toBeVisible();
  expect(await page.content()).toContain(`${closed!.top!.score}`);
  await page.context().close();
});

test('the number of the hall and the shut door', async ({ browser, baseURL }) => {
  const room = await Room.open(baseURL!, [], { hallCode: true });
  const host = await wall(browser, room, { who: ['host'] });
  await expect(host.page.getByText('then this number')).toBeVisible();
  const codes = host.page.locator('.hall-code [aria-hidden]');
  await expect(codes.nth(1)).toHaveText(/^\d{5}$/);
  const scanned = `${room.event.joinUrl}?hall=${await codes.nth(1).textContent()}`;
  await expect(host.page.locator('.hall-qr path')).toHaveAttribute('d', drawQr(scanned).path);
  await readable(host.page, 'lobby-hall-code');

  const strangers = [
    await wall(browser, room),
    await wall(browser, room, { who: ['host'], query: '?part=join' }),
  ];
  for (const { page } of strangers) {
    await expect(page.locator('.hall-code').first()).toBeVisible();
    await expect(page.locator('.hall-code')).toHaveCount(1);
    expect(await page.content()).not.toContain((await codes.nth(1).textContent()) ?? '');
  }

  await room.command('lock', { locked: true });
  await expect(host.page.getByText('The door is shut')).toBeVisible();
  await expect(host.page.locator('.hall-qr, .hall-code')).toHaveCount(0);
  await readable(host.page, 'lobby-locked');
  await room.command('lock', { locked: false });
  await expect(host.page.locator('.hall-qr')).toBeVisible();
  for (const { page } of [host, ...strangers]) await page.context().close();
});

test('who has more time is said after the end', async ({ browser, baseURL }) => {
  const room = await Room.open(baseURL!, NAMES.slice(0, 3), { secondsPerRound: 5 });
  const { code, hostKey } = room.event;
  await must(baseURL!, eventPath(code, `/players/${room.players[0]!.playerId}`), {
    method: 'PATCH',
    body: { extraSeconds: 60 },
    key: hostKey,
  });
  const { page } = await wall(browser, room);
  await room.command('start');
  await expect(page.getByText(/1 player has more time: /)).toBeVisible();
  await readable(page, 'extra-time');
  await page.context().close();
});

test('keys and tools', async ({ browser, baseURL }) => {
  const room = await Room.open(baseURL!, NAMES.slice(0, 3), { secondsPerRound: 600 });
  const { page, faults } = await wall(browser, room);
  const hall = page.locator('.hall');
  await expect(page.getByText('3 players are here')).toBeVisible();

  await page.keyboard.press('t');
  await expect(hall).toHaveAttribute('data-theme', 'light');
  await page.keyboard.press('c');
  await expect(hall).toHaveAttribute('data-contrast', 'more');
  await readable(page, 'lobby-contrast-light');
  expect(page.url()).toContain('theme=light&contrast=more');
  await page.reload();
  await expect(hall).toHaveAttribute('data-contrast', 'more');

  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keys of the projector' });
  await expect(sheet).toBeVisible();
  await page.screenshot({ path: 'test-results/projector/keys.png' });
  // Keys are the sheet's while it is open.
  await page.keyboard.press('c');
  await expect(hall).toHaveAttribute('data-contrast', 'more');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  const tools = page.getByRole('toolbar', { name: 'Projector' });
  await expect(tools).not.toHaveAttribute('data-shown');
  await page.mouse.move(300, 300);
  await page.mouse.move(320, 300);
  await expect(tools).toHaveAttribute('data-shown');
  await tools.getByRole('button', { name: 'High contrast' }).click();
  await expect(hall).not.toHaveAttribute('data-contrast');
  expect(faults).toEqual([]);
  await page.context().close();
});

test('the system’s wish for contrast, and its own colours', async ({ browser, baseURL }) => {
  const room = await Room.open(baseURL!, NAMES.slice(0, 3), { secondsPerRound: 600 });
  await room.command('start');
  const { page } = await wall(browser, room);
  await page.emulateMedia({ contrast: 'more' });
  await expect(page.locator('.hall')).toHaveAttribute('data-contrast', 'more');
  await readable(page, 'round-contrast');
  await page.emulateMedia({ contrast: null, forcedColors: 'active' });
  await readable(page, 'round-forced-colours');
  const tile = page.locator('.rack .tile').first();
  const { color, backgroundColor } = await tile.evaluate((element) => {
    const style = getComputedStyle(element);
    return { color: style.color, backgroundColor: style.backgroundColor };
  });
  expect(color).not.toBe(backgroundColor);
  await page.context().close();
});

test('sound, once a key has asked for it', async ({ browser, baseURL }) => {
  const room = await Room.open(baseURL!, NAMES.slice(0, 3), { secondsPerRound: 600 });
  const { page } = await wall(browser, room);
  await page.addInitScript(() => {
    const heard = window as unknown as { tones: number };
    heard.tones = 0;
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...at) {
      heard.tones++;
      return start.apply(this, at);
    };
  });
  await page.reload();
  const tones = () => page.evaluate(() => (window as unknown as { tones: number }).tones);
  await expect(page.getByText('3 players are here')).toBeVisible();
  await room.command('start');
  await expect(page.getByText(/slips are in/)).toBeVisible();
  expect(await tones()).toBe(0);
  await page.keyboard.press('s');
  await expect(page.getByRole('button', { name: 'Sound is on' })).toHaveAttribute('aria-pressed', 'true');
  await room.command('close-round');
  await expect.poll(tones).toBeGreaterThan(3);
  await page.context().close();
});

test('over another picture, whole and in parts', async ({ browser, baseURL }) => {
  const room = await Room.open(baseURL!, NAMES.slice(0, 12), { secondsPerRound: 600 });
  await room.command('start');
  await room.send();
  for (const dark of [true, false]) {
    const { page } = await wall(browser, room, { query: '?background=transparent', dark });
    await expect(page.getByText(/slips are in/)).toBeVisible();
    await expect(page.getByRole('toolbar')).toHaveCount(0);
    expect(await clearShare(page)).toBeGreaterThan(0.2);
    await page.context().close();
  }
  await room.command('close-round');
  await room.command('next-round');
  await room.send();
  const running = { board: '.board', rack: '.rack', clock: '.hall-clock', slips: '.hall-number' };
  const always = { join: '.hall-code', ranking: '.hall-ranking' };
  await part(running);
  await part(always);
  await room.command('close-round');
  await part({ top: '.hall-word', board: '.tile[data-state="new"]' });
  await room.command('finish');
  await part({ podium: '.hall-podium' });
  // What the game has nothing of stays empty, so that a part may stay in the picture.
  const { page } = await wall(browser, room, { query: '?background=transparent&part=clock' });
  await page.waitForTimeout(1000);
  expect(await clearShare(page)).toBe(1);
  await page.context().close();

  async function part(parts: Record<string, string>): Promise<void> {
    for (const [name, selector] of Object.entries(parts)) {
      const one = await wall(browser, room, { query: `?background=transparent&part=${name}` });
      await expect(one.page.locator(selector).first()).toBeVisible();
      await one.page.setViewportSize({ width: 640, height: 360 });
      await one.page.waitForTimeout(150);
      await one.page.screenshot({
        path: `test-results/projector/part-${name}.png`,
        omitBackground: true,
      });
      const bad = (await measure(one.page)).filter(({ inside }) => !inside);
      expect.soft(bad, `part ${name}`).toEqual([]);
      expect(one.faults).toEqual([]);
      await one.page.context().close();
    }
  }
});

test('it stays when the connection goes, and says so', async ({ browser, baseURL }) => {
  const room = await Room.open(baseURL!, NAMES.slice(0, 3), { secondsPerRound: 600 });
  await room.command('start');
  const { page } = await wall(browser, room);
  await expect(page.locator('.rack')).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText('Connection lost')).toBeVisible();
  await readable(page, 'offline');
  await page.context().setOffline(false);
  await expect(page.getByText('Connection lost')).toBeHidden();

  const { status } = await call(baseURL!, eventPath('ZZZZZZ'));
  expect(status).toBe(404);
  await page.goto('/e/ZZZZZZ/screen');
  await expect(page.getByRole('heading', { name: 'No event has this code' })).toBeVisible();
  await readable(page, 'missing');
  await page.context().close();
});

test('it can be read from right to left, and stands still where that is wanted', async ({
  browser,
  baseURL,
}) => {
  const room = await Room.open(baseURL!, NAMES, { secondsPerRound: 600 });
  const { page } = await wall(browser, room);
  const mirror = () =>
    page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
  await expect(page.getByText('50 players are here')).toBeVisible();
  await mirror();
  await readable(page, 'lobby-rtl');
  await room.command('start');
  await expect(page.locator('[data-scene="round"]')).toBeVisible();
  await readable(page, 'round-rtl');
  await room.send();
  await room.command('close-round');
  await expect(page.locator('[data-scene="top"]')).toBeVisible();
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
  expect(moving).toBe(0);
  await readable(page, 'top-rtl');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('[data-scene="ranking"]')).toBeVisible();
  await readable(page, 'ranking-rtl');
  await page.context().close();
});
