/** A round in Persian: page, board, rack and keyboard run to the left; figures are Persian, the letters of references stay. */
import { expect, type Page, test } from '@playwright/test';
import { snapshotFor } from './support/hall';
import { say } from './support/languages';
import { laidOn, middle, rackOf, square } from './support/playing';
import { Room } from './support/room';

const TREE = 'درخت';
const persian = new Intl.NumberFormat('fa-IR');
const fa = (key: string, value?: string) => say('fa', key, value);

/** A key of another keyboard than the American one, which is all that Playwright's own has. */
async function press(page: Page, key: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
  await client.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
  await client.detach();
}

test('a round is played in Persian with the keyboard only', async ({ browser, baseURL }) => {
  const room = await Room.open(baseURL!, ['Ada'], {
    ...{ name: 'فارسی', lexicon: 'fa-heads', racks: 'entered', secondsPerRound: 900 },
  });
  const { code } = room.event;
  const context = await browser.newContext({ baseURL, locale: 'fa-IR', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const { keyboard } = page;
  await page.goto('/');
  await page.getByRole('textbox', { name: fa('home.code.label') }).fill(code);
  await keyboard.press('Enter');
  await page.getByLabel(fa('join.name'), { exact: true }).fill('آرش');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: fa('join.lobby.title') })).toBeVisible();
  await room.command('start', { rack: `سلا${TREE}` });
  await expect(page.getByRole('button', { name: fa('play.send'), exact: true })).toBeVisible();

  await test.step('the board and the rack begin at the right', async () => {
    const [first, last] = [await middle(square(page, 1, 1)), await middle(square(page, 1, 15))];
    expect(first.x).toBeGreaterThan(last.x);
    const tiles = page.getByRole('list', { name: fa('play.rack') }).getByRole('button');
    expect((await middle(tiles.first())).x).toBeGreaterThan((await middle(tiles.last())).x);
    await expect(page.locator('.board-edge').filter({ hasText: persian.format(8) })).toHaveCount(1);
    await expect(tiles.first().locator('sub')).toHaveText(/^[۰-۹]+$/);
  });

  await test.step('arrows go as they point, letters run to the left', async () => {
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowRight');
    for (const letter of TREE) await press(page, letter);
    expect(await laidOn(page)).toEqual(['G8 د', 'H8 ر', 'I8 خ', 'J8 ت']);
    await keyboard.press('Escape');
    await press(page, persian.format(2));
    expect((await laidOn(page))[0], 'the second tile of the rack').toMatch(/ ل$/);
    await keyboard.press('Escape');
    expect(await rackOf(page, fa('play.rack'))).toBe(`سلا${TREE}`);
  });

  await test.step('a whole move is written with its place, and sent', async () => {
    await keyboard.press('/');
    await page.getByRole('textbox', { name: fa('play.writeLabel') }).fill(`8G ${TREE}`);
    expect(await laidOn(page)).toEqual(['G8 د', 'H8 ر', 'I8 خ', 'J8 ت']);
    await page.getByRole('textbox', { name: fa('play.writeLabel') }).fill(`${persian.format(8)}G ${TREE}`);
    expect(await laidOn(page)).toEqual(['G8 د', 'H8 ر', 'I8 خ', 'J8 ت']);
    await expect(page.locator('.move-worth')).toHaveText(/^[۰-۹]+ /);
    await keyboard.press('Enter');
    await expect.poll(async () => (await snapshotFor(page, code)).you?.slip?.move?.word).toBe(TREE);
  });

  await room.command('close-round');
  await expect(page.getByRole('heading', { name: fa('result.over', persian.format(1)) })).toBeVisible();
  const { you, round } = await snapshotFor(page, code);
  expect(you!.result!.points).toBeGreaterThan(0);
  const score = page.locator('main').getByText(persian.format(round!.top!.score), { exact: true });
  await expect(score.first()).toBeVisible();
  await context.close();
});
