import { expect, type Page, test } from '@playwright/test';
import { checked } from './support/checked';
import { finger, laidOn, middle, openTable, PHONE, rackOf, sitDown, square, tile } from './support/playing';

const LEAST = 40;

/** Everything that can be pressed and is seen, smaller than a finger; squares only where the board is enlarged. */
const tooSmall = (page: Page, squares: boolean): Promise<string[]> =>
  page.evaluate(
    ([least, withSquares]) => {
      const view = document.querySelector('.play-board')!.getBoundingClientRect();
      const pressed = [
        ...document.querySelectorAll<HTMLElement>('button, a, input, select, [role="gridcell"]'),
      ];
      return pressed
        .filter(
          (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('dialog:not([open])'),
        )
        .filter((one) => withSquares || one.role !== 'gridcell')
        .filter((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          const whole =
            left >= view.left + 16 && right <= view.right && top >= view.top + 16 && bottom <= view.bottom;
          return one.role !== 'gridcell' || whole;
        })
        .map((one) => ({ one, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < least || box.height < least))
        .map(
          ({ one, box }) =>
            `${one.ariaLabel ?? one.textContent}: ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`,
        );
    },
    [LEAST, squares] as const,
  );

const RACKS = [
  { tiles: 7, rack: 'FEDAYIN', settings: {} },
  { tiles: 8, rack: 'FEDAYINS', settings: { format: '7of8' } },
  { tiles: 9, rack: 'FEDAYINST', settings: { format: '9tile' } },
  {
    tiles: 10,
    rack: 'FEDAYINSTE',
    settings: { format: 'own', own: { rackSize: 10, maxPlaced: 10, bonus: { 7: 50 } } },
  },
];

for (const { tiles, rack, settings } of RACKS)
  test(`with ${tiles} tiles all that is pressed is large enough for a finger`, async ({
    browser,
    baseURL,
  }) => {
    const page = await sitDown(browser, await openTable(baseURL!, rack, settings), PHONE);
    expect(await tooSmall(page, false), 'the whole board').toEqual([]);
    const board = await page.locator('.play-board').boundingBox();
    await page.screenshot({ path: `test-results/phone/rack-${tiles}.png` });
    await square(page, 8, 8).tap();
    await expect(page.getByRole('button', { name: 'See the whole board' })).toBeVisible();
    expect(await tooSmall(page, true), 'enlarged').toEqual([]);
    expect(await page.locator('.play-board').boundingBox(), 'nothing jumps').toEqual(board);
    await tile(page, 'F').tap();
    await tile(page, 'E').tap();
    expect(await laidOn(page)).toEqual(['H8 F', 'I8 E']);
    await page.screenshot({ path: `test-results/phone/rack-${tiles}-near.png` });
    await page.getByRole('button', { name: 'Type a whole move' }).tap();
    expect(await tooSmall(page, true), 'typing').toEqual([]);
    await page.getByRole('button', { name: 'Done typing' }).tap();
    await page.getByRole('button', { name: 'How to place tiles' }).tap();
    expect(await tooSmall(page, false), 'help').toEqual([]);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
  });

test('the board grows where one plays, follows, and shows all again', async ({ browser, baseURL }) => {
  const page = await sitDown(browser, await openTable(baseURL!, 'FEDAYIN'), {
    ...PHONE,
    reducedMotion: 'no-preference',
  });
  const all = page.getByRole('button', { name: 'See the whole board' });
  await square(page, 4, 3).tap();
  await expect(all).toBeVisible();
  await expect.poll(() => settled(page)).toBe(true);
  await expect(square(page, 4, 3)).toBeInViewport({ ratio: 1 });
  for (const letter of 'FEDAYIN') await tile(page, letter).tap();
  await expect(square(page, 4, 9)).toBeInViewport({ ratio: 1 });

  await all.tap();
  await expect.poll(() => settled(page)).toBe(true);
  await expect(square(page, 1, 1)).toBeInViewport({ ratio: 1 });
  await expect(square(page, 15, 15)).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Recall' }).tap();
  await tile(page, 'F').tap();
  await expect(square(page, 15, 15), 'it stays as it was asked for').toBeInViewport({ ratio: 1 });
  await square(page, 12, 12).tap();
  await expect.poll(() => settled(page)).toBe(true);
  await expect(square(page, 12, 12)).toBeInViewport({ ratio: 1 });

  await test.step('a finger moves it about', async () => {
    const before = await square(page, 12, 12).boundingBox();
    const hand = finger(await page.context().newCDPSession(page));
    const from = await middle(page.locator('.play-board'));
    // One way after the other: a browser keeps a finger's first direction.
    for (const [x, y] of [
      [90, 0],
      [0, 70],
    ] as const) {
      await hand.down(from);
      await hand.move(from, { x: from.x + x, y: from.y + y });
      await hand.up();
      await page.waitForTimeout(500);
    }
    const after = await square(page, 12, 12).boundingBox();
    expect(after!.x - before!.x).toBeGreaterThan(40);
    expect(after!.y - before!.y).toBeGreaterThan(30);
  });
});

test('it grows at once where motion is not wanted', async ({ browser, baseURL }) => {
  const page = await sitDown(browser, await openTable(baseURL!, 'FEDAYIN'), PHONE);
  await page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...rest) {
      moved.push(this.className);
      return animate.apply(this, rest);
    };
  });
  await square(page, 8, 8).tap();
  await expect(page.getByRole('button', { name: 'See the whole board' })).toBeVisible();
  expect(await page.evaluate(() => (globalThis as { moved?: string[] }).moved)).toEqual([]);
});

const settled = (page: Page) =>
  page.evaluate(() => document.querySelector('.board')!.getAnimations().length === 0);

test('a tile is dragged with a finger, seen above it, and laid where it is seen', async ({
  browser,
  baseURL,
}) => {
  const page = await sitDown(browser, await openTable(baseURL!, 'FEDAYIN'), PHONE);
  const hand = finger(await page.context().newCDPSession(page));
  await square(page, 8, 8).tap();
  await expect(page.getByRole('button', { name: 'See the whole board' })).toBeVisible();

  const from = await middle(tile(page, 'D'));
  const target = await middle(square(page, 9, 8));
  const below = { x: target.x, y: target.y + 44 };
  await hand.down(from);
  await hand.move(from, below);
  const seen = await page.locator('.drag-tile .tile').boundingBox();
  expect(seen!.y + seen!.height / 2, 'above the finger').toBeLessThan(below.y - 30);
  await expect(square(page, 9, 8)).toHaveAttribute('data-drop', 'true');
  await page.screenshot({ path: 'test-results/phone/dragging.png' });
  await hand.up();
  expect(await laidOn(page)).toEqual(['H9 D']);

  await test.step('back to the rack', async () => {
    const start = await middle(square(page, 9, 8));
    const end = await middle(tile(page, 'F'));
    await hand.down(start);
    await hand.move(start, end);
    await hand.up();
    expect(await laidOn(page)).toEqual([]);
    expect(await rackOf(page)).toBe('DFEAYIN');
  });

  await test.step('a tile that rests over the whole board makes it grow there', async () => {
    await page.getByRole('button', { name: 'See the whole board' }).tap();
    await expect(page.getByRole('button', { name: 'Enlarge the board' })).toBeVisible();
    const start = await middle(tile(page, 'Y'));
    const rest = await middle(square(page, 5, 5));
    await hand.down(start);
    await hand.move(start, { x: rest.x, y: rest.y + 44 });
    await expect(page.getByRole('button', { name: 'See the whole board' })).toBeVisible();
    await expect(square(page, 5, 5)).toHaveAttribute('data-drop', 'true');
    await hand.up();
    expect(await laidOn(page)).toEqual(['E5 Y']);
  });
});

test('nothing moves by itself, and a checker finds nothing', async ({ browser, baseURL }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await sitDown(browser, await openTable(baseURL!, 'FEDAYI?'), { ...PHONE, colorScheme });
    await page.evaluate(() => {
      const moved: number[] = [];
      Object.assign(globalThis, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
          if (!entry.hadRecentInput) moved.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await square(page, 8, 8).tap();
    await tile(page, 'F').tap();
    await page.waitForTimeout(700);
    const moved = await page.evaluate(() => (globalThis as { moved?: number[] }).moved ?? []);
    expect(moved.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.01);
    expect(await checked(page)).toEqual([]);
  }
});
