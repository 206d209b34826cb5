import { expect, type Page, test } from '@playwright/test';
import type { RunView } from '@/lib/http/schemas';
import { dayAhead } from '@/tests/support/day';
import { checked } from './support/checked';
import { device, lay, snapshotFor } from './support/hall';
import { type FreshTile, movesByReference } from './support/reference';
import { Room, wholeWord } from './support/room';
import { playerCookie, seededRoom } from './support/seeded';

/** The own run that the page shows, as the service tells it. */
async function runOn(page: Page): Promise<RunView> {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  return (await page.request.get(`/api/alone/${id}`)).json();
}

/** Lays one of the moves of the open round, by its place among all of them, and sends it. */
async function play(page: Page, which: number): Promise<number> {
  await expect(page.getByRole('list', { name: 'Rack' })).toBeVisible();
  const { round } = await runOn(page);
  const move = movesByReference(round!).at(which)!;
  await lay(page, move.fresh);
  await page.keyboard.press('Enter');
  return move.pays;
}

/** A move as it is typed: its place by columns and rows, and the whole word, with what the board holds of it. */
function typedMove({ board }: NonNullable<RunView['round']>, fresh: readonly FreshTile[]): string {
  const { row, col, direction, word } = wholeWord(board, fresh);
  const letter = String.fromCharCode(64 + col);
  return `${direction === 'down' ? `${letter}${row}` : `${row}${letter}`} ${word}`;
}

async function finishedEvent(base: string): Promise<Room> {
  const room = await Room.open(base, ['Ada', 'Bo', 'Cy', 'Di'], { maxRounds: 2 });
  await room.command('start');
  for (const command of ['next-round', 'finish']) {
    await room.send();
    await room.command('close-round');
    const { status } = await room.command(command).catch(() => ({ status: 'finished' }));
    if (status === 'finished') break;
  }
  return room;
}

test('a finished event is played alone, and ranked among those who were there', async ({
  browser,
  baseURL,
}) => {
  const { event } = await finishedEvent(baseURL as string);
  const page = await device(browser);
  await page.goto(`/e/${event.code}/alone`);
  expect(await checked(page)).toEqual([]);
  await page.getByLabel('Your name').fill('Eva');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'First rack' }).click();
  const first = await play(page, 0);
  await expect(page.getByText('You would be 1st of 4 in the room.')).toBeVisible();
  expect(await checked(page, { board: false })).toEqual([]);

  // Nothing of the next rack is known before it is asked for; the page may be closed and opened.
  await page.getByRole('button', { name: 'Next rack' }).click();
  await expect(page.getByRole('list', { name: 'Rack' })).toBeVisible();
  expect(JSON.stringify(await runOn(page))).not.toContain('"top":');
  await page.reload();
  const second = await play(page, -1);
  await expect(page.getByRole('heading', { name: /of 4 in the room/ })).toBeVisible();
  expect(await checked(page)).toEqual([]);

  const { room, total } = await runOn(page);
  expect(total).toBe(first + second);
  const { standings } = await snapshotFor(page, event.code);
  expect(room!.rank).toBe(standings.filter((row) => row.total > total).length + 1);

  await page.getByRole('link', { name: 'Play again' }).click();
  await expect(page.getByText('Eva')).toBeVisible();
  await expect(page.getByText('You have played this before: this time is not counted.')).toBeVisible();
});

test('whoever has looked at the review plays for practice', async ({ browser, baseURL }) => {
  const { event } = await finishedEvent(baseURL as string);
  const page = await device(browser, { width: 1280, height: 800 });
  await page.goto(`/e/${event.code}/review`);
  await page.getByRole('link', { name: 'Play it alone' }).first().click();
  await expect(page.getByText(/The review was open in this browser/)).toBeVisible();
  await page.getByRole('button', { name: 'Play for practice' }).click();
  await page.getByRole('button', { name: 'First rack' }).click();
  await expect(page.getByRole('list', { name: 'Rack' })).toBeVisible();
  expect((await runOn(page)).counted).toBe(false);
});

test('solitaire: a move ends the round, a bad word does not', async ({ browser }) => {
  const page = await device(browser, { width: 1280, height: 800 });
  await page.goto('/');
  await page.getByRole('link', { name: 'Play alone' }).click();
  await expect(page.getByRole('heading', { name: 'Game of the day' })).toBeVisible();
  expect(await checked(page)).toEqual([]);
  const form = page.getByRole('region', { name: 'Solitaire' });
  await form.getByText('5 rounds').click();
  await form.getByText('Open bag').click();
  await form.getByRole('button', { name: 'Play' }).click();
  await page.getByRole('button', { name: 'First rack' }).click();
  await expect(page.getByText('100 tiles left, your rack included')).toBeVisible();
  expect(await checked(page, { board: false })).toEqual([]);
  await play(page, 3);
  await expect(page.getByRole('heading', { name: 'Round 1 is over' })).toBeVisible();
  // A key that was meant for the screen before starts no clock.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Round 1 is over' })).toBeVisible();
  await page.waitForTimeout(700);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Round 2 of 5' })).toBeVisible();
  // A move that is typed whole is laid by the first Enter, and sent by the second.
  const { round } = await runOn(page);
  const [{ fresh }] = [movesByReference(round!)[0]!];
  await page.keyboard.press('/');
  await page.getByLabel('Whole move, place and word').fill(typedMove(round!, fresh));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Whole move, place and word')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
  expect((await runOn(page)).round!.status).toBe('open');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Round 2 is over' })).toBeVisible();
  await page.waitForTimeout(700);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'No move' }).click();
  await expect(page.getByRole('heading', { name: 'Round 3 is over' })).toBeVisible();
  await page.getByRole('button', { name: 'End the game' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End the game' }).click();
  await expect(page.getByRole('heading', { name: '3 rounds played' })).toBeVisible();
});

test('solitaire by written slips: whatever is on one ends the round, and why it pays is told after', async ({
  browser,
}) => {
  const page = await device(browser);
  await page.goto('/alone');
  const form = page.getByRole('region', { name: 'Solitaire' });
  await form.getByText('Written', { exact: true }).click();
  await form.getByRole('button', { name: 'Play' }).click();
  await page.getByRole('button', { name: 'First rack' }).click();
  await expect(page.getByText('The slip that you send ends the round')).toBeVisible();
  const { round } = await runOn(page);
  const { fresh, pays } = movesByReference(round!).at(0)!;
  const down = fresh[0]!.col === fresh[1]!.col;
  const [{ row, col }] = [fresh[0]!];
  const letter = String.fromCharCode(64 + col);
  await page.getByRole('textbox', { name: 'Place' }).fill(down ? `${letter}${row}` : `${row}${letter}`);
  await page.getByRole('textbox', { name: 'Word' }).fill(fresh.map(({ letter: one }) => one).join(''));
  expect(await checked(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Round 1 is over' })).toBeVisible();
  const { total, result } = await runOn(page);
  expect([total, result!.reason]).toEqual([pays, 'score-missing']);
  await page.getByRole('button', { name: 'Next rack' }).click();
  await page.getByRole('textbox', { name: 'Word' }).fill('XQXQ');
  const score = page.getByRole('textbox', { name: 'Score' });
  await score.fill('12345678901');
  await expect(score).toHaveValue('123456789');
  await expect(page.getByText('A score has 9 figures at most')).toBeVisible();
  await score.fill('98');
  await expect(page.getByText('A score has 9 figures at most')).toHaveCount(0);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Round 2 is over' })).toBeVisible();
});

test('topping goes on until the top is found, sudden death until it is not', async ({ browser }) => {
  const page = await device(browser);
  await page.goto('/alone');
  await page.getByRole('region', { name: 'Find the top' }).getByRole('button').click();
  await page.getByRole('button', { name: 'First rack' }).click();
  await play(page, -1);
  await expect(page.getByText(/not the top yet/)).toBeVisible();
  await expect(page.getByRole('button', { name: /Show the top: in/ })).toBeDisabled();
  await page.getByRole('button', { name: 'Recall' }).click();
  // The arrow stands where the last move began, and another tap there would turn it.
  await page.reload();
  await play(page, 0);
  await expect(page.getByRole('heading', { name: 'Round 1 is over' })).toBeVisible();

  await page.goto('/alone');
  await page.getByRole('region', { name: 'Sudden death' }).getByRole('button').click();
  await page.getByRole('button', { name: 'First rack' }).click();
  await play(page, -1);
  await expect(page.getByText('The top was missed.')).toBeVisible();
});

test('the game of the day counts once, and has its ranking', async ({ browser }) => {
  await dayAhead();
  const page = await device(browser);
  await page.goto('/alone');
  const daily = page.getByRole('region', { name: 'Game of the day' });
  await daily.getByLabel('Your name').fill('Fay');
  await daily.getByRole('button', { name: 'Play' }).click();
  await page.getByRole('button', { name: 'First rack' }).click();
  await play(page, 0);
  await page.getByRole('button', { name: 'End the game' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End the game' }).click();
  await expect(page.getByRole('heading', { name: '1 round played' })).toBeVisible();
  expect((await runOn(page)).seed).toBeNull();
  await expect(page.getByRole('listitem').filter({ hasText: 'Fay' })).toBeVisible();
  await page.getByRole('link', { name: 'Play again' }).click();
  await expect(daily.getByText('Fay')).toBeVisible();
  await expect(daily.getByRole('button', { name: 'Play for practice' })).toBeVisible();
});

test('homework: the host sets the days, a pupil plays, the list tells who did', async ({
  browser,
  baseURL,
}) => {
  const room = await Room.open(baseURL as string, ['Ada'], { maxRounds: 1 });
  const host = await device(browser, { width: 1280, height: 800 });
  await host.context().addCookies([room.cookie('host')]);
  await host.goto(`/e/${room.event.code}/alone`);
  await host.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(host.getByText(/^Open from/)).toBeVisible();
  expect(await checked(host)).toEqual([]);

  const pupil = await device(browser);
  await pupil.goto(`/e/${room.event.code}/alone`);
  await pupil.getByLabel('Your name').fill('Gil');
  await pupil.getByRole('button', { name: 'Play', exact: true }).click();
  await pupil.getByRole('button', { name: 'First rack' }).click();
  await play(pupil, 0);
  await expect(pupil.getByRole('heading', { name: '1 round played' })).toBeVisible();
  await host.reload();
  await expect(host.getByText('Gil')).toBeVisible();
});

test('what a seat missed in an event comes back as training', async ({ browser, baseURL }) => {
  const room = await seededRoom(baseURL as string, { players: 6, rounds: 12, seed: 'training', daysAgo: 2 });
  const page = await device(browser);
  await page.context().addCookies([playerCookie(baseURL as string, room)]);
  await page.goto('/alone');
  const card = page.getByRole('region', { name: 'Training' });
  await expect(card.getByText(/rounds? (is|are) due/)).toBeVisible();
  await card.getByText('Along other words').click();
  await card.getByLabel('With the letter').fill('ZQXJ');
  await card.getByRole('button', { name: 'Play' }).click();
  await expect(card.getByRole('alert')).toBeVisible();
  expect(await checked(page)).toEqual([]);
  await card.screenshot({ path: test.info().outputPath('training.png') });
  await card.getByText('All', { exact: true }).click();
  await card.getByLabel('With the letter').fill('');
  await card.getByRole('button', { name: 'Play' }).click();
  await page.getByRole('button', { name: 'First rack' }).click();
  await play(page, 0);
  await expect(page.getByRole('heading', { name: /over|played/ })).toBeVisible();
});
