import type { Page } from '@playwright/test';

/** What a page costs while nobody touches it, as shares of one core. */
export interface PageCost {
  /** the page's main thread: scripts, styles, layout, painting */
  mainThread: number;
  script: number;
  /** all threads of all of the browser's processes: drawing, sound and network too */
  browser: number;
  /** frames that the page drew, a second */
  layouts: number;
}

interface Counters {
  TaskDuration: number;
  ScriptDuration: number;
  LayoutCount: number;
  RecalcStyleCount: number;
}

/** Watches a page for some seconds. Other pages of the browser count for `browser`, so close them before. */
export async function pageCost(page: Page, seconds = 20): Promise<PageCost> {
  const session = await page.context().newCDPSession(page);
  const whole = await page.context().browser()?.newBrowserCDPSession();
  if (!whole) throw new Error('no browser to ask');
  // Time that the thread had a core, not time that went by: other work on the machine does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const counters = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value])) as unknown as Counters;
  };
  const processorTime = async () => {
    const { processInfo } = await whole.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  const [before, spent, began] = [await counters(), await processorTime(), performance.now()];
  await page.waitForTimeout(seconds * 1000);
  const [after, spentNow, ended] = [await counters(), await processorTime(), performance.now()];
  await session.detach();
  await whole.detach();
  const took = (ended - began) / 1000;
  const share = (name: keyof Counters) => (after[name] - before[name]) / took;
  return {
    mainThread: share('TaskDuration'),
    script: share('ScriptDuration'),
    browser: (spentNow - spent) / took,
    layouts: share('LayoutCount'),
  };
}
