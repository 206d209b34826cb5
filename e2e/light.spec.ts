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
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('.play-send')) return;
      observer.disconnect();
      Object.assign(globalThis, { boardAt: performance.now() });
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto(`/e/${table.code}`);
  await expect(page.getByRole('button', { name: /^Send/ })).toBeVisible();
  const bytes = await page.evaluate(() => {
    const { boardAt } = globalThis as unknown as { boardAt: number };
    const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ name, startTime }) => /\.js(\?|$)/.test(name) && startTime < boardAt,
    );
    return scripts.reduce((sum, { transferSize }) => sum + transferSize, 0);
  });
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(MOST_SCRIPT);

  // What comes next was loaded ahead: the result is shown though no script can be fetched any more.
  await page.waitForTimeout(6000);
  await page.route('**/_next/**', (route) => route.abort());
  await table.room.command('close-round');
  await expect(page.locator('.move-card').first()).toBeVisible();
});
