/** What every screen is told as it happens: slips on paper, rulings, warnings, a round that is made void; and what goes again. */
import { expect, test } from '@playwright/test';
import type { PaperSheet, RegisteredPlayers, Snapshot } from '@/lib/http/schemas';
import { call, eventPath, must } from '@/scripts/outside/event-client';
import { device } from './support/hall';
import { wall } from './support/projector';
import { Room } from './support/room';

const DESK = { width: 1280, height: 900 };
const HOST_RACKS = { racks: 'entered', entry: 'federation', notation: 'letter-first', name: 'Spring Open' };

async function hall(baseURL: string, phones: readonly string[], tables: number, settings: object = {}) {
  const room = await Room.open(baseURL, phones, { ...HOST_RACKS, ...settings });
  const { code, hostKey: key } = room.event;
  const players = Array.from({ length: tables }, (_, index) => ({
    name: `Table ${index + 1}`,
    table: `${index + 1}`,
    club: index % 2 === 0 ? 'Lyon' : 'Nice',
    series: index % 2 === 0 ? 'S1A' : 'S1B',
  }));
  if (tables > 0)
    await must<RegisteredPlayers>(room.base, eventPath(code, '/tables'), { body: { players }, key });
  const enter = (table: string, slip: object, round = 1) =>
    must(room.base, eventPath(code, `/rounds/${round}/slips`), {
      body: { slips: [{ table, ...slip }] },
      key,
    });
  const sheet = (round = 1) =>
    must<PaperSheet>(room.base, eventPath(code, `/rounds/${round}/slips`), { key });
  const rule = async (table: string, kind: string, round = 1) => {
    const row = (await sheet(round)).rows.find((one) => one.table === table)!;
    await must(room.base, eventPath(code, `/rounds/${round}/rulings`), {
      body: { playerId: row.playerId, kind, reason: 'Another paper' },
      key,
    });
  };
  const send = (player: number, round: number, slip: object) =>
    call(room.base, eventPath(code, `/rounds/${round}/slip`), {
      method: 'PUT',
      body: { rev: 1, ...slip },
      key: room.players[player]!.playerKey,
    });
  return { room, code, enter, rule, send };
}

test('paper is not missing, and whoever found the top is one of those who have a slip', async ({
  browser,
  baseURL,
}, info) => {
  test.setTimeout(120_000);
  const { room, code, enter, send } = await hall(baseURL!, ['Ana', 'Bo'], 4);
  const desk = await device(browser, DESK);
  await desk.context().addCookies([room.cookie('host')]);
  const { page: screen } = await wall(browser, room);
  const phone = await device(browser, { width: 360, height: 740 });
  await phone.context().addCookies([room.cookie('player')]);
  await room.command('start', { rack: 'JUKEBOX' });
  await Promise.all([desk.goto(`/host/${code}`), phone.goto(`/e/${code}`)]);
  await expect(screen.getByText('0 of 2 slips are in')).toBeVisible();
  await expect(screen.getByText('4 on paper')).toBeVisible();
  for (const player of [0, 1]) await send(player, 1, { reference: '8H', word: 'JUKEBOX', claimed: 120 });
  await expect(screen.getByText('2 of 2 slips are in')).toBeVisible();
  await expect(desk.getByText('All 2 slips are in')).toBeVisible();
  await expect(desk.getByText('4 on paper')).toBeVisible();
  for (const { width, height } of [
    { width: 1920, height: 1080 },
    { width: 1280, height: 720 },
  ]) {
    await screen.setViewportSize({ width, height });
    await screen.screenshot({ path: info.outputPath(`wall-open-${width}.png`) });
  }
  await desk.screenshot({ path: info.outputPath('desk-open.png') });
  await desk.setViewportSize({ width: 360, height: 740 });
  await desk.screenshot({ path: info.outputPath('desk-open-360.png') });
  await desk.setViewportSize(DESK);
  await desk.getByRole('button', { name: 'Close now' }).click();
  await expect(desk.getByText('Close round 1 now? 4 players may still be writing on paper.')).toBeVisible();
  await room.command('close-round');
  await expect(desk.getByText('2 of 2 found the top.')).toBeVisible();
  for (const [index, table] of ['1', '2', '3'].entries()) {
    await enter(table, { move: 'top' });
    const found = `${index + 3} of ${index + 3}`;
    await expect(desk.getByText(`${found} found the top.`)).toBeVisible();
    await expect(phone.getByText(`found by ${index + 3} of ${index + 3}`)).toBeVisible();
  }
  await expect(desk.getByText('5 of 6')).toBeVisible();
  await expect(screen.getByText('5 of 5 found it')).toBeVisible({ timeout: 20_000 });

  // The reference is the other way round: paid, with a warning, which the phone is told.
  await expect(phone.getByText('Warning: The place was written the other way round')).toBeVisible();
  await expect(phone.getByText('1 warning. The first 3 of a game cost nothing')).toBeVisible();
  await phone.screenshot({ path: info.outputPath('phone-warning.png'), fullPage: true });
  await room.command('finish');
  await expect(phone.getByText('1 warning.')).toBeVisible();
  await expect(phone.getByText('found by 5 of 5')).toBeVisible();
  await phone.screenshot({ path: info.outputPath('phone-end.png'), fullPage: true });
  const { you } = await must<Snapshot>(room.base, eventPath(code), { key: room.players[1]!.playerKey });
  await phone.goto(`/e/${code}/players/${you!.playerId}`);
  await expect(phone.getByText('Warning: The place was written the other way round')).toBeVisible();
  await expect(phone.getByText('1 warning.')).toBeVisible();
  await phone.screenshot({ path: info.outputPath('sheet-warning.png'), fullPage: true });
});

test('a page of the ranking on the wall follows a ruling while it is shown', async ({ browser, baseURL }) => {
  test.setTimeout(120_000);
  const { room, enter, rule } = await hall(baseURL!, ['Ana'], 12);
  const { page } = await wall(browser, room, { query: '?page=20' });
  await room.command('start', { rack: 'JUKEBOX' });
  await room.command('close-round');
  for (let table = 1; table <= 12; table++) await enter(`${table}`, { move: 'top' });
  let asked = 0;
  page.on('request', (request) => {
    if (/\/(standings|groups)/.test(request.url())) asked += 1;
  });
  const heading = (name: string) => page.getByRole('heading', { name });
  await expect(heading('Places 11 to 12')).toBeVisible({ timeout: 60_000 });
  await rule('3', 'zero');
  // At once, in the same turn of the page: the places of all others stay 1.
  await expect(page.locator('.hall-ranking li').filter({ hasText: 'Table 3' })).toContainText('12');
  await expect(heading('Places 11 to 12')).toBeVisible();
  await expect(heading('Series S1A')).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('.hall-ranking li').filter({ hasText: 'Table 5' })).toContainText('120');
  asked = 0;
  for (const kind of ['penalty', 'set', 'zero', 'accept', 'zero']) if (kind !== 'set') await rule('5', kind);
  await expect(page.locator('.hall-ranking li').filter({ hasText: 'Table 5' })).not.toContainText('120');
  await expect(heading('Series S1A')).toBeVisible();
  expect(asked).toBeLessThanOrEqual(9);
});

test('what is said goes again: no voice, no connection; tools are easily hit', async ({
  browser,
  baseURL,
}, info) => {
  test.setTimeout(90_000);
  const { room, code } = await hall(baseURL!, ['Ana', 'Bo'], 0);
  const { page } = await wall(browser, room);
  await room.command('start', { rack: 'JUKEBOX' });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.mouse.move(300, 300);
  const tools = page.getByRole('toolbar', { name: 'Projector' });
  await expect(tools).toHaveAttribute('data-shown');
  const button = (await tools.getByRole('button').first().boundingBox())!;
  expect(button.height).toBeGreaterThanOrEqual(44);
  expect(button.y + button.height).toBeLessThan(716);
  await page.screenshot({ path: info.outputPath('tools-1280.png') });
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.keyboard.press('v');
  const silent = page.getByText('No voice for this language on this device');
  await expect(silent).toBeVisible();
  await page.mouse.move(320, 320);
  await page.screenshot({ path: info.outputPath('no-voice-1920.png') });
  await expect(silent).toBeHidden({ timeout: 12_000 });

  const desk = await device(browser, DESK);
  await desk.context().addCookies([room.cookie('host')]);
  await desk.goto(`/host/${code}`);
  // The desk asks for its event first: cut off before, it would have no buttons.
  const pause = desk.getByRole('button', { name: 'Pause' });
  await expect(pause).toBeVisible();
  await desk.route('**/api/**', (route) => route.abort());
  await pause.click();
  const unreached = desk.getByText('The server cannot be reached').first();
  await expect(unreached).toBeVisible();
  await desk.waitForTimeout(4000);
  await expect(unreached).toBeVisible();
  await desk.unroute('**/api/**');
  await expect(unreached).toBeHidden({ timeout: 10_000 });
});

test('a corrector is told that the round was cancelled, and is led away from it', async ({
  browser,
  baseURL,
}, info) => {
  const { room, code, enter } = await hall(baseURL!, ['Ana', 'Bo'], 3);
  await room.command('start', { rack: 'JUKEBOX' });
  await room.command('close-round');
  for (const table of ['1', '2', '3']) await enter(table, { move: 'top' });
  await room.command('next-round', { rack: 'AEIRSTU' });
  await room.command('close-round');
  const page = await device(browser, DESK);
  await page.context().addCookies([room.cookie('host')]);
  await page.goto(`/host/${code}/correct?round=2`);
  await expect(page.getByLabel('Round')).toHaveValue('2');
  await expect(page.getByText('Give all of them the top')).toBeVisible();
  await must(room.base, eventPath(code, '/rounds/2/cancel'), {
    body: { reason: 'The rack was shown too early' },
    key: room.event.hostKey,
  });
  await expect(page.getByText('Round 2 was cancelled: The rack was shown too early')).toBeVisible();
  await expect(page.getByLabel('Round')).toHaveValue('1');
  await expect(page.getByText('Give all of them the top')).toBeHidden();
  await expect(page.getByText('does not exist')).toBeHidden();
  await page.screenshot({ path: info.outputPath('cancelled.png') });
});

test('the door says who is asked for', async ({ browser, baseURL }) => {
  for (const [lateJoin, text] of [
    ['approval', 'you are asked about each latecomer'],
    ['closed', 'until the game starts'],
    ['open', 'latecomers too'],
  ] as const) {
    const { room, code } = await hall(baseURL!, ['Ana', 'Bo'], 0, { lateJoin });
    const desk = await device(browser, DESK);
    await desk.context().addCookies([room.cookie('host')]);
    await desk.goto(`/host/${code}`);
    await expect(desk.getByText(text)).toBeVisible();
    await desk.context().close();
  }
});
