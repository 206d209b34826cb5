import { expect, type Page, test } from '@playwright/test';
import { device, joinAs, lay, ownSlip, send, snapshotFor } from './support/hall';
import { movesByReference } from './support/reference';

const ROUNDS = 3;

test('one host and three players play an event to its end', async ({ browser }) => {
  const host = await device(browser, { width: 1280, height: 800 });
  const code = await createEvent(host);
  const wall = await device(browser, { width: 1920, height: 1080 });
  await wall.goto(`/e/${code}/screen`);
  const [ana, bo, cy] = [await device(browser), await device(browser), await device(browser)];
  await joinAs(ana, code, 'Ana');
  await joinAs(bo, code, 'Bo');
  await joinAs(cy, code, 'Cy');
  await expect(wall.getByText('Cy', { exact: true })).toBeVisible();
  await expect(host.getByText('3 players are here.')).toBeVisible();

  const expected = new Map([
    ['Ana', 0],
    ['Bo', 0],
    ['Cy', 0],
  ]);
  const pays = (name: string, points: number) => expected.set(name, expected.get(name)! + points);

  await host.getByRole('button', { name: 'Start' }).click();
  for (let number = 1; number <= ROUNDS; number++) {
    await expect(ana.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
    const { round } = await snapshotFor(ana, code);
    expect(round?.number).toBe(number);
    const moves = movesByReference(round!);
    const [best, middle, last] = [moves[0]!, moves[Math.floor(moves.length / 2)]!, moves.at(-1)!];

    await lay(ana, best.fresh);
    await send(ana);
    pays('Ana', best.pays);

    await lay(bo, middle.fresh);
    await send(bo);
    if (number === 1) await reloadKeeps(bo, code);
    pays('Bo', middle.pays);

    if (number === 2) await offlineFor(cy, 4_000, () => lay(cy, last.fresh));
    else {
      await lay(cy, last.fresh);
      await send(cy);
    }
    await expect.poll(async () => (await ownSlip(cy, code))?.rev ?? 0).toBeGreaterThan(0);
    pays('Cy', last.pays);

    await host.getByRole('button', { name: 'Close the round' }).click();
    const closed = await closedRound(ana, code, number);
    expect(closed.round?.top?.score).toBe(best.pays);
    if (number === ROUNDS) break;
    await expect(ana.getByRole('heading', { name: `Round ${number} is over` })).toBeVisible();
    await expect(ana.getByText('The top', { exact: false }).first()).toBeVisible();
    await host.getByRole('button', { name: 'Next rack' }).click();
  }

  await expect(host.getByRole('heading', { name: 'Finished' })).toBeVisible();
  await expect(ana.getByRole('link', { name: 'Review the game' })).toBeVisible();
  const { standings, status } = await snapshotFor(host, code);
  expect(status).toBe('finished');
  expect(new Map(standings.map(({ name, total }) => [name, total]))).toEqual(expected);
  const order = [...expected.values()].sort((a, b) => b - a);
  expect(standings.map(({ total, rank }) => [total, rank])).toEqual(
    order.map((total) => [total, order.indexOf(total) + 1]),
  );

  await ana.getByRole('link', { name: 'Review the game' }).click();
  await expect(ana).toHaveURL(new RegExp(`/e/${code}/review`));
  await expect(ana.getByText('Ana').first()).toBeVisible();
});

/** Through the form, as a host does: a class of few rounds, each opened by the host. */
async function createEvent(page: Page): Promise<string> {
  await page.goto('/host');
  await page.getByLabel('Name of the event').fill('Journey');
  await page.getByText('Class', { exact: true }).click();
  await page.getByLabel('Number of rounds').fill(String(ROUNDS));
  await page.getByRole('button', { name: 'Create event' }).click();
  await expect(page).toHaveURL(/\/host\/[2-9A-Z]{6}$/);
  await expect(page.getByText('Your host key')).toBeVisible();
  return page.url().slice(-6);
}

async function reloadKeeps(page: Page, code: string): Promise<void> {
  const before = await ownSlip(page, code);
  await page.reload();
  await expect(page.getByText(/^Received /)).toBeVisible();
  expect(await ownSlip(page, code)).toEqual(before);
}

/** The move is made and sent while there is no network: the page keeps it and sends it when it is back. */
async function offlineFor(page: Page, ms: number, act: () => Promise<void>): Promise<void> {
  await page.context().setOffline(true);
  await act();
  await page.keyboard.press('Enter');
  await expect(page.getByText('No connection.', { exact: false })).toBeVisible();
  await page.waitForTimeout(ms);
  await page.context().setOffline(false);
  await expect(page.getByText(/^Received /)).toBeVisible();
}

async function closedRound(page: Page, code: string, number: number) {
  await expect
    .poll(async () => {
      const { round } = await snapshotFor(page, code);
      return `${round?.number} ${round?.status}`;
    })
    .toBe(`${number} closed`);
  return snapshotFor(page, code);
}
