import { type Browser, expect, type Page, test } from '@playwright/test';
import type { MoveBody } from '@/lib/http/schemas';
import { call, eventPath } from '@/scripts/outside/event-client';
import { checked } from './support/checked';
import { device } from './support/hall';
import { pageCost } from './support/page-cost';
import { movesByReference } from './support/reference';
import { Room } from './support/room';

const SMALL = { width: 320, height: 640 };

async function pageOf(browser: Browser, room: Room, index: number): Promise<Page> {
  const page = await device(browser, SMALL);
  const { playerKey } = room.players[index]!;
  await page
    .context()
    .addCookies([{ name: `onerack_player_${room.event.code}`, value: playerKey, url: room.base }]);
  await page.goto(`/e/${room.event.code}`);
  return page;
}

/** A word across through the centre, as it stands on the empty board. */
const across = (letters: readonly { row: number; col: number; letter: string }[]): MoveBody => ({
  row: letters[0]!.row,
  col: letters[0]!.col,
  direction: 'across',
  word: letters.map(({ letter }) => letter).join(''),
});

async function slip(room: Room, index: number, move: MoveBody): Promise<void> {
  const { status } = await call(room.base, eventPath(room.event.code, '/rounds/1/slip'), {
    method: 'PUT',
    body: { rev: 1, move },
    key: room.players[index]!.playerKey,
  });
  expect(status).toBe(200);
}

const isAcross = ({ fresh }: { fresh: { row: number }[] }) => new Set(fresh.map(({ row }) => row)).size === 1;

test('after a round a player sees why the top was worth more', async ({ browser, baseURL }) => {
  const room = await Room.open(baseURL as string, ['Ana', 'Bo', 'Cy'], {
    checkWords: false,
    showScores: false,
  });
  const { round } = await room.command('start');
  const moves = movesByReference(round!).filter(isAcross);
  const [best, worst] = [moves[0]!, moves.at(-1)!];
  const bad = across(best.fresh);
  bad.word = [...bad.word].reverse().join('');
  await slip(room, 0, across(best.fresh));
  await slip(room, 1, across(worst.fresh));
  await slip(room, 2, bad);
  const [bo, cy] = [await pageOf(browser, room, 1), await pageOf(browser, room, 2)];
  await expect(bo.getByText(/^Received/)).toBeVisible();
  await room.command('close-round');

  await expect(bo.getByRole('heading', { name: 'Round 1 is over' })).toBeVisible();
  await expect(bo.getByText('found by one of 3')).toBeVisible();
  const difference = best.pays - worst.pays;
  const why = bo.getByRole('table', { name: 'Why the top and your move' });
  await expect(why).toContainText(`${difference} points less`);
  const parts = await why.locator('tbody td:last-child').allTextContents();
  const sum = parts.reduce((total, part) => total + Number(part.replace('\u2212', '-')), 0);
  expect(sum).toBe(difference);

  await expect(bo.getByRole('table', { name: 'Board with the top' })).toBeVisible();
  const own = bo.getByRole('button', { name: /^Your move/ });
  await own.click();
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  await expect(bo.getByRole('table', { name: 'Board with your move' })).toBeVisible();

  await expect(cy.getByText(`${bad.word} is not in the list.`)).toBeVisible();
  await expect(cy.getByText(`would have been worth`)).toBeVisible();
  for (const page of [bo, cy]) {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(SMALL.width);
    expect(await checked(page)).toEqual([]);
  }
});

test('what the top means comes after the close, not before', async ({ browser, baseURL }) => {
  const room = await Room.open(baseURL as string, ['Ana', 'Bo'], {
    racks: 'prepared',
    prepared: {
      rounds: [{ rack: 'RETINAS', top: { row: 8, col: 4, direction: 'across', word: 'RETINAS' } }],
    },
  });
  await room.command('start');
  const page = await pageOf(browser, room, 0);
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  expect((await page.request.get(eventPath(room.event.code, '/rounds/1/words'))).status()).toBe(404);
  await room.command('close-round');
  await expect(page.getByText('light-sensitive membrane')).toBeVisible();
  await expect(page.getByText('No move was received')).toBeVisible();
});

interface Signalled {
  shaken: unknown[];
  tones: number;
}

const signalled = (page: Page) =>
  page.evaluate(() => (window as unknown as { signalled: Signalled }).signalled);

test('a round is signalled by sound, vibration and the shape of the clock, as chosen', async ({
  browser,
  baseURL,
}) => {
  const room = await Room.open(baseURL as string, ['Ana', 'Bo'], { secondsPerRound: 14 });
  const page = await device(browser, SMALL);
  await page.addInitScript(() => {
    const seen: Signalled = { shaken: [], tones: 0 };
    Object.assign(window, { signalled: seen });
    navigator.vibrate = (pattern) => seen.shaken.push(pattern) > 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      seen.tones++;
      return start.call(this, when);
    };
  });
  const cookie = { ...room.cookie('player'), value: room.players[0]!.playerKey };
  await page.context().addCookies([cookie]);
  await page.goto(`/e/${room.event.code}`);
  await page.getByRole('button', { name: 'Test the sound' }).click();
  await expect(page.getByText('You should have heard two notes')).toBeVisible();
  expect((await signalled(page)).tones).toBe(4);

  await room.command('start');
  await expect(page.getByRole('timer')).toBeVisible();
  await expect.poll(async () => (await signalled(page)).shaken).toEqual([[60]]);
  await expect(page.locator('.clock')).not.toHaveAttribute('data-stage');
  await expect(page.locator('.clock')).toHaveAttribute('data-stage', 'final');
  await expect(page.getByText('10 seconds left')).toBeAttached();
  await expect.poll(async () => (await signalled(page)).shaken).toEqual([[60], [40, 80, 40]]);
  await expect(page.getByRole('heading', { name: 'Round 1 is over' })).toBeVisible();
  expect((await signalled(page)).shaken).toEqual([[60], [40, 80, 40], [140]]);

  await page.getByRole('button', { name: 'Signals: sound is on' }).click();
  const sheet = page.getByRole('dialog', { name: 'Signals' });
  for (const name of ['Sound', 'Vibration', 'Colour']) await sheet.getByRole('checkbox', { name }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('data-plain-clock');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Signals: sound is off' })).toBeVisible();
  await page.mouse.click(10, 10);
  await room.command('next-round');
  await expect(page.locator('.clock')).toHaveAttribute('data-stage', 'final');
  expect(await signalled(page)).toEqual({ shaken: [], tones: 0 });
});

test('a page that waits costs next to nothing', async ({ browser, baseURL }) => {
  const room = await Room.open(baseURL as string, ['Ana', 'Bo']);
  const page = await pageOf(browser, room, 0);
  await expect(page.getByRole('heading', { name: 'You are in' })).toBeVisible();
  const lobby = await pageCost(page, 8);
  await room.command('start');
  await expect(page.getByRole('timer')).toBeVisible();
  const running = await pageCost(page, 8);
  expect(lobby.mainThread).toBeLessThan(0.02);
  expect(running.mainThread).toBeLessThan(0.02);
});
