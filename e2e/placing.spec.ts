import { expect, test } from '@playwright/test';
import { ownSlip } from './support/hall';
import {
  draftOf,
  drag,
  finger,
  laidOn,
  middle,
  openTable,
  rackOf,
  sitDown,
  square,
  tile,
} from './support/playing';

test('tiles are dragged between rack and board', async ({ browser, baseURL }) => {
  const page = await sitDown(browser, await openTable(baseURL!, 'FEDAYIN'));
  await drag(page, tile(page, 'F'), square(page, 8, 8));
  await drag(page, tile(page, 'E'), square(page, 8, 9));
  expect(await laidOn(page)).toEqual(['H8 F', 'I8 E']);
  expect(await rackOf(page)).toBe('__DAYIN');
  await expect(page.getByText('8H', { exact: false }).first()).toBeVisible();

  await test.step('from square to square', async () => {
    await drag(page, square(page, 8, 8), square(page, 7, 9));
    expect(await laidOn(page)).toEqual(['I7 F', 'I8 E']);
  });
  await test.step('a tile in the way changes places', async () => {
    await drag(page, square(page, 7, 9), square(page, 8, 9));
    expect(await laidOn(page)).toEqual(['I7 E', 'I8 F']);
    await drag(page, tile(page, 'D'), square(page, 8, 9));
    expect(await laidOn(page)).toEqual(['I7 E', 'I8 D']);
    expect(await rackOf(page)).toBe('F__AYIN');
  });
  await test.step('let go outside, it goes back to where it was', async () => {
    await drag(page, square(page, 7, 9), { x: 1275, y: 5 });
    await drag(page, tile(page, 'A'), { x: 1275, y: 5 });
    expect(await laidOn(page)).toEqual(['I7 E', 'I8 D']);
    expect(await rackOf(page)).toBe('F__AYIN');
  });
  await test.step('back to the rack, and along it', async () => {
    await drag(page, square(page, 7, 9), tile(page, 'N'));
    expect(await rackOf(page)).toBe('F_AYINE');
    await drag(page, tile(page, 'F'), tile(page, 'Y'));
    expect(await rackOf(page)).toBe('_AYFINE');
    await drag(page, square(page, 8, 9), tile(page, 'I'));
    expect(await rackOf(page)).toBe('AYFIDNE');
    expect(await laidOn(page)).toEqual([]);
  });
  await test.step('a tap is no drag', async () => {
    await square(page, 8, 8).click();
    await tile(page, 'Y').click();
    expect(await laidOn(page)).toEqual(['H8 Y']);
    await square(page, 8, 8).click();
    expect(await laidOn(page)).toEqual([]);
  });
});

test('an arrow is set by a tap, turned by another, and takes tapped tiles', async ({ browser, baseURL }) => {
  const page = await sitDown(browser, await openTable(baseURL!, 'FEDAYI?'));
  await square(page, 5, 8).click();
  await expect(square(page, 5, 8)).toHaveAttribute('data-cursor', 'across');
  await square(page, 5, 8).click();
  await expect(square(page, 5, 8)).toHaveAttribute('data-cursor', 'down');
  await tile(page, 'F').click();
  await page.keyboard.press('e');
  await tile(page, 'Blank').click();
  await page.getByRole('dialog').getByRole('button', { name: 'D', exact: true }).click();
  expect(await laidOn(page)).toEqual(['H5 F', 'H6 E', 'H7 d']);
  await expect(square(page, 8, 8)).toHaveAttribute('data-cursor', 'down');
});

test('a whole move is typed, shown while it is, and sent', async ({ browser, baseURL }) => {
  const table = await openTable(baseURL!, 'FEDAYI?');
  const page = await sitDown(browser, table);
  await page.getByRole('button', { name: 'Type a whole move' }).click();
  const field = page.getByRole('textbox', { name: 'Whole move' });
  await field.pressSequentially('8h fad');
  expect(await laidOn(page)).toEqual(['H8 F', 'I8 A', 'J8 D']);
  const score = page.locator('.move-worth');
  await expect(score).toHaveText(/^14 points$/);
  await field.fill('8H FADx');
  expect(await laidOn(page)).toEqual(['H8 F', 'I8 A', 'J8 D', 'K8 x']);
  await field.fill('8H FADQQ');
  await expect(page.getByText('Not in your rack')).toBeVisible();
  await field.fill('H5 FAiDY');
  expect(await laidOn(page)).toEqual(['H5 F', 'H6 A', 'H7 i', 'H8 D', 'H9 Y']);
  await field.fill('8G DEFY');
  await field.press('Enter');
  await expect(page.getByText(/^Received /)).toBeVisible();
  await expect(field).toHaveCount(0);
  expect((await ownSlip(page, table.code))?.move).toMatchObject({ row: 8, col: 7, word: 'DEFY' });
});

test('the order of left-over tiles stays, and nothing of an old attempt', async ({ browser, baseURL }) => {
  const table = await openTable(baseURL!, 'FEDAYIN', { showScores: true });
  const page = await sitDown(browser, table);
  await drag(page, tile(page, 'N'), tile(page, 'F'));
  await drag(page, tile(page, 'I'), tile(page, 'N'));
  expect(await rackOf(page)).toBe('INFEDAY');
  await drag(page, tile(page, 'E'), square(page, 8, 8));
  await drag(page, tile(page, 'I'), square(page, 3, 3));
  await table.room.command('close-round');
  await expect(page.getByRole('heading', { name: 'Round 1 is over' })).toBeVisible();
  const top = (await (await page.request.get(`/api/events/${table.code}`)).json()).round.top.word as string;
  const left = [...'FEDAYIN'].filter((letter) => !top.includes(letter));
  const drawn = 'AORTSEL'.slice(0, 7 - left.length);
  await table.room.command('next-round', { rack: `${left.join('')}+${drawn}` });
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  const kept = [...'INFEDAY'].filter((letter) => left.includes(letter));
  expect(await rackOf(page)).toBe(kept.join('') + drawn);
  expect(await laidOn(page)).toEqual([]);
});

test('what lies on the board comes back after a reload and on another device', async ({
  browser,
  baseURL,
}) => {
  const table = await openTable(baseURL!, 'FEDAYIN');
  const phone = await sitDown(browser, table);
  const sent: string[] = [];
  phone.on('request', (request) => request.url().endsWith('/draft') && sent.push(request.url()));
  await drag(phone, tile(phone, 'Y'), tile(phone, 'F'));
  await square(phone, 8, 8).click();
  for (const key of 'DEN') await phone.keyboard.press(key);
  await expect.poll(() => draftOf(phone, table.code)).toMatchObject({ move: { word: 'DEN' } });
  expect(sent).toHaveLength(1);
  await phone.waitForTimeout(3500);
  expect(sent, 'nothing changed, nothing is sent').toHaveLength(1);

  await phone.reload();
  await expect.poll(() => laidOn(phone)).toEqual(['H8 D', 'I8 E', 'J8 N']);

  const tablet = await sitDown(browser, table);
  expect(await laidOn(tablet)).toEqual(['H8 D', 'I8 E', 'J8 N']);
  expect(await rackOf(tablet)).toBe('YF__AI_');
  await tablet.keyboard.press('Escape');
  await tablet.keyboard.press('Escape');
  await square(tablet, 8, 8).click();
  for (const key of 'DAY') await tablet.keyboard.press(key);
  await expect.poll(() => draftOf(tablet, table.code)).toMatchObject({ move: { word: 'DAY' } });
  await phone.reload();
  await expect.poll(() => laidOn(phone), 'the newer of the two').toEqual(['H8 D', 'I8 A', 'J8 Y']);
});

test('what lies on the board counts where the event says so', async ({ browser, baseURL }) => {
  const table = await openTable(baseURL!, 'FEDAYIN', { draftsCount: true });
  const page = await sitDown(browser, table);
  await expect(
    page.getByText('If you send nothing, what lies on your board at the end counts.', { exact: false }),
  ).toBeVisible();
  await square(page, 8, 8).click();
  for (const key of 'DEN') await page.keyboard.press(key);
  await expect.poll(() => draftOf(page, table.code)).toMatchObject({ move: { word: 'DEN' } });
  await table.room.command('close-round');
  await expect(page.getByRole('heading', { name: 'Round 1 is over' })).toBeVisible();
  const { you } = await (await page.request.get(`/api/events/${table.code}`)).json();
  expect(you.result).toMatchObject({ draft: true, move: { word: 'DEN' } });
  expect(you.result.points).toBeGreaterThan(0);
});

test('without a connection tiles are kept, said to be, and sent when it is back', async ({
  browser,
  baseURL,
}) => {
  const table = await openTable(baseURL!, 'FEDAYIN');
  const page = await sitDown(browser, table);
  await page.context().setOffline(true);
  await square(page, 8, 8).click();
  for (const key of 'DEN') await page.keyboard.press(key);
  await expect(page.getByText('Your tiles are kept on this device', { exact: false })).toBeVisible();
  await page.waitForTimeout(2500);
  await page.context().setOffline(false);
  await expect.poll(() => draftOf(page, table.code)).toMatchObject({ move: { word: 'DEN' } });
});

test('a move that was kept until the round was over is told to be late', async ({ browser, baseURL }) => {
  const table = await openTable(baseURL!, 'FEDAYIN');
  const page = await sitDown(browser, table);
  await page.context().setOffline(true);
  await square(page, 8, 8).click();
  for (const key of 'DEN') await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your move is kept and sent', { exact: false })).toBeVisible();
  await table.room.command('close-round');
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Round 1 is over' })).toBeVisible();
  await expect(page.getByText('Too late: the round was over', { exact: false })).toBeVisible();
});

test('a finger moves the page where nothing is dragged', async ({ browser, baseURL }) => {
  const table = await openTable(baseURL!, 'FEDAYIN');
  const page = await sitDown(browser, table, {
    viewport: { width: 390, height: 480 },
    hasTouch: true,
    isMobile: true,
  });
  const hand = finger(await page.context().newCDPSession(page));
  const from = await middle(square(page, 12, 8));
  await hand.down(from);
  await hand.move(from, { x: from.x, y: from.y - 150 });
  await hand.up();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(40);
});
