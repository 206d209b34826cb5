import { expect, test } from '@playwright/test';
import { checked } from './support/checked';
import { Room } from './support/room';

test('the desk shows how far the word list is until it is ready', async ({ browser, baseURL }, info) => {
  // Lists that no other journey plays with, so nobody has had them compiled; a second try needs another one.
  const room = await Room.open(baseURL as string, ['Ada'], { lexicon: info.retry === 0 ? 'sl' : 'hr' });
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  await context.addCookies([room.cookie('host')]);
  const page = await context.newPage();
  await page.goto(`/host/${room.event.code}`);
  const bar = page.getByRole('progressbar', { name: /The word list is being prepared/ });
  await expect(bar).toBeVisible();
  expect(await checked(page, { board: false })).toEqual([]);
  await expect.poll(() => bar.getAttribute('aria-valuenow').then(Number)).toBeGreaterThan(5);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(bar).toBeHidden({ timeout: 120_000 });
  await expect(page.getByRole('region', { name: 'Round 1', exact: true })).toBeVisible({ timeout: 20_000 });
  await context.close();
});
