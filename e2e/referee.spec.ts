/** The referee's desk: a co-host by a link, rulings that everybody sees at once, and a round made void. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import type { Journal, Snapshot } from '@/lib/http/schemas';
import { eventPath, must } from '@/scripts/outside/event-client';
import { checked } from './support/checked';
import { device } from './support/hall';
import { movesByReference } from './support/reference';
import { Room, wholeWord } from './support/room';

const PHONE = { width: 390, height: 844 };

async function deskOf(browser: Browser, room: Room): Promise<Page> {
  const desk = await device(browser, { width: 1280, height: 900 });
  await desk.context().addCookies([room.cookie('host')]);
  await desk.goto(`/host/${room.event.code}`);
  return desk;
}

/** A room whose first round has another move of the top's score: closed, with a bad word of Ana's and a good one of Bo's. */
async function withIsotops(base: string): Promise<Room> {
  const settings = { seed: await seedWithIsotops(base), checkWords: false };
  const room = await Room.open(base, ['Ana', 'Bo', 'Cy'], settings);
  const { round } = await room.command('start');
  const rack = round!.rack.drawn.replaceAll('?', '');
  const bad = { row: 8, col: 6, direction: 'across', word: rack.slice(0, 5) };
  const good = wholeWord(round!.board, movesByReference(round!)[20]!.fresh);
  for (const [index, move] of [bad, good].entries())
    await must(base, eventPath(room.event.code, '/rounds/1/slip'), {
      method: 'PUT',
      body: { rev: 1, move },
      key: room.players[index]!.playerKey,
    });
  await room.command('close-round');
  return room;
}

async function seedWithIsotops(base: string): Promise<string> {
  for (let nth = 0; nth < 40; nth++) {
    const seed = `referee ${nth}`;
    const room = await Room.open(base, ['Ana'], { seed });
    await room.command('start');
    const { round } = await room.command('close-round');
    if (round!.isotops!.length > 0) return seed;
  }
  throw new Error('no round with isotops');
}

const snapshotOf = ({ base, event }: Room) => must<Snapshot>(base, eventPath(event.code));

test('a co-host rules, cancels and takes back; phones and projector follow at once', async ({
  browser,
  baseURL,
}) => {
  const room = await withIsotops(baseURL!);
  const { code } = room.event;
  const desk = await deskOf(browser, room);

  // The host makes a link; whoever opens it on another device leads too, and it is in no address afterwards.
  await desk.getByText('More', { exact: true }).click();
  await desk.getByRole('button', { name: 'Helpers' }).click();
  await desk.getByLabel('Name').fill('Zoë');
  await desk.getByText('Co-host', { exact: true }).click();
  await desk.getByRole('button', { name: 'Make a link' }).click();
  const link = (await desk.getByRole('status').locator('code').textContent())!;
  expect(link).toContain(`/host/${code}#s_`);
  const cohost = await device(browser, PHONE);
  await cohost.goto(`${baseURL}/host/${code}#${link.split('#')[1]}`);
  await expect(cohost.getByRole('button', { name: 'Next rack' })).toBeVisible();
  expect(cohost.url()).not.toContain('s_');

  // Ana's zero is turned by appeal: two taps, and her phone and the projector say so.
  const ana = await device(browser, PHONE);
  await ana
    .context()
    .addCookies([{ name: `onerack_player_${code}`, value: room.players[0]!.playerKey, url: baseURL! }]);
  await ana.goto(`/e/${code}`);
  const hall = await device(browser, { width: 1280, height: 720 });
  await hall.goto(`/e/${code}/screen`);
  await cohost.getByRole('link', { name: 'Slips of round 1' }).click();
  await cohost.getByRole('button', { name: 'Rule the slip of Ana' }).click();
  expect(await checked(cohost)).toEqual([]);
  await cohost.getByRole('button', { name: /^Pay \(/ }).click();
  await cohost.getByRole('button', { name: /Appeal upheld/ }).click();
  await expect(cohost.getByText(/^Ana: 0 → \d+/)).toBeVisible();
  await expect(ana.getByText(/^Decided by the referee/)).toBeVisible();
  await expect(hall.getByText('Ana').first()).toBeVisible();
  const paid = (await snapshotOf(room)).standings.find(({ name }) => name === 'Ana')!.total;
  expect(paid).toBeGreaterThan(0);

  // Another isotop lies on the board, and is taken back.
  const { top } = (await snapshotOf(room)).round!;
  await desk.keyboard.press('Escape');
  await desk.getByRole('button', { name: 'Another isotop' }).click();
  await desk.getByRole('radio').first().check({ force: true });
  await desk.getByRole('button', { name: /Opens the board more/ }).click();
  await expect.poll(async () => (await snapshotOf(room)).round!.top).not.toEqual(top);
  await desk.getByRole('button', { name: 'Back to the first top' }).click();
  await expect.poll(async () => (await snapshotOf(room)).round!.top).toEqual(top);

  // The round is made void: its points are gone everywhere, another rack comes under its number.
  await desk.getByRole('button', { name: 'Cancel round 1' }).click();
  // The first reason has the focus, and its figure is heard wherever in the sheet the focus is.
  await expect(desk.getByRole('button', { name: /A tile was missing/ })).toBeFocused();
  await desk.getByRole('button', { name: 'Close', exact: true }).focus();
  await desk.keyboard.press('1');
  await expect(ana.getByText(/^Decided by the referee/)).toBeHidden();
  await expect.poll(async () => (await snapshotOf(room)).standings).toEqual([]);
  await cohost.goto(`/host/${code}`);
  await expect(cohost.getByRole('button', { name: 'Bring round 1 back' })).toBeVisible();
  await cohost.getByRole('button', { name: 'Next rack' }).click();
  await expect
    .poll(async () => (await snapshotOf(room)).round)
    .toMatchObject({ number: 1, status: 'open', again: 1 });
  const again = (await snapshotOf(room)).round!;
  await expect(ana.locator('.board')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Bring round 1 back' })).toBeHidden();

  // From the phone the clock is shortened, stopped and the round closed; the host takes the end back.
  await cohost.getByRole('button', { name: '− 30 s' }).click();
  await expect
    .poll(async () => (await snapshotOf(room)).round!.closesAt)
    .toBeLessThan(again.closesAt - 25_000);
  await cohost.getByRole('button', { name: 'Close now' }).click();
  await cohost.getByRole('button', { name: 'Close round 1' }).click();
  await expect(cohost.getByRole('button', { name: 'Next rack' })).toBeVisible();
  // Even after the end the last round is made void, and brought back; then the end is taken back.
  await room.command('finish');
  await expect(desk.getByRole('button', { name: 'Take the end back' })).toBeVisible();
  await desk.getByRole('button', { name: 'Cancel round 1' }).click();
  await expect(desk.getByText(/it is taken up again, paused/)).toBeVisible();
  expect(await checked(desk)).toEqual([]);
  await desk.getByRole('button', { name: /A tile was missing/ }).click();
  await expect(desk.getByRole('button', { name: 'Go on' })).toBeVisible();
  await desk.getByRole('button', { name: 'Bring round 1 back' }).click();
  await desk.getByRole('button', { name: 'Take the end back' }).click();
  await expect(desk.getByRole('button', { name: 'Go on' })).toBeVisible();

  // All of it stands in the journal, which goes into a spreadsheet.
  await desk.goto(`/host/${code}/journal`);
  for (const what of ['Pay', 'chose another isotop', 'cancelled the round', 'ended the event'])
    await expect(desk.getByText(what, { exact: true }).first()).toBeVisible();
  expect(await checked(desk)).toEqual([]);
  const download = desk.waitForEvent('download');
  await desk.getByRole('link', { name: 'Journal as CSV' }).click();
  expect((await download).suggestedFilename()).toBe(`onerack-${code}-journal.csv`);
});

test('keys rule the slip that is seen to be chosen, wherever the focus is', async ({ browser, baseURL }) => {
  const names = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6'];
  const room = await Room.open(baseURL!, names);
  await room.command('start');
  await room.send();
  await room.command('close-round');
  const desk = await deskOf(browser, room);
  await desk.goto(`/host/${room.event.code}/slips`);
  const rule = (name: string) => desk.getByRole('button', { name: `Rule the slip of ${name}` });
  const isChosen = async (name: string) => {
    await expect(desk.locator('[data-slip] [aria-expanded=true]')).toHaveCount(1);
    await expect(rule(name)).toHaveAttribute('aria-expanded', 'true');
    await expect(rule(name)).toBeFocused();
  };
  await expect(rule('P6')).toBeVisible();

  // From nowhere: the first, and from nowhere upwards the last.
  await expect(desk.locator('body')).toBeFocused();
  await desk.keyboard.press('z');
  await expect(desk.locator('[data-slip] [aria-expanded=true]')).toHaveCount(0);
  await desk.keyboard.press('ArrowDown');
  const order = await desk.locator('[data-slip] bdi:first-child').allTextContents();
  const inOrder = order.filter((text) => names.includes(text));
  await isChosen(inOrder[0]!);
  await desk.keyboard.press('Escape');
  await desk.getByRole('link', { name: 'Journal' }).focus();
  await desk.keyboard.press('ArrowUp');
  await isChosen(inOrder[5]!);
  await desk.keyboard.press('Escape');

  // From the row that has the focus to the next one; its key is about it alone.
  await rule(inOrder[3]!).focus();
  await desk.keyboard.press('ArrowDown');
  await isChosen(inOrder[4]!);
  await rule(inOrder[1]!).focus();
  await desk.keyboard.press('z');
  await expect(rule(inOrder[1]!)).toHaveAttribute('aria-expanded', 'true');
  await desk.keyboard.press('1');
  await expect(desk.getByText(new RegExp(`^${inOrder[1]}: \\d+ → 0`))).toBeVisible();
  // What was ruled stays chosen, with the focus, and the arrows go on from there, even when the focus is lost.
  await isChosen(inOrder[1]!);
  await desk.keyboard.press('ArrowDown');
  await isChosen(inOrder[2]!);
  await desk.evaluate(() => (document.activeElement as HTMLElement).blur());
  await desk.keyboard.press('ArrowDown');
  await isChosen(inOrder[3]!);
  await desk.keyboard.press('w');
  await desk.keyboard.press('1');
  await expect(desk.getByText(new RegExp(`^${inOrder[3]}: `))).toBeVisible();
  await isChosen(inOrder[3]!);

  // A filter that was chosen keeps the arrows along it; letters are the list's, on any keyboard.
  await desk.getByRole('radio', { name: 'All', exact: true }).focus();
  await desk.keyboard.press('ArrowDown');
  await isChosen(inOrder[4]!);
  await desk.getByRole('radio', { name: 'All', exact: true }).focus();
  await desk.evaluate(() =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ظ', code: 'KeyZ', bubbles: true }),
    ),
  );
  await expect(desk.getByRole('button', { name: 'Not in the word list' })).toBeVisible();
  await desk.keyboard.press('Escape');

  // Nothing else was ruled.
  const { entries } = await must<Journal>(room.base, eventPath(room.event.code, '/journal'), {
    key: room.event.hostKey,
  });
  const ruled = entries
    .filter(({ what }) => what === 'zero' || what === 'warn')
    .map(({ player }) => player!.name);
  expect(ruled.sort()).toEqual([inOrder[1], inOrder[3]].sort());
});

test('slips read differently are named before the next rack, before the end and after it', async ({
  browser,
  baseURL,
}) => {
  const room = await Room.open(baseURL!, [], { maxRounds: null });
  const { code, hostKey: key } = room.event;
  const post = (path: string, body: object) => must(room.base, eventPath(code, path), { body, key });
  await post('/tables', { players: [{ name: 'Ana', table: '4' }] });
  const desk = await deskOf(browser, room);
  await room.command('start');
  await room.command('close-round');
  await post('/rounds/1/slips', { slips: [{ table: '4', move: 'top' }] });
  await post('/rounds/1/slips', { slips: [{ table: '4', empty: true }] });
  const link = desk.getByRole('link', { name: 'Round 1: 1 slip to be settled (4)' });
  await expect(link).toBeVisible();
  await expect(desk.getByText('You can go on')).toBeVisible();
  await room.command('next-round');
  await expect(desk.getByRole('button', { name: 'Close now' })).toBeVisible();
  await expect(link).toBeHidden();

  // Not of the last round, and while another is played: whoever wants to finish is told, and may.
  await desk.getByText('More', { exact: true }).click();
  await desk.getByRole('button', { name: 'Finish the event' }).click();
  await expect(desk.getByText(/is still open and will not count/)).toBeVisible();
  await expect(link).toBeVisible();
  await expect(desk.getByText('You can finish')).toBeVisible();
  expect(await checked(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Finish the event' }).first().click();
  const back = desk.getByRole('button', { name: 'Take the end back' });
  await expect(back).toHaveAccessibleDescription(/^Taking the end back pauses the event as it was\./);
  expect(await checked(desk)).toEqual([]);

  // Its link leads to the choice, and with the choice it is gone.
  await desk.setViewportSize({ width: 390, height: 500 });
  await link.click();
  const choice = desk.getByRole('region', { name: 'To be settled' });
  await expect(choice).toBeFocused();
  await expect(choice.getByRole('button', { name: 'Take this' }).first()).toBeInViewport();
  await desk.getByRole('button', { name: 'Take this' }).first().click();
  await expect(choice).toBeHidden();
  await desk.goto(`/host/${code}`);
  await expect(back).toBeVisible();
  await expect(link).toBeHidden();
});
