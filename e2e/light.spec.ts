import { expect, test } from '@playwright/test';
import { openTable, PHONE } from './support/playing';

/** Compressed, as it comes over the wire; `npm run bench:page` measures the rest. */
const MOST_SCRIPT = 150_000;

test('the first board of a phone needs little script, and the rest comes after it', async ({
  browser,
  baseURL,
}) => {
  const table = await openTable(baseURL as string, 'ENTRAIS');
  const context = await browser.newContext({ baseURL, ...PHONE });
  await context.addCookies([table.room.cookie('player')]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(`/e/${table.code}`);
  await expect(page.getByRole('button', { name: /^Send/ })).toBeVisible();
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(MOST_SCRIPT);

  // What comes next was loaded ahead: the result is shown though no script can be fetched any more.
  await page.waitForTimeout(6000);
  await page.route('**/_next/**', (route) => route.abort());
  await table.room.command('close-round');
  await expect(page.locator('.move-card').first()).toBeVisible();
});
