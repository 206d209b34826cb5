/** The classic table, as two people play it on two devices. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { MoveBody, TableView } from '@/lib/http/schemas';
import { checked } from './support/checked';
import { device, lay } from './support/hall';
import { OwnService } from './support/own-service';
import { type FreshTile, movesByReference } from './support/reference';
import { wholeWord } from './support/room';

const seen = async (page: Page, base = ''): Promise<TableView> => {
  const code = new URL(page.url()).pathname.split('/').at(-1);
  return (await page.request.get(`${base}/api/tables/${code}`)).json();
};

/** Through the forms: one opens a table, the other comes by its address. */
async function sitDown(ana: Page, bo: Page, clock?: string, base = ''): Promise<string> {
  await ana.goto(`${base}/table`);
  await ana.getByLabel('Your name').fill('Ana');
  if (clock) await ana.getByText(clock, { exact: true }).click();
  await ana.getByRole('button', { name: 'Open the table' }).click();
  await expect(ana).toHaveURL(/\/table\/[2-9A-Z]{6}$/);
  await expect(ana.getByText('One player is missing.', { exact: false })).toBeVisible();
  await bo.goto(ana.url());
  await bo.getByLabel('Your name').fill('Bo');
  await bo.getByRole('button', { name: 'Take a seat' }).click();
  for (const page of [ana, bo]) await expect(page.getByRole('list', { name: 'Rack' })).toBeVisible();
  return ana.url().slice(-6);
}

/** Who is on turn, then the other. */
async function inTurn(ana: Page, bo: Page, base = ''): Promise<[Page, Page]> {
  return (await seen(ana, base)).turn === 0 ? [ana, bo] : [bo, ana];
}

/** All tiles of the rack across the centre, in an order that is no word. */
function nonsense({ you }: TableView): FreshTile[] {
  const letters = [...you!.rack]
    .sort()
    .reverse()
    .map((tile) => (tile === '?' ? 'q' : tile));
  return letters.map((letter, index) => ({ row: 8, col: 2 + index, letter }));
}

async function playBest(page: Page): Promise<number> {
  const { board, you } = await seen(page);
  const rack = { leftover: '', drawn: you!.rack, rejected: false };
  const moves = movesByReference({ number: 2, board, rack } as Parameters<typeof movesByReference>[0]);
  await lay(page, moves[0]!.fresh);
  await page.keyboard.press('Enter');
  return moves[0]!.pays;
}

async function pass(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pass', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pass' }).click();
}

async function challenge(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Challenge' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Challenge' }).click();
}

test('two players play a short game with exchange, challenges and the adjustment at its end', async ({
  browser,
}) => {
  const [ana, bo] = [await device(browser, { width: 1280, height: 800 }), await device(browser)];
  await sitDown(ana, bo);
  const [first, second] = await inTurn(ana, bo);
  await expect(first.getByText('Draw for the first turn', { exact: false })).toBeVisible();
  await expect(first.getByRole('heading', { name: 'Your turn' })).toBeVisible();
  expect(await checked(first)).toEqual([]);
  await expect(second.getByRole('button', { name: 'Pass', exact: true })).toBeDisabled();

  await first.getByRole('button', { name: 'Exchange' }).click();
  const sheet = first.getByRole('dialog');
  for (const index of [0, 3]) await sheet.getByRole('listitem').nth(index).getByRole('button').click();
  expect(await checked(first, { board: false })).toEqual([]);
  await sheet.getByRole('button', { name: 'Exchange 2 tiles' }).click();
  await expect(second.getByText('exchanges 2 tiles')).toBeVisible();

  // A word that is none, challenged: it is taken back, and the turn is lost.
  await expect(second.getByRole('heading', { name: 'Your turn' })).toBeVisible();
  await lay(second, nonsense(await seen(second)));
  await second.keyboard.press('Enter');
  await challenge(first);
  await expect(second.getByText('taken back')).toBeVisible();
  expect((await seen(second)).board.join('')).toBe('.'.repeat(225));

  // A good one, challenged: that costs the turn.
  const points = await playBest(first);
  await expect(second.getByRole('heading', { name: 'Your turn' })).toBeVisible();
  await challenge(second);
  await expect(first.getByText('has lost this turn')).toBeVisible();
  await expect(first.getByRole('heading', { name: 'Your turn' })).toBeVisible();

  // A reload keeps everything; then nobody wants to go on.
  await second.reload();
  for (const page of [first, second, first, second]) {
    await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible();
    await pass(page);
  }
  for (const page of [first, second]) {
    await expect(page.getByText('All passed twice in succession.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'has won' })).toBeVisible();
  }
  const { end, turn } = await seen(first);
  expect(turn).toBeNull();
  const played = end!.lines.map((line) => line.played).sort((a, b) => a - b);
  expect(played).toEqual([0, points]);
  for (const { total, deducted, played: own } of end!.lines) expect(total).toBe(own - deducted);
  const shown = await first.locator('dd').allTextContents();
  expect(shown.map((text) => Number(text.replace('−', '-')))).toEqual(
    [...end!.lines].sort((a, b) => a.rank - b.rank).flatMap((line) => [line.played, -line.deducted]),
  );
  expect(await checked(second)).toEqual([]);
});

test('who lays the last tile goes out, and the other lets it stand', async ({ browser }) => {
  const [ana, bo] = [await device(browser), await device(browser, { width: 1280, height: 800 })];
  const code = await sitDown(ana, bo);
  let view = await seen(ana);
  while (view.status === 'playing') {
    const page = view.turn === 0 ? ana : bo;
    const { board, you, log } = await seen(page);
    const move = bestMove(board, you!.rack);
    const act = move ? { kind: 'play', move } : { kind: 'pass' };
    const answer = await page.request.post(`/api/tables/${code}/turns`, {
      data: { seen: log.length, ...act },
    });
    view = await answer.json();
  }
  // Two who cannot lay their last tiles pass instead: that is an end as well.
  if (view.status === 'out') {
    const [out, other] = view.turn === 0 ? [ana, bo] : [bo, ana];
    await expect(out.getByRole('heading', { name: 'You have gone out' })).toBeVisible();
    expect(await checked(other, { board: false })).toEqual([]);
    await other.getByRole('button', { name: 'Let it stand' }).click();
  }
  await expect(ana.getByRole('heading', { name: /has won|A shared first place/ })).toBeVisible();
  const gcg = await (await ana.request.get(`/api/tables/${code}/game.gcg`)).text();
  expect(gcg).toContain('#player1 Ana Ana');
});

/** By the slow solver; null where no move is possible. */
function bestMove(board: readonly string[], rack: string): MoveBody | null {
  const round = { number: 2, board, rack: { leftover: '', drawn: rack, rejected: false } };
  const [best] = movesByReference(round as Parameters<typeof movesByReference>[0]);
  return best ? wholeWord(board, best.fresh) : null;
}

/** By the Tab key alone, as often as it takes; a key that leads nowhere fails. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 120; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the Tab key does not lead there');
}

async function pressOn(page: Page, name: string | RegExp, where: Page | Locator = page): Promise<void> {
  await tabTo(page, where.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
}

test('a game by the keyboard alone, from the code on the first page to giving up and deleting', async ({
  browser,
}) => {
  const [ana, bo] = [await device(browser, { width: 1280, height: 800 }), await device(browser)];
  await ana.goto('/table');
  await tabTo(ana, ana.getByLabel('Your name'));
  await ana.keyboard.type('Ana');
  await tabTo(ana, ana.getByLabel('Format'));
  await ana.keyboard.press('ArrowDown');
  await pressOn(ana, 'Open the table');
  await expect(ana).toHaveURL(/\/table\/[2-9A-Z]{6}$/);
  await expect(ana.getByText('7 of 8')).toBeVisible();

  // The code is typed where the codes of events are.
  await bo.goto('/');
  await tabTo(bo, bo.getByLabel('Code of the event'));
  await bo.keyboard.type(ana.url().slice(-6));
  await bo.keyboard.press('Enter');
  await tabTo(bo, bo.getByLabel('Your name'));
  await bo.keyboard.type('Bo');
  await bo.keyboard.press('Enter');
  for (const page of [ana, bo]) await expect(page.getByRole('list', { name: 'Rack' })).toBeVisible();

  const [first, second] = await inTurn(ana, bo);
  await pressOn(first, 'Exchange');
  const sheet = first.getByRole('dialog');
  await tabTo(first, sheet.getByRole('listitem').nth(1).getByRole('button'));
  await first.keyboard.press('Enter');
  await pressOn(first, 'Exchange 1 tile', sheet);
  await expect(second.getByRole('heading', { name: 'Your turn' })).toBeVisible();
  const { you } = await seen(second);
  expect(you!.rack.replace(/\[\w+\]/g, 'x')).toHaveLength(8);
  // Arrows call the cursor, and letters are laid where it is.
  const letter = [...you!.rack].find((tile) => /[A-Z]/.test(tile))!;
  await second.keyboard.press('ArrowLeft');
  await second.keyboard.type(letter.toLowerCase());
  await expect(second.locator('.sq[data-tile]').first()).toBeVisible();
  await second.keyboard.press('Escape');

  await pressOn(first, 'Give up');
  await pressOn(first, 'Give up', first.getByRole('dialog'));
  for (const page of [first, second]) await expect(page.getByText('The others gave up.')).toBeVisible();
  expect(await checked(first)).toEqual([]);
  await pressOn(bo, 'Take my name out');
  await pressOn(bo, 'Take it out for good', bo.getByRole('dialog'));
  for (const page of [ana, bo]) {
    await expect(page.getByText('Player 2').first()).toBeVisible();
    await expect(page.getByText('Bo', { exact: true })).toHaveCount(0);
  }
  await expect(bo.getByRole('button', { name: 'Take my name out' })).toHaveCount(0);
  await pressOn(ana, 'Delete the table');
  await pressOn(ana, 'Delete the table', ana.getByRole('dialog'));
  await expect(ana).toHaveURL(/\/table$/);
  await expect(bo.getByRole('heading', { name: 'No such table' })).toBeVisible();
});

test('a game over days goes on after the service was stopped', async ({ browser }) => {
  const service = new OwnService(2);
  try {
    const running = await service.start();
    const [ana, bo] = [await device(browser), await device(browser)];
    const code = await sitDown(ana, bo, 'Over days', service.base);
    const [first, second] = await inTurn(ana, bo, service.base);
    await pass(first);
    await expect(second.getByRole('heading', { name: 'Your turn' })).toBeVisible();
    const before = await seen(second, service.base);
    await service.stop(running, 'SIGKILL');
    const again = await service.start();
    // The open page finds its way back by itself.
    await pass(second);
    await expect(first.getByRole('heading', { name: 'Your turn' })).toBeVisible();
    const after = await seen(second, service.base);
    expect(after).toMatchObject({ code, you: before.you, version: before.version + 1 });
    expect(after.deadline! - after.now).toBeGreaterThan(2 * 24 * 3600_000);
    await second.goto(`${service.base}/table`);
    await expect(second.getByRole('link', { name: /Ana and Bo/ })).toBeVisible();
    await service.stop(again, 'SIGTERM');
  } finally {
    service.forget();
  }
});

test('a list tells its words, its source and its licence where it is chosen, and how far it is', async ({
  browser,
}) => {
  const page = await device(browser);
  await page.goto('/table');
  await expect(page.getByText('SCOWL 2020.12.07', { exact: false })).toBeVisible();
  await expect(page.getByRole('link', { name: /^SCOWL licence/ })).toBeVisible();
  await page.getByRole('button', { name: 'Change the word list' }).click();
  await page.getByLabel('Search').fill('irish');
  await page.getByRole('button', { name: /^Irish/ }).click();
  await expect(page.getByRole('progressbar', { name: /being prepared/ })).toBeVisible();
  await expect(page.getByText(/27\d,\d{3} words/)).toBeVisible({ timeout: 60_000 });
  expect(await checked(page, { board: false })).toEqual([]);
  await page.goto('/alone');
  await expect(page.getByText('dictionary-ga 3.0.0', { exact: false })).toBeVisible();
  await expect(page.getByRole('link', { name: 'GPL-2.0' })).toHaveAttribute(
    'href',
    '/api/lexicons/ga/licence',
  );
});
