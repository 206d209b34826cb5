/** The page of play as a device of one's own shows it: enlarged, with large text, in colours of the system, at rest. */
import { expect, type Page, test } from '@playwright/test';
import { checked } from './support/checked';
import { ownSlip } from './support/hall';
import { overTheEdge } from './support/languages';
import { laidOn, openTable, sitDown, square, tile } from './support/playing';

/** Buttons and links whose text does not fit into them. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main button, main a')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.board, .heard'))
      .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
      .map((one) => one.ariaLabel ?? one.textContent ?? ''),
  );

const LARGE = [
  // A desk of 1280 × 720 at 200 %.
  { name: 'zoom', viewport: { width: 640, height: 360 }, deviceScaleFactor: 2, text: '100%' },
  { name: 'large text', viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, text: '200%' },
  {
    name: 'large text on a phone',
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    text: '200%',
  },
];

for (const { name, text, ...display } of LARGE)
  test(`a round is played and read at 200 %: ${name}`, async ({ browser, baseURL }) => {
    const table = await openTable(baseURL!, 'FEDAYI?');
    const page = await sitDown(browser, table, display);
    const enlarge = () => page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
    await enlarge();
    const fits = async (state: string) => {
      await page.screenshot({ path: `test-results/display/${name}-${state}.png`, fullPage: true });
      expect.soft(await overTheEdge(page), `${state}: over the edge`).toEqual([]);
      expect.soft(await cutOff(page), `${state}: cut off`).toEqual([]);
      expect.soft(await checked(page, { board: state === 'laid' }), state).toEqual([]);
    };
    await square(page, 8, 8).click();
    await tile(page, 'F').click();
    await tile(page, 'E').click();
    expect(await laidOn(page)).toEqual(['H8 F', 'I8 E']);
    await fits('laid');
    await tile(page, 'Blank').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Z', exact: true }).click();
    await page.getByRole('button', { name: 'How to place tiles' }).click();
    await expect(page.getByRole('dialog', { name: 'How to place tiles' })).toBeVisible();
    await fits('help');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText(/^Received /)).toBeVisible();
    expect((await ownSlip(page, table.code))?.move?.word).toBe('FEz');
    await fits('sent');
    await table.room.command('close-round');
    await expect(page.getByRole('heading', { name: 'Round 1 is over' })).toBeVisible();
    await fits('over');
    await page.context().close();
  });

/** What can be told apart by, as the browser draws it. */
const seen = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { color, backgroundColor, borderTopColor, boxShadow } = getComputedStyle(element);
      return { text: color, ground: backgroundColor, border: borderTopColor, line: boxShadow };
    });

test('in the colours of a system tiles, squares and the clock can be told apart', async ({
  browser,
  baseURL,
}) => {
  const page = await sitDown(browser, await openTable(baseURL!, 'FEDAYI?'));
  await square(page, 8, 8).click();
  await tile(page, 'F').click();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, forcedColors: 'active' });
    await page.screenshot({ path: `test-results/display/forced-${colorScheme}.png` });
    const empty = await seen(page, '.sq:not([data-full]):not([data-cursor])');
    for (const [name, selector] of [
      ['a tile of the rack', '.rack .tile'],
      ['a tile on the board', '.sq .tile'],
    ] as const) {
      const { text, ground } = await seen(page, selector);
      expect.soft(text, name).not.toBe(ground);
      expect.soft(ground, name).not.toBe(empty.ground);
    }
    expect.soft(empty.line, 'the squares').not.toBe('none');
    // The square that is aimed at has something of its own.
    expect.soft((await seen(page, '.sq[data-cursor]')).ground).not.toBe(empty.ground);
    const send = await seen(page, '.play-send');
    expect.soft(send.border !== send.ground || send.ground !== empty.ground, 'Send').toBe(true);
    expect.soft(await checked(page), colorScheme).toEqual([]);
  }
  await page.context().close();
});

test('nothing moves where motion is not wanted', async ({ browser, baseURL }) => {
  const table = await openTable(baseURL!, 'FEDAYI?');
  const page = await sitDown(browser, table);
  await page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    const note = (what: string, target: EventTarget | null) =>
      moved.push(`${what} ${(target as Element).className}`);
    document.addEventListener('animationstart', (one) => note(one.animationName, one.target), true);
    // Colours may fade.
    document.addEventListener(
      'transitionrun',
      ({ propertyName, target }) =>
        !/color|fill|stroke|gradient|--tw/.test(propertyName) && note(propertyName, target),
      true,
    );
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...rest) {
      moved.push(`animate ${this.className}`);
      return animate.apply(this, rest);
    };
  });
  await square(page, 8, 8).click();
  await page.keyboard.type('defy');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Received /)).toBeVisible();
  await table.room.command('close-round');
  await expect(page.getByRole('heading', { name: 'Round 1 is over' })).toBeVisible();
  await expect(page.locator('.tile').first()).toBeVisible();
  expect(await page.evaluate(() => (globalThis as { moved?: string[] }).moved)).toEqual([]);
  await page.context().close();
});
