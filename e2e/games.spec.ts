/** Several games in an event; a prepared game, changed, kept as a file and played in two rooms with one ranking. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import type { CreatedEvent, JoinedEvent, PreparedFile, Snapshot } from '@/lib/http/schemas';
import { eventPath, must } from '@/scripts/outside/event-client';
import { checked } from './support/checked';
import { device, joinAs } from './support/hall';

const settings = { pace: 'host', secondsPerRound: 600, maxRounds: 1, seed: 'two games' };

test('two games are played one after the other, with one ranking', async ({ browser, baseURL }) => {
  const [desk, phone, hall] = await Promise.all([
    device(browser, { width: 1280, height: 900 }),
    device(browser),
    device(browser, { width: 1920, height: 1080 }),
  ]);
  const made = await desk.request.post('/api/events', { data: { ...settings, name: 'Club day', games: 2 } });
  const { code, hostKey }: CreatedEvent = await made.json();
  const command = (name: string, body: object = {}) =>
    must<Snapshot>(baseURL!, eventPath(code, `/${name}`), { body, key: hostKey });
  await joinAs(phone, code, 'Ana');
  await Promise.all([desk.goto(`/host/${code}`), hall.goto(`/e/${code}/screen`)]);
  await desk.getByRole('button', { name: 'Start', exact: true }).click();
  const place = 'Game 1 · round 1';
  await expect(phone.getByRole('heading', { name: place })).toBeVisible();
  await expect(desk.getByText(place, { exact: true })).toBeVisible();
  await expect(desk.getByRole('button', { name: `Cancel: ${place}` })).toBeVisible();
  await expect(hall.getByText(place)).toBeVisible();

  await command('close-round', { round: 1 });
  await expect(phone.getByRole('heading', { name: 'Game 1 is over' })).toBeVisible();
  await expect(phone.getByText('The host opens the next game')).toBeVisible();
  await expect(hall.getByText('Game 1 is over')).toBeVisible();
  await expect(desk.getByRole('heading', { name: 'After 1 game' })).toBeVisible();
  await expect(desk.getByText('Game 1 is over')).toBeVisible();
  await expect(desk.getByRole('link', { name: `Slips: ${place}` })).toBeVisible();
  expect(await checked(phone, { board: false })).toEqual([]);
  expect(await checked(desk, { board: false })).toEqual([]);

  await desk.getByRole('button', { name: 'Next game' }).click();
  await expect(phone.getByRole('heading', { name: 'Game 2 · round 1' })).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Cancel: Game 2 · round 1' })).toBeVisible();
  // Another board: nothing lies on it.
  await expect(phone.locator('.board .tile')).toHaveCount(0);
  await expect(hall.getByText('Game 2 · round 1')).toBeVisible();
  await command('close-round', { round: 2 });
  await expect(phone.getByRole('link', { name: 'Review the game' })).toBeVisible();
  await phone.goto(`/e/${code}/review?round=2`);
  await expect(phone.getByRole('heading', { name: 'Game 2 · round 1' })).toBeVisible();
  await Promise.all([desk, phone, hall].map((page) => page.context().close()));
});

/** Draws a game, changes its first rack, and keeps it as a file. */
async function prepareGame(page: Page): Promise<string> {
  await page.goto('/host/prepare');
  await page.getByLabel('Name of the game').fill('Two schools');
  await page.getByLabel('Format').selectOption({ label: '7 of 8: eight tiles, seven may be laid' });
  await page.getByLabel('Rounds', { exact: true }).fill('2');
  await page.getByRole('button', { name: 'Draw the game' }).click();
  const drawn = page.getByRole('region', { name: 'Rounds of the game' }).getByRole('row').nth(1);
  await expect(drawn).toContainText(/[A-Z?]{8}/);
  await page.getByLabel('Format').selectOption({ label: 'Normal: seven tiles, +50 for all' });
  await page.getByLabel('Seed').fill('two schools');
  await page.getByRole('button', { name: 'Draw another game' }).click();
  const rows = page.getByRole('region', { name: 'Rounds of the game' }).getByRole('row');
  await expect(rows).toHaveCount(3);
  const rack = page.getByLabel('Another rack');
  await rack.fill('QQQQQQQ');
  await page.getByRole('button', { name: 'Solve' }).click();
  await expect(page.getByText('There are not so many of these tiles left.')).toBeVisible();
  await rack.fill('AEINRST');
  await page.getByRole('button', { name: 'Solve' }).click();
  await expect(rows.nth(1)).toContainText('by hand');
  expect(await checked(page, { board: false })).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  return download.path();
}

test('a prepared game is played in two rooms, and ranked over both', async ({ browser, baseURL }) => {
  const [host, outsider] = await Promise.all([
    device(browser, { width: 1280, height: 900 }),
    device(browser),
  ]);
  const path = await prepareGame(host);
  const file: PreparedFile = JSON.parse(readFileSync(path, 'utf8'));
  expect(file.rounds.map(({ rack, drawn }) => [rack, drawn])[0]).toEqual(['AEINRST', false]);

  // A file with a fault is told, and the game that is there stays with its name.
  const faulty = {
    ...file,
    name: 'Faulty',
    rounds: file.rounds.map((round, at) => (at === 0 ? round : { ...round, rack: 'QQQQQQQ' })),
  };
  await host.locator('input[type="file"]').setInputFiles({
    name: 'faulty.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(faulty)),
  });
  await expect(host.getByRole('alert').filter({ hasText: /Round 2/ })).toBeVisible();
  await expect(host.getByLabel('Name of the game')).toHaveValue('Two schools');
  await expect(host.getByRole('region', { name: 'Rounds of the game' }).getByRole('row')).toHaveCount(3);

  // On another machine the file makes the rooms.
  const other = await device(browser, { width: 1280, height: 900 });
  await other.goto('/host');
  await other.getByText('Prepared game').click();
  await other.locator('input[type="file"]').setInputFiles({
    name: 'two.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  });
  await other.getByText('Several rooms', { exact: true }).click();
  await other.getByRole('button', { name: 'Create event' }).click();
  await other.waitForURL(/\/g\/[2-9A-Z]{6}$/);
  const address = other.url();

  await other.getByLabel('Names of the rooms').fill('North\nSouth\n');
  await other.getByRole('button', { name: 'Add 2 rooms' }).click();
  const room = async (name: string) => {
    const link = other
      .getByRole('listitem')
      .filter({ hasText: `${name} ·` })
      .locator('code');
    await expect(link).toBeVisible();
    const [, code = '', hostKey = ''] = /host\/(\w+)#(\S+)/.exec((await link.textContent()) ?? '') ?? [];
    return { code, hostKey };
  };
  const [north, south] = [await room('North'), await room('South')];
  expect(south.code).not.toBe(north.code);
  expect(await checked(other)).toEqual([]);

  const play = async ({ code, hostKey }: typeof north, name: string, found: number) => {
    const player = await must<JoinedEvent>(baseURL!, eventPath(code, '/players'), { body: { name } });
    const command = (verb: string, body: object = {}) =>
      must<Snapshot>(baseURL!, eventPath(code, `/${verb}`), { body, key: hostKey });
    await command('start');
    for (const [index, { top }] of file.rounds.entries()) {
      const number = index + 1;
      const { score: _, ...move } = top!;
      if (index < found)
        await must(baseURL!, eventPath(code, `/rounds/${number}/slip`), {
          method: 'PUT',
          body: { rev: 1, move },
          key: player.playerKey,
        });
      const at = await command('close-round', { round: number });
      if (at.status !== 'finished') await command('next-round', { round: number });
    }
  };
  await play(north, 'Ana', 1);
  await outsider.goto(address);
  await expect(outsider.getByText('Results are shown when the last room has finished.')).toBeVisible();
  await expect(outsider.getByText('Ana', { exact: true })).toHaveCount(0);
  await play(south, 'Bo', 2);
  await other.getByRole('button', { name: 'No more rooms' }).click();
  await expect(other.getByText('The results of all rooms are public.')).toBeVisible();

  await outsider.reload();
  const ranking = outsider.getByRole('region', { name: 'Ranking over all rooms' }).getByRole('row');
  await expect(ranking.nth(1)).toContainText('Bo');
  await expect(ranking.nth(1)).toContainText('South');
  await expect(ranking.nth(2)).toContainText('Ana');
  await expect(outsider.getByText('The seed gives this hash.')).toBeVisible();
  expect(await checked(outsider)).toEqual([]);

  await outsider.goto(`/e/${south.code}/draw`);
  await outsider.getByRole('button', { name: 'Draw every round again in this page' }).click();
  // The first rack was changed by hand.
  await expect(outsider.getByText('The seed gives 1 of 2 racks.')).toBeVisible();
  expect(await checked(outsider)).toEqual([]);
  await Promise.all([host, outsider, other].map((page) => page.context().close()));
});
