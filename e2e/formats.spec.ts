/** The formats of the rule sheets: one round or two of each, with racks that make their rule seen. */
import { expect, type Page, test } from '@playwright/test';
import { TARGETS } from '@/lib/game/target';
import { device, lay, snapshotFor } from './support/hall';
import { openTable, rackOf, sitDown, type Table } from './support/playing';
import { Room } from './support/room';

/** Lays a word from a square on, and says what the page says it is worth. */
async function layWord(page: Page, col: number, word: string): Promise<number> {
  await lay(
    page,
    [...word].map((letter, index) => ({ row: 8, col: col + index, letter })),
  );
  const worth = await page.locator('.move-worth').textContent();
  return Number(/\d+/.exec(worth ?? '')?.[0]);
}

async function sendAndClose(page: Page, { room }: Table): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Received /)).toBeVisible();
  await room.command('close-round');
}

test('a finish line: the game ends with the round in which a player reaches the target of the own level', async ({
  browser,
  baseURL,
}) => {
  const table = await openTable(baseURL!, 'JUKEBOX', { targetLevels: TARGETS[2] });
  const [beginner, expert] = [await device(browser), await device(browser)];
  for (const [page, name, level] of [
    [beginner, 'Bea', 'A beginner'],
    [expert, 'Eli', 'An expert'],
  ] as const) {
    await page.goto(`/e/${table.code}`);
    await page.getByLabel('Your name').fill(name);
    await page.getByText(level, { exact: true }).click();
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(page.getByRole('button', { name: /^Send/ })).toBeVisible();
  }
  // 120 points: not the expert's 200, and not the 120 of those in the middle, who send nothing; the beginner needs 70.
  const points = await layWord(beginner, 4, 'JUKEBOX');
  expect(points).toBe(120);
  await expert.bringToFront();
  await layWord(expert, 4, 'JUKEBOX');
  await expert.keyboard.press('Enter');
  await expect(expert.getByText(/^Received /)).toBeVisible();
  await sendAndClose(beginner, table);
  for (const page of [beginner, expert])
    await expect(
      page.getByText(/Reached the own target: .?Bea.? \(beginner, 70\)\. Targets: /),
    ).toBeVisible();
});

test('a finish line by the number of players: those who are there at the start are counted', async ({
  browser,
  baseURL,
}) => {
  const room = await Room.open(baseURL!, ['Ada', 'Boyan'], {
    preset: 'finish-line',
    racks: 'entered',
    secondsPerRound: 900,
  });
  const page = await device(browser);
  await page.goto(`/e/${room.event.code}`);
  await page.getByLabel('Your name').fill('Bea');
  await expect(page.getByText('200 / 180 / 160 points')).toBeVisible();
  await page.getByText('A beginner', { exact: true }).click();
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByText('60 / 100 / 180 for three', { exact: false }).first()).toBeVisible();
  await room.command('start', { rack: 'JUKEBOX' });
  await expect(page.getByRole('button', { name: /^Send/ })).toBeVisible();
  await layWord(page, 4, 'JUKEBOX');
  await sendAndClose(page, { room, code: room.event.code });
  await expect(page.getByText(/Reached the own target: .?Bea.? \(beginner, 60\)\. Targets: /)).toBeVisible();
});

test('a finish line that nobody has reached: the game goes on', async ({ browser, baseURL }) => {
  const table = await openTable(baseURL!, 'JUKEBOX', { targetScore: 121 });
  const page = await sitDown(browser, table);
  expect(await layWord(page, 4, 'JUKEBOX')).toBe(120);
  await sendAndClose(page, table);
  await expect(page.getByRole('heading', { name: 'Round 1 is over' })).toBeVisible();
  await table.room.command('next-round', { rack: 'ESRAIOU' });
  await expect(page.getByRole('button', { name: /^Send/ })).toBeVisible();
});

test('premium squares that count every time: a word over them is worth them again', async ({
  browser,
  baseURL,
}) => {
  const table = await openTable(baseURL!, 'JUKEBOX', { lastingPremiums: true });
  const page = await sitDown(browser, table);
  await layWord(page, 4, 'JUKEBOX');
  await sendAndClose(page, table);
  const { round } = await table.room.command('next-round', { rack: 'ESRAIOU' });
  await expect(page.getByRole('button', { name: /^Send/ })).toBeVisible();
  const col = round!.board[7]!.indexOf('J') + 1;
  const worth = await layWord(page, col + 7, 'ES');
  expect(worth).toBe(overPremiums('JUKEBOXES', col));
  await sendAndClose(page, table);
  await expect(page.getByRole('heading', { name: 'Round 2 is over' })).toBeVisible();
  await expect(page.getByText(`${worth} points`).first()).toBeVisible();
});

/** In row 8 of the board: its squares, and the values of the letters. */
function overPremiums(word: string, from: number): number {
  const values: Record<string, number> = { J: 8, U: 1, K: 5, E: 1, B: 3, O: 1, X: 8, S: 1 };
  let [sum, times] = [0, 1];
  for (const [index, letter] of [...word].entries()) {
    const col = from + index;
    sum += values[letter]! * (col === 4 || col === 12 ? 2 : 1);
    if (col === 8) times *= 2;
    if (col === 1 || col === 15) times *= 3;
  }
  return sum * times;
}

test('a blank that is retaken: its letter takes its place on the board, and the rack has the blank', async ({
  browser,
  baseURL,
}) => {
  const table = await openTable(baseURL!, 'JUKEBO?', { retakeBlanks: true });
  const page = await sitDown(browser, table);
  await layWord(page, 4, 'JUKEBOx');
  await sendAndClose(page, table);
  const closed = await table.room.command('next-round', { rack: 'XESRAIO' });
  expect(closed.round!.board[7]).toContain('JUKEBOX');
  await expect(page.getByText('Blank retaken', { exact: false })).toBeVisible();
  expect([...(await rackOf(page))].sort().join('')).toBe('?AEIORS');
});

test('fewer tiles than seven: a rack of five, and a bonus for all of them', async ({ browser, baseURL }) => {
  const own = { rackSize: 5, maxPlaced: 5, bonus: { 5: 20 } };
  const table = await openTable(baseURL!, 'HEART', { format: 'own', own });
  const page = await sitDown(browser, table);
  expect(await rackOf(page)).toHaveLength(5);
  // 8 points, H doubled, the word doubled, and the bonus.
  expect(await layWord(page, 4, 'HEART')).toBe(44);
  await sendAndClose(page, table);
  await expect(page.getByText('44 points').first()).toBeVisible();
});

test('more tiles than seven: eight in the rack, seven of which may be laid', async ({ browser, baseURL }) => {
  const table = await openTable(baseURL!, 'JUKEBOXA', { format: '7of8' });
  const page = await sitDown(browser, table);
  expect(await rackOf(page)).toHaveLength(8);
  expect(await layWord(page, 4, 'JUKEBOX')).toBe(120);
  await page.keyboard.press('A');
  await expect(page.getByText('At most 7', { exact: false }).first()).toBeVisible();
  await sendAndClose(page, table);
  await expect(page.getByText('120 points').first()).toBeVisible();
});

test('extra words: an inflected form counts with the list that has them, and not with head-words', async ({
  browser,
  baseURL,
}) => {
  for (const [lexicon, counts] of [
    ['tr', false],
    ['tr-forms', true],
  ] as const) {
    const room = await Room.open(baseURL!, ['Ada', 'Boyan'], {
      lexicon,
      racks: 'entered',
      secondsPerRound: 900,
    });
    // A list of a million words is compiled when somebody wants it.
    await expect(() => room.command('start', { rack: 'EVLERKA' })).toPass({ timeout: 400_000 });
    const page = await sitDown(browser, { room, code: room.event.code });
    await layWord(page, 4, 'EVLER');
    await page.keyboard.press('Enter');
    await expect(page.locator('.receipt')).toContainText(counts ? /Received/ : /EVLER/);
    await room.command('close-round');
    const { you } = await snapshotFor(page, room.event.code);
    expect(you!.result!.points > 0, lexicon).toBe(counts);
  }
});
