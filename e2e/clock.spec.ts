import { type Browser, expect, type Page, test } from '@playwright/test';
import type { CreatedEvent, Snapshot } from '@/lib/http/schemas';
import { eventPath, must } from '@/scripts/outside/event-client';
import { device, joinAs } from './support/hall';

const DAY_MS = 86_400_000;

test('a countdown is right on devices whose clocks are wrong, and after a laptop was shut', async ({
  browser,
  baseURL,
}) => {
  const base = baseURL as string;
  const event = await must<CreatedEvent>(base, '/api/events', {
    body: { name: 'Wrong clocks', pace: 'host', secondsPerRound: 600 },
  });
  const off = { fast: 90_000, slow: -90_000, tomorrow: DAY_MS, yesterday: -DAY_MS, shut: 0 };
  const pages = new Map<string, Page>();
  for (const [name, ms] of Object.entries(off))
    pages.set(name, await joinWithClock(browser, event.code, name, ms));
  const { round } = await must<Snapshot>(base, eventPath(event.code, '/start'), {
    body: {},
    key: event.hostKey,
  });
  const closesAt = round?.closesAt ?? 0;
  for (const page of pages.values()) await expectRight(page, closesAt);

  const laptop = pages.get('shut') as Page;
  // Its monotonic clock stood still for a minute; its tab was shown all the time.
  await laptop.evaluate(() => {
    const running = performance.now.bind(performance);
    performance.now = () => running() - 60_000;
  });
  await expectRight(laptop, closesAt);
  // Somebody sets the clock in the middle of a round.
  await pages.get('fast')?.evaluate(() => {
    const told = Date.now.bind(Date);
    Date.now = () => told() - 7_200_000;
  });
  await expectRight(pages.get('fast') as Page, closesAt);
});

async function joinWithClock(browser: Browser, code: string, name: string, ms: number): Promise<Page> {
  const page = await device(browser);
  await page.addInitScript((off) => {
    const told = Date.now.bind(Date);
    Date.now = () => told() + off;
  }, ms);
  await joinAs(page, code, name);
  return page;
}

/** Shows for some seconds together what is left by the service's clock, which is this machine's. */
async function expectRight(page: Page, closesAt: number): Promise<void> {
  const clock = page.getByRole('timer').first();
  await expect
    .poll(
      async () => {
        const [minutes = 0, seconds = 0] = ((await clock.textContent()) ?? '').split(':').map(Number);
        const shown = minutes * 60 + seconds;
        // It shows whole seconds, rounded up.
        return Math.abs(shown - 0.5 - (closesAt - Date.now()) / 1000);
      },
      { timeout: 5_000 },
    )
    .toBeLessThanOrEqual(1);
}
