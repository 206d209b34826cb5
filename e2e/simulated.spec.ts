import { expect, test } from '@playwright/test';
import { checked } from './support/checked';
import { device } from './support/hall';
import { Room } from './support/room';

test('a small room is filled with simulated players, who are marked wherever names stand', async ({
  browser,
  baseURL,
}) => {
  const room = await Room.open(baseURL as string, ['Ada', 'Bo'], { maxRounds: 1 });
  const host = await device(browser, { width: 1280, height: 800 });
  await host.context().addCookies([room.cookie('host')]);
  await host.goto(`/host/${room.event.code}`);
  const part = host.getByRole('group').filter({ hasText: 'Simulated players' });
  await part.getByText('Simulated players').click();
  await part.getByLabel('How many').selectOption('8');
  await part.getByLabel('Strength').selectOption('expert');
  await part.getByRole('button', { name: 'Add' }).click();
  await expect(part.getByText('8 simulated players are here')).toBeVisible();
  await expect(host.getByText('(simulated)').first()).toBeVisible();
  expect(await checked(host)).toEqual([]);

  await room.command('start');
  await room.send();
  await expect(host.getByText('1 of 2 has not sent yet')).toBeVisible();
  const { found, standings } = await room.command('close-round');
  expect(standings.filter(({ name }) => name.endsWith('(simulated)')).length).toBeGreaterThan(5);
  // Ada has the best move of all: a top that is hers, whatever eight experts found.
  expect(found).toBe(1);

  const page = await device(browser);
  await page.goto(`/e/${room.event.code}/review`);
  await expect(page.getByText('(simulated)').first()).toBeVisible();
  await page.goto(`/e/${room.event.code}/review?round=1`);
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible();
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible();
  const csv = await page.request.get(`/api/events/${room.event.code}/results.csv`);
  expect((await csv.text()).match(/\(simulated\)/g)).toHaveLength(8);
});

test('they are there from the beginning, if the form says so', async ({ browser }) => {
  const host = await device(browser);
  await host.goto('/host');
  await host.getByLabel('Name of the event').fill('Six of us');
  await host.getByText('Who gets in').click();
  await host.getByLabel('How many').selectOption('3');
  await host.getByLabel('Strength').selectOption('beginner');
  expect(await checked(host)).toEqual([]);
  await host.getByRole('button', { name: 'Create event' }).click();
  await expect(host).toHaveURL(/\/host\/[2-9A-Z]{6}$/);
  await expect(host.getByText('3 simulated players are here')).toBeVisible();
});
