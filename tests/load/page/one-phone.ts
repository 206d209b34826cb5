import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import type { Phone } from './phones';

const SIZE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const AHEAD_MS = 6000;

/** A phone with a seat; what it saw is read from `window.seen`. */
export async function phonePage(browser: Browser, { base, code, key }: Phone): Promise<Page> {
  const context: BrowserContext = await browser.newContext(SIZE);
  await context.addCookies([{ name: `onerack_player_${code}`, value: key, url: base }]);
  const page = await context.newPage();
  await page.addInitScript(watch);
  return page;
}

interface Seen {
  /** ms */
  board: Promise<number>;
  shift: number;
}

/** In the page: when tiles can be laid, and what jumped without being touched. */
function watch(): void {
  let tell = (_: number) => {};
  const seen: Seen = { board: new Promise((resolve) => (tell = resolve)), shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  // Looked for when something changed: asking at each frame would cost more than the page that waits.
  const observer = new MutationObserver(() => {
    if (!document.querySelector('.play-board .sq') || !document.querySelector('.play-side button')) return;
    observer.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => tell(performance.now())));
  });
  observer.observe(document, { childList: true, subtree: true });
}

type Watched = typeof window & { seen: Seen };

export const shiftSeen = (page: Page) => page.evaluate(() => (window as Watched).seen.shift);

const LONGEST_MS = 60_000;

/** Waits for it in the page: to ask again and again would keep a slow phone busy. */
export function boardTime(page: Page): Promise<number> {
  return page.evaluate((longest) => {
    const never = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no board')), longest));
    return Promise.race([(window as Watched).seen.board, never]);
  }, LONGEST_MS);
}

/** Script as it came over the wire, headers of answers included, until the board and some seconds after. */
export async function scriptBytes(page: Page, address: string): Promise<{ board: number; all: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(address);
  await boardTime(page);
  const board = bytes;
  await page.waitForTimeout(AHEAD_MS);
  await session.detach();
  return { board, all: bytes };
}

/** As a cheap phone on a bad network would load it. */
export async function slowBoard(page: Page, address: string): Promise<number> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(address, { waitUntil: 'commit' });
  return boardTime(page);
}

/** Share of a core that the browser's pages take, by processor time; drawing on the screen not counted. */
export async function pageShare(page: Page, seconds: number): Promise<number> {
  const whole = await page.context().browser()!.newBrowserCDPSession();
  const spent = async () => {
    const { processInfo } = await whole.send('SystemInfo.getProcessInfo');
    return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, one) => sum + one.cpuTime, 0);
  };
  const [before, began] = [await spent(), performance.now()];
  await page.waitForTimeout(seconds * 1000);
  const [after, ended] = [await spent(), performance.now()];
  await whole.detach();
  return (after - before) / ((ended - began) / 1000);
}
