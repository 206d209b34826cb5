/** Any position with all its moves, found in the browser: typed, laid, pasted, or taken from a round of a review. */
import { expect, type Page, test } from '@playwright/test';
import type { RoundReview } from '@/lib/http/schemas';
import { eventPath, must } from '@/scripts/outside/event-client';
import { checked } from './support/checked';
import { LANGUAGES, overTheEdge, speak } from './support/languages';
import { seededRoom } from './support/seeded';

const rows = (page: Page) => page.locator('.analysis-row');
const fresh = (page: Page) => page.locator('.sq .tile[data-state="new"]');
const rackField = (page: Page) => page.getByLabel('Rack', { exact: true });

async function opened(page: Page, rack: string): Promise<void> {
  await page.goto('/analysis');
  await rackField(page).fill(rack);
  await expect(rows(page).first()).toContainText(/\d/);
}

test('a rack is typed, its moves looked at, filtered and played', async ({ page }) => {
  await opened(page, 'retain?');
  const all = page.getByRole('region', { name: 'All moves' });
  await expect(all.getByRole('status')).toHaveText(/^9,\d{3} moves$/);
  await rows(page).nth(2).hover();
  await expect(fresh(page)).toHaveCount(7);
  const list = page.getByRole('listbox', { name: 'Moves, best first' });
  // Thousands of rows, of which those in sight are there.
  expect(await rows(page).count()).toBeLessThan(60);
  await list.focus();
  await page.keyboard.press('End');
  await expect(rows(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await page.getByLabel('Word or letters in a row').fill('??TAIN*');
  await expect(all.getByRole('status')).toHaveText(/^\d+ of 9,\d{3} moves$/);
  await page.getByLabel('Only moves that lay all tiles').check();
  await expect(rows(page).first()).toContainText(/TAIN/i);
  expect(await checked(page, { board: false })).toEqual([]);
  await list.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const game = page.getByRole('region', { name: 'Game' });
  await expect(game.getByRole('listitem')).toHaveCount(1);
  await expect(rackField(page)).toHaveValue('');
  await page.reload();
  await expect(game.getByRole('listitem')).toHaveCount(1);
});

test('a real game is typed in: each move beside the top, and both sums', async ({ page, browser }) => {
  await opened(page, 'CATSDOG');
  const own = page.getByLabel('Move played');
  await own.fill('8H cats');
  await expect(fresh(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Play for 12 points' }).click();
  await expect(rackField(page)).toHaveValue('DOG');
  await rackField(page).fill('DOGZEBR');
  await page.getByLabel('Place the top, whatever was played').check();
  await own.fill('9A ZEBR');
  await expect(page.getByText('Touches no tile of the board')).toBeVisible();
  await own.fill('9I GOD');
  await expect(page.getByText(/^Not in the list: /)).toBeVisible();
  await own.fill('');
  await page.getByRole('button', { name: 'Nothing played' }).click();
  const game = page.getByRole('region', { name: 'Game' });
  await expect(game.getByRole('listitem')).toHaveCount(2);
  await expect(game.getByRole('status')).toHaveText(/^12 points, all tops \d+: \d+(\.\d)?%$/);
  // The link has the game, for whoever opens it: moves, tops and sums.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await browser.newPage();
  await other.goto(link);
  const received = other.getByRole('region', { name: 'Game' });
  await expect(received.getByRole('listitem')).toHaveCount(2);
  expect(await received.textContent()).toBe(await game.textContent());
  await other.close();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(game.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Back to before turn 1' }).click();
  await expect(rackField(page)).toHaveValue('CATSDOG');
});

test('what is no rack has no moves', async ({ page }) => {
  await opened(page, 'RETAIN?');
  await rackField(page).fill('RETAIN%');
  await expect(page.getByText('Some of this is no tile')).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await expect(page.locator('.analysis .rack .tile')).toHaveCount(0);
  await expect(rackField(page)).toHaveValue('RETAIN%');
  await rackField(page).fill('RETAIN?E');
  await expect(page.getByText('At most 7 tiles')).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await rackField(page).fill('RETAIN?');
  await expect(rows(page).first()).toContainText(/\d/);
});

test('a position is laid on the board, or pasted, and its link opens it again', async ({ page }) => {
  await page.goto('/analysis');
  await page.getByRole('button', { name: 'Lay tiles' }).click();
  await page
    .getByRole('grid')
    .getByRole('gridcell', { name: /row 8, column H/ })
    .click();
  await page.keyboard.type('CAT');
  await page.keyboard.press('Shift+S');
  await page.getByLabel('Or a word at a place').fill('H8 COAT');
  await page.getByRole('button', { name: 'Lay', exact: true }).click();
  await expect(fresh(page)).toHaveCount(7);
  await page.getByRole('button', { name: 'Done' }).click();
  await rackField(page).fill('E');
  await expect(rows(page).first()).toContainText(/\d/);
  await page.getByRole('button', { name: 'Paste' }).click();
  const empty = Array.from({ length: 15 }, () => '. '.repeat(15).trim());
  await page.getByRole('dialog').getByRole('textbox').fill('no board');
  await page.getByRole('button', { name: 'Take it over' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  const pasted = empty.with(7, '. . . . . . . D O G . . . . .').join('\n');
  await page.getByRole('dialog').getByRole('textbox').fill(pasted);
  await page.getByRole('button', { name: 'Take it over' }).click();
  await expect(page.getByRole('cell', { name: /G$/ }).filter({ has: page.locator('.tile') })).toHaveCount(1);
  await page.getByRole('button', { name: 'Paste' }).click();
  await page
    .getByRole('dialog')
    .getByRole('textbox')
    .fill('#player1 a A\n#player2 b B\n>a: AEINRST 8D NASTIER +66 66\n>b: DOGSXYU H1 GODS. +0 0\n');
  await page.getByRole('button', { name: 'Take it over' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  const gcg = '#player1 a A\n#player2 b B\n>a: AEINRST 8D NASTIER +66 66\n>b: DOGSXYU 7D DOG +15 15\n';
  await page.getByRole('dialog').getByRole('textbox').fill(gcg);
  await page.getByRole('button', { name: 'Take it over' }).click();
  await expect(page.getByRole('region', { name: 'Game' }).getByRole('listitem')).toHaveCount(2);
  const board = [...Array(7).fill('15'), '7DOG5', ...Array(7).fill('15')].join('/');
  await page.goto(
    `/analysis?${new URLSearchParams({ lexicon: 'en', format: '7of8', board, rack: 'STEAMERS' })}`,
  );
  await expect(rows(page).first()).toContainText(/\d/);
});

test('a round of a review goes on there, with the moves that the service found', async ({
  page,
  baseURL,
}) => {
  const room = await seededRoom(baseURL!, { players: 5, rounds: 4 });
  const round = await must<RoundReview>(baseURL!, eventPath(room.event.code, '/rounds/3'));
  await page.goto(`/e/${room.event.code}/review?round=3`);
  await page.getByRole('link', { name: 'Analyse' }).click();
  await expect(rows(page).first()).toContainText(String(round.top.score));
  const all = page.getByRole('region', { name: 'All moves' });
  await expect(all.getByRole('status')).toHaveText(`${round.legalMoves.toLocaleString('en')} moves`);
  await rows(page).first().click();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`event=${room.event.code}&round=3&turns=`);
  await page.goto(link);
  await expect(page.getByRole('region', { name: 'Game' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('link', { name: 'Back to round 3' }).click();
  await expect(page).toHaveURL(/review\?round=3/);
});

test('a list that is not here yet can be stopped, and tells what it takes where it broke a page', async ({
  page,
}) => {
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(/\/api\/lexicons\/en\/words\/./, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await page.goto('/analysis?lexicon=en&rack=RETAIN?&board=');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('The word list is not loaded.')).toBeVisible();
  letGo();
  await page.unrouteAll();
  // As it is when the page was closed for want of memory.
  await page.evaluate(() => localStorage.setItem('onerack-analysis-building', 'en'));
  await page.reload();
  await expect(
    page.getByText(/^247,787 words: [\d.]+ MB to fetch, and up to \d+ MB of memory/),
  ).toBeVisible();
  await expect(page.getByText(/did not come to the end of it/)).toBeVisible();
  expect(await checked(page, { board: false })).toEqual([]);
  await page.getByRole('button', { name: 'Load it' }).click();
  await expect(rows(page).first()).toContainText(/\d/);
  expect(await page.evaluate(() => localStorage.getItem('onerack-analysis-building'))).toBeNull();
  await page.reload();
  await expect(rows(page).first()).toContainText(/\d/);
});

test('in every language it fits a small phone', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { tag } of LANGUAGES) {
    await speak(page.context(), baseURL!, tag);
    await page.goto('/analysis?lexicon=en&rack=RETAIN?&board=');
    await expect(rows(page).first()).toContainText(/[\d۰-۹]/);
    expect(await overTheEdge(page)).toEqual([]);
  }
});
