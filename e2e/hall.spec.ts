/** Getting in, and who gets in: from the picture on the wall to the lobby, and the host's hand on the door. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import type { Snapshot } from '@/lib/http/schemas';
import { eventPath, must } from '@/scripts/outside/event-client';
import { checked } from './support/checked';
import { device } from './support/hall';
import { Room } from './support/room';

const PHONE = { width: 320, height: 640 };
/** From the scan to the lobby, with the time that a person takes to type. */
const TEN_SECONDS = 10_000;
const A_KEY_MS = 150;

/** The desk of a room, in the browser of its host. */
async function deskOf(browser: Browser, room: Room): Promise<Page> {
  const desk = await device(browser, { width: 1280, height: 800 });
  await desk.context().addCookies([room.cookie('host')]);
  await desk.goto(`/host/${room.event.code}`);
  await expect(desk.getByRole('region', { name: 'How to join' })).toBeVisible();
  return desk;
}

/** The cookie of one of the players. */
const seat = ({ event, players, base }: Room, index: number) => ({
  name: `onerack_player_${event.code}`,
  value: players[index]!.playerKey,
  url: base,
});

const isIn = (page: Page) => expect(page.getByRole('heading', { name: 'You are in' })).toBeVisible();

async function fitsItsWidth(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBeLessThanOrEqual(0);
}

test('a phone is in the lobby within ten seconds of the scan', async ({ browser, baseURL }) => {
  const room = await Room.open(baseURL!, []);
  const phone = await device(browser, PHONE);
  const began = Date.now();
  await phone.goto(`/e/${room.event.code}`);
  // Nothing to find or to tap: the name is where one types.
  await expect(phone.getByLabel('Your name')).toBeFocused();
  await fitsItsWidth(phone);
  await phone.keyboard.type('Ana Ruiz', { delay: A_KEY_MS });
  await phone.keyboard.press('Enter');
  await isIn(phone);
  const took = Date.now() - began;
  test.info().annotations.push({ type: 'scan to lobby, ms', description: String(took) });
  expect(took).toBeLessThan(TEN_SECONDS);
});

test('where the host wants it all, it still takes one form, and says what is wrong in its place', async ({
  browser,
  baseURL,
}) => {
  const room = await Room.open(baseURL!, [], {
    ...{ hallCode: true, names: 'suggested', teams: ['Red', 'Blue'], ask: ['team', 'table'] },
  });
  const desk = await deskOf(browser, room);
  const { hallCode } = await must<Snapshot>(room.base, eventPath(room.event.code), {
    key: room.event.hostKey,
  });
  await expect(desk.getByText(hallCode!)).toBeVisible();

  const phone = await device(browser, PHONE);
  const began = Date.now();
  await phone.goto(`/e/${room.event.code}`);
  const names = phone.getByRole('group', { name: 'Choose your name' }).getByRole('radio');
  await expect(names).toHaveCount(6);
  await expect(names.first()).toBeChecked();
  const name = await phone.locator('label:has(input:checked)').first().textContent();
  await phone.getByLabel('Number shown in the hall').fill('1');
  await phone.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(phone.getByText('Not the number that is shown now.')).toBeVisible();
  await expect(phone.getByLabel('Number shown in the hall')).toBeFocused();
  await phone.getByLabel('Number shown in the hall').fill(hallCode!);
  await phone.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(phone.getByText('Say which team you play for.')).toBeVisible();
  await phone.getByText('Blue', { exact: true }).click();
  await phone.getByLabel('Your table').fill('4');
  await fitsItsWidth(phone);
  await phone.getByRole('button', { name: 'Join', exact: true }).click();
  await isIn(phone);
  expect(Date.now() - began).toBeLessThan(TEN_SECONDS);
  await expect(phone.getByText(name!, { exact: true })).toBeVisible();

  // The picture on the desk brings the number along: the second phone types nothing but the table.
  const scanned = await device(browser, PHONE);
  await scanned.goto(`/e/${room.event.code}?hall=${hallCode}`);
  await expect(scanned.getByLabel('Number shown in the hall')).toHaveValue(hallCode!);
});

test('everybody picks the own name of a list, found by its letters', async ({ browser, baseURL }) => {
  const allowedNames = Array.from({ length: 40 }, (_, n) => `Pupil ${n + 1}`).concat('Zoë Müller');
  const room = await Room.open(baseURL!, [], { names: 'listed', allowedNames });
  const phone = await device(browser, PHONE);
  await phone.goto(`/e/${room.event.code}`);
  await expect(phone.getByLabel('Find your name')).toBeFocused();
  await phone.keyboard.type('zoe');
  await phone.getByText('Zoë Müller').click();
  await phone.getByRole('button', { name: 'Join', exact: true }).click();
  await isIn(phone);
  const late = await device(browser, PHONE);
  await late.goto(`/e/${room.event.code}`);
  await late.getByLabel('Find your name').fill('zoe');
  await expect(late.getByText('Zoë Müller')).toHaveCount(0);
});

test('the door is shut and opened by one tap, and phones outside see it by themselves', async ({
  browser,
  baseURL,
}) => {
  const room = await Room.open(baseURL!, ['Ana']);
  const [desk, outside] = [await deskOf(browser, room), await device(browser, PHONE)];
  await outside.goto(`/e/${room.event.code}`);
  await expect(outside.getByLabel('Your name')).toBeVisible();
  await desk.getByLabel('Shut the door').check();
  await expect(outside.getByText('The door is shut')).toBeVisible();
  await fitsItsWidth(outside);
  const inside = await device(browser, PHONE);
  await inside.context().addCookies([seat(room, 0)]);
  await inside.goto(`/e/${room.event.code}`);
  await isIn(inside);
  await desk.getByLabel('Shut the door').uncheck();
  await expect(outside.getByLabel('Your name')).toBeVisible();
});

test('a player is renamed and taken out by one tap each, and both are undone', async ({
  browser,
  baseURL,
}) => {
  const room = await Room.open(baseURL!, ['Ana', 'Bo', 'Rude Name']);
  const [desk, phone] = [await deskOf(browser, room), await device(browser, PHONE)];
  await phone.context().addCookies([seat(room, 2)]);
  await phone.goto(`/e/${room.event.code}`);
  await isIn(phone);

  await desk.getByRole('button', { name: 'Rude Name', exact: true }).click();
  await desk.getByRole('button', { name: 'Rename Rude Name' }).click();
  await desk.keyboard.type('Ana');
  await desk.keyboard.press('Enter');
  await expect(desk.getByText(/called Ana already/)).toBeVisible();
  await desk.getByLabel('New name').fill('Cy');
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('The name is Cy now.')).toBeVisible();
  await expect(phone.getByText('Cy', { exact: true })).toBeVisible();
  // The list was asked for once more with the old name, which nobody bears now: undoing brings the row back all the same.
  await desk.getByLabel('Find a name, team or table').fill('Rude');
  await expect(desk.getByRole('button', { name: 'Rename Cy' })).toBeHidden();
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(desk.getByRole('button', { name: 'Rename Rude Name' })).toBeVisible();

  await desk.getByRole('button', { name: 'Take Rude Name out' }).click();
  await expect(phone.getByRole('heading', { name: 'The host took you out' })).toBeVisible();
  await fitsItsWidth(phone);
  await desk.getByRole('button', { name: 'Undo' }).click();
  await isIn(phone);

  const [row] = [desk.getByRole('button', { name: 'More about Rude Name' })];
  await row.click();
  await desk.getByLabel('More time than the others, in every round').selectOption('30');
  await expect(desk.getByText('+ 30 seconds')).toBeVisible();
  await desk.getByRole('button', { name: 'New personal code' }).click();
  await expect(desk.getByText('New code:')).toBeVisible();
  await desk.getByRole('button', { name: 'Table, club and other details' }).click();
  await desk.getByLabel('Club', { exact: true }).fill('Cercle de Lyon');
  await desk.getByLabel('Table', { exact: true }).fill('12');
  expect(await checked(desk)).toEqual([]);
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('Cercle de Lyon')).toBeVisible();
  await expect(desk.getByText('table 12')).toBeVisible();
});

test('the list of players stays what is asked for, whatever else comes in', async ({ browser, baseURL }) => {
  const names = Array.from({ length: 60 }, (_, n) => `Player ${String(n + 1).padStart(2, '0')}`);
  const room = await Room.open(baseURL!, names);
  const desk = await deskOf(browser, room);
  const lists: string[] = [];
  // The first answer comes late: after that to what is typed meanwhile.
  await desk.route(/\/players\?/, async (route) => {
    lists.push(new URL(route.request().url()).search);
    if (lists.length === 1) await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await desk.getByRole('button', { name: 'Players', exact: true }).click();
  await expect.poll(() => lists.length).toBe(1);
  await desk.getByLabel('Find a name, team or table').fill('player 42');
  const rows = desk.locator('.players-sheet li');
  await expect(rows).toHaveCount(1);
  await desk.waitForTimeout(3000);
  await expect(rows).toHaveCount(1);
  // Somebody else who comes in is looked for as the field says.
  await must(room.base, eventPath(room.event.code, '/players'), { body: { name: 'Player 42 b' } });
  await expect(rows).toHaveCount(2);

  await desk.getByLabel('Find a name, team or table').fill('');
  await expect(desk.getByText('1 of 2 · 61 players')).toBeVisible();
  await must(room.base, eventPath(room.event.code, '/players'), { body: { name: 'Zoë' } });
  await desk.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(desk.getByText(/^2 of 2/)).toBeVisible();
  await desk.waitForTimeout(3000);
  await expect(desk.getByText('2 of 2 · 62 players')).toBeVisible();
});

test('ten thousand players are found by a name, and few of them drawn', async ({ browser, baseURL }) => {
  test.skip(!process.env.E2E_CROWD, 'takes a minute');
  const names = Array.from({ length: 10_000 }, (_, n) => `Player ${n + 1}`);
  const room = await Room.open(baseURL!, []);
  for (let at = 0; at < names.length; at += 500)
    await Promise.all(
      names
        .slice(at, at + 500)
        .map((name) => must(room.base, eventPath(room.event.code, '/players'), { body: { name } })),
    );
  const desk = await deskOf(browser, room);
  await desk.getByRole('button', { name: 'Players' }).click();
  await expect(desk.getByText('1 of 200 · 10,000 players')).toBeVisible();
  await desk.getByLabel('Find a name, team or table').fill('player 9999');
  await expect(desk.getByRole('button', { name: 'Take Player 9999 out' })).toBeVisible();
});

test('an event is deleted after it was asked for, and its pages say that it is gone', async ({
  browser,
  baseURL,
}) => {
  const room = await Room.open(baseURL!, ['Ana']);
  const [desk, phone] = [await deskOf(browser, room), await device(browser, PHONE)];
  await phone.context().addCookies([seat(room, 0)]);
  await phone.goto(`/e/${room.event.code}`);
  await isIn(phone);
  await desk.getByText('More', { exact: true }).click();
  await desk.getByRole('button', { name: 'New host key' }).click();
  await desk.getByRole('button', { name: 'Make a new key' }).click();
  await expect(desk.getByRole('region', { name: 'Host key' })).toBeVisible();
  await desk.getByRole('button', { name: 'Delete the event' }).click();
  await expect(desk.getByRole('link', { name: 'Report as CSV' })).toBeVisible();
  await desk.getByRole('button', { name: 'Delete for good' }).click();
  await expect(desk).toHaveURL(/\/host$/);
  await expect(phone.getByRole('heading', { name: 'The host has deleted this event' })).toBeVisible();
  await expect(phone.getByRole('heading', { name: 'You are in' })).toHaveCount(0);
});
