/** The same seat after a reload, in another browser, by the host's word; and a draft that counts. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import type { PersonalCode } from '@/lib/http/schemas';
import { eventPath, must } from '@/scripts/outside/event-client';
import { device, joinAs, lay, send, snapshotFor } from './support/hall';
import { type FreshTile, movesByReference } from './support/reference';
import { Room } from './support/room';

/** Squares on which tiles lie that were laid in this round. */
const laid = (page: Page) => page.locator('[data-state="new"]');

/** Waits until the server has what lies on the board. */
const kept = (page: Page, code: string, tiles: number) =>
  expect.poll(async () => (await snapshotFor(page, code)).you?.draft?.tiles.length ?? 0).toBe(tiles);

/** Takes the seat on a device that has never been there. */
async function comeBack(browser: Browser, code: string, personal: string): Promise<Page> {
  const page = await device(browser);
  await page.goto(`/e/${code}`);
  await page.getByRole('button', { name: 'I was here already: enter my code' }).click();
  await page.getByLabel('Your own code').fill(personal.toLowerCase().replace('-', ' '));
  await page.getByRole('button', { name: 'Back to my seat' }).click();
  return page;
}

const bestMove = async (page: Page, code: string): Promise<FreshTile[]> =>
  movesByReference((await snapshotFor(page, code)).round!)[0]!.fresh;

test('a player goes on where it was: after a reload, on another phone, by the host’s word', async ({
  browser,
  baseURL,
}) => {
  const room = await Room.open(baseURL!, ['Bo', 'Cy']);
  const { code } = room.event;
  const phone = await device(browser);
  await joinAs(phone, code, 'Ana');
  const { personalCode, playerId } = (await snapshotFor(phone, code)).you!;
  await expect(phone.getByText(personalCode).last()).toBeVisible();
  await expect(phone.getByText('Write it down: it brings you back on any device.')).toBeVisible();

  await room.command('start');
  await expect(phone.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  const fresh = await bestMove(phone, code);
  await lay(phone, fresh);
  await expect(laid(phone)).toHaveCount(fresh.length);
  await kept(phone, code, fresh.length);
  await phone.reload();
  await expect(laid(phone)).toHaveCount(fresh.length);

  // The other phone has the tiles as they lie, and sends them.
  const other = await comeBack(browser, code, personalCode);
  await expect(laid(other)).toHaveCount(fresh.length);
  expect((await snapshotFor(other, code)).you).toMatchObject({ playerId, name: 'Ana' });
  await send(other);
  await phone.reload();
  await expect(phone.getByText(/^Received /)).toBeVisible();

  // During play the code is a tap away.
  await phone.getByRole('button', { name: 'Your seat' }).click();
  await expect(phone.getByRole('dialog').getByText(personalCode).last()).toBeVisible();
  await phone.keyboard.press('Escape');

  const path = eventPath(code, `/players/${playerId}/code`);
  const { personalCode: renewed } = await must<PersonalCode>(baseURL!, path, {
    method: 'POST',
    key: room.event.hostKey,
  });
  for (const page of [phone, other])
    await expect(page.getByText('Your seat was opened with a new code')).toBeVisible();
  const refused = await comeBack(browser, code, personalCode);
  await expect(refused.getByText('No player of this event has this code')).toBeVisible();
  const third = await comeBack(browser, code, renewed);
  await expect(third.getByText(/^Received /)).toBeVisible();
  expect((await snapshotFor(third, code)).you).toMatchObject({ playerId, personalCode: renewed });

  // The phone that lost the seat is asked for the new code, and is then told what the third one does.
  await phone.getByLabel('Your own code').fill(renewed);
  await phone.getByRole('button', { name: 'Back to my seat' }).click();
  await expect(phone.getByText(/^Received /)).toBeVisible();
  await third.getByRole('button', { name: 'Withdraw' }).click();
  await expect(phone.getByText('Your slip was changed on another device.')).toBeVisible();
  await expect(phone.getByText(/^Withdrawn/)).toBeVisible();
  await send(third);
  await expect(phone.getByText(/^Received /)).toBeVisible();
  await expect(laid(phone)).toHaveCount(fresh.length);
  await room.command('close-round');
  await expect(third.getByText('The top', { exact: false }).first()).toBeVisible();
});

test('a seat that is taken in one tab is taken in all of the browser', async ({ browser, baseURL }) => {
  const room = await Room.open(baseURL!, []);
  const tab = await device(browser);
  const other = await tab.context().newPage();
  await other.goto(`/e/${room.event.code}`);
  await expect(other.getByLabel('Your name')).toBeVisible();
  await joinAs(tab, room.event.code, 'Ana');
  await expect(other.getByRole('heading', { name: 'You are in' })).toBeVisible();
  await expect(other.getByText('Ana', { exact: true })).toBeVisible();
});

test('what lies on the board at the close counts where the event says so', async ({ browser, baseURL }) => {
  const room = await Room.open(baseURL!, ['Bo', 'Cy'], { draftsCount: true });
  const { code } = room.event;
  const phone = await device(browser);
  await joinAs(phone, code, 'Ana');
  await room.command('start');
  await expect(phone.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  const fresh = await bestMove(phone, code);
  await lay(phone, fresh);
  await kept(phone, code, fresh.length);
  const { round } = await room.command('close-round');
  await expect
    .poll(async () => (await snapshotFor(phone, code)).you!.result)
    .toMatchObject({ points: round!.top!.score, draft: true, rank: 1 });
});

test('a player with extra time plays on when the others are through', async ({ browser, baseURL }) => {
  const room = await Room.open(baseURL!, ['Bo', 'Cy'], { secondsPerRound: 10 });
  const { code } = room.event;
  const phone = await device(browser);
  await joinAs(phone, code, 'Ana');
  const { playerId } = (await snapshotFor(phone, code)).you!;
  await must(baseURL!, eventPath(code, `/players/${playerId}`), {
    method: 'PATCH',
    key: room.event.hostKey,
    body: { extraSeconds: 60 },
  });
  await expect(phone.getByText('You have 60 seconds more than the others, in every round.')).toBeVisible();
  const others = await device(browser);
  await others.context().addCookies([room.cookie('player')]);
  await others.goto(`/e/${code}`);
  const desk = await device(browser, { width: 1280, height: 800 });
  await desk.context().addCookies([room.cookie('host')]);
  await desk.goto(`/host/${code}`);
  await room.command('start');
  await expect(others.getByRole('button', { name: 'Time is up' })).toBeVisible();
  await expect(desk.getByText(/1 player has more time/)).toBeVisible();
  const fresh = await bestMove(phone, code);
  await lay(phone, fresh);
  await send(phone);
  await room.command('close-round');
  await expect.poll(async () => (await snapshotFor(phone, code)).you!.result?.points ?? 0).toBeGreaterThan(0);
});
