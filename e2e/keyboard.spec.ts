import { expect, type Page, test } from '@playwright/test';
import { checked } from './support/checked';
import { ownSlip } from './support/hall';
import { laidOn, openTable, rackOf, sitDown } from './support/playing';
import { Room } from './support/room';

test('a whole round with the keyboard only, from the code to the result', async ({ browser, baseURL }) => {
  const room = await Room.open(baseURL!, [], { racks: 'entered', secondsPerRound: 900 });
  const { code } = room.event;
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const { keyboard } = page;
  await page.goto('/');
  await tabTo(page, /code/i);
  await keyboard.type(code.toLowerCase());
  await keyboard.press('Enter');
  await expect(page.getByLabel('Your name')).toBeVisible();
  await tabTo(page, 'Your name');
  await keyboard.type('Ada');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'You are in' })).toBeVisible();
  await room.command('start', { rack: 'FEDAYI?' });
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();

  await test.step('arrows, letters, Space, Backspace, Escape', async () => {
    await keyboard.press('ArrowLeft');
    await keyboard.press('ArrowLeft');
    await keyboard.type('fed');
    expect(await laidOn(page)).toEqual(['G8 F', 'H8 E', 'I8 D']);
    await keyboard.press('Backspace');
    expect(await laidOn(page)).toEqual(['G8 F', 'H8 E']);
    await keyboard.press('Space');
    await keyboard.type('y');
    expect(await laidOn(page)).toEqual(['G8 F', 'H8 E', 'I8 Y']);
    await keyboard.press('Escape');
    expect(await laidOn(page)).toEqual([]);
    expect(await rackOf(page)).toBe('FEDAYI?');
  });

  await test.step('a real tile before the blank, Shift takes the blank, a figure asks for its letter', async () => {
    await keyboard.type('a');
    await keyboard.press('Shift+D');
    expect(await laidOn(page)).toEqual(['G8 A', 'H8 d']);
    await keyboard.press('Escape');
    await keyboard.press('7');
    const sheet = page.getByRole('dialog', { name: 'The blank stands for' });
    await expect(sheet).toBeVisible();
    await keyboard.press('x');
    await expect(sheet).toBeHidden();
    expect(await laidOn(page)).toEqual(['G8 x']);
    await keyboard.press('Escape');
    await keyboard.press('7');
    await expect(sheet).toBeVisible();
    await keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    expect(await laidOn(page)).toEqual([]);
    await keyboard.press('7');
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    expect(await laidOn(page)).toEqual(['G8 b']);
    await keyboard.press('Escape');
  });

  await test.step('the rack is sorted with Shift and an arrow', async () => {
    await tabTo(page, 'F');
    await keyboard.press('Shift+ArrowRight');
    expect(await rackOf(page)).toBe('EFDAYI?');
  });

  await test.step('help, and a whole move as text', async () => {
    await keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'How to place tiles' })).toBeVisible();
    await keyboard.press('Escape');
    await keyboard.press('/');
    await keyboard.type('8g defy');
    expect(await laidOn(page)).toEqual(['G8 D', 'H8 E', 'I8 F', 'J8 Y']);
    await keyboard.press('Escape');
    expect(await laidOn(page)).toHaveLength(4);
  });

  await test.step('sent, and sent again', async () => {
    await keyboard.press('Enter');
    await expect(page.getByText(/^Received /)).toBeVisible();
    await keyboard.press('Backspace');
    await keyboard.press('Shift+Y');
    await keyboard.press('Enter');
    await expect.poll(async () => (await ownSlip(page, code))?.move?.word).toBe('DEFy');
  });

  await room.command('close-round');
  await expect(page.getByRole('heading', { name: 'Round 1 is over' })).toBeVisible();
});

/** Tab after Tab until something with that name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(() => {
      const one = document.activeElement;
      const labels =
        one instanceof HTMLInputElement ? [...(one.labels ?? [])].map((label) => label.textContent) : [];
      return [one?.getAttribute('aria-label'), ...labels, one?.textContent].filter(Boolean).join(' ');
    });
    if (typeof name === 'string' ? here === name || here.startsWith(name) : name.test(here)) return;
  }
  throw new Error(`nothing called ${name} can be reached`);
}

test('a round by roles and names, as a screen reader has it', async ({ browser, baseURL }) => {
  const table = await openTable(baseURL!, 'FEDAYI?');
  const page = await sitDown(browser, table);
  const said = await listen(page);
  const grid = page.getByRole('grid', { name: 'Board' });
  const cell = (name: string | RegExp) => grid.getByRole('gridcell', { name });
  await expect(grid.getByRole('row')).toHaveCount(15);
  await expect(grid.getByRole('gridcell')).toHaveCount(225);
  await expect(cell('row 1, column A, triple word')).toBeVisible();
  await expect(cell('row 8, column H, double word')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Rack' }).getByRole('listitem')).toHaveCount(7);
  await expect(page.getByRole('timer', { name: 'Time left' })).toBeVisible();
  await expect(page.getByText('Round 1 is open. Rack: F E D A Y I blank.', { exact: false })).toBeAttached();

  await cell('row 8, column H, double word').focus();
  await cell('row 8, column H, double word').click();
  await page.keyboard.press('d');
  await expect(cell('row 8, column H, D, laid now')).toBeVisible();
  await expect(cell('row 8, column I'), 'the focus goes along').toBeFocused();
  await page.keyboard.press('Shift+E');
  await expect(cell('row 8, column I, E, blank, laid now')).toBeVisible();
  await page.getByRole('list', { name: 'Rack' }).getByRole('button', { name: 'F', exact: true }).click();
  await page.getByRole('list', { name: 'Rack' }).getByRole('button', { name: 'Y', exact: true }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('status').getByText(/^Received/)).toBeVisible();
  expect((await ownSlip(page, table.code))?.move?.word).toBe('DeFY');
  await table.room.command('close-round');
  await expect(page.getByRole('heading', { name: 'Round 1 is over' })).toBeVisible();

  const heard = await said();
  expect(heard.filter((text) => text === 'Arrow across')).toHaveLength(1);
  expect(heard.filter((text) => text.startsWith('Received'))).toHaveLength(1);
  const repeated = heard.filter((text, index) => text !== '' && text === heard[index - 1]);
  expect(repeated, 'said twice').toEqual([]);
});

/** What live regions say from now on, in order. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    const last = new WeakMap<Element, string>();
    new MutationObserver((changes) => {
      const regions = new Set<Element>();
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[aria-live], [role="status"], [role="alert"]');
        if (region) regions.add(region);
      }
      for (const region of regions) {
        const text = (region.textContent ?? '').replace(/\s+/g, ' ').trim();
        if (text !== '' && last.get(region) !== text) heard.push(text);
        last.set(region, text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (globalThis as { heard?: string[] }).heard ?? []);
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`a checker of accessibility finds nothing in any state of a round, ${colorScheme}`, async ({
    browser,
    baseURL,
  }) => {
    const table = await openTable(baseURL!, 'FEDAYI?');
    const page = await sitDown(browser, table, { colorScheme });
    const clean = async (state: string, board = false) => {
      await page.waitForTimeout(150);
      expect
        .soft(
          await checked(page, { board, contrast: colorScheme === 'dark' ? 'only' : 'too' }),
          `${state}, ${colorScheme}`,
        )
        .toEqual([]);
      await page.screenshot({ path: `test-results/states/${state}-${colorScheme}.png` });
    };
    await clean('open', true);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('de');
    await clean('laid', true);
    await page.keyboard.type('qq');
    await expect(page.getByText('Not in your rack')).toBeVisible();
    await clean('notice');
    await page.keyboard.press('Escape');
    await page.keyboard.press('7');
    await expect(page.getByRole('dialog', { name: 'The blank stands for' })).toBeVisible();
    await clean('blank');
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await clean('help');
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await clean('writing');
    await page.keyboard.type('z');
    await clean('wrong');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.keyboard.type('defy');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Received /)).toBeVisible();
    await clean('sent');
    await table.room.command('pause');
    await expect(page.getByText('paused', { exact: true })).toBeVisible();
    await clean('paused');
    await page.context().setOffline(true);
    await page.waitForTimeout(1500);
    await clean('offline');
    await page.context().close();
  });
