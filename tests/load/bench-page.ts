import { type Browser, chromium } from '@playwright/test';
import type { CreatedEvent, JoinedEvent } from '@/lib/http/schemas';
import { ensureLexicon } from '@/lib/lexicons';
import { env, overrideEnv } from '@/lib/ops';
import { eventPath, must } from '@/scripts/outside/event-client';
import { type PageFigures, pageFaults, pageTable } from './page/figures';
import { boardTime, pageShare, phonePage, scriptBytes, shiftSeen, slowBoard } from './page/one-phone';
import { loadPage, type Phone } from './page/phones';
import { startService, temporaryFolder } from './service';

/** One load is a matter of luck on a machine whose two cores also serve and draw the page: the middle of some is told. */
const LOADS = 5;

/**
 * Whoever steers a page is told where its calls come from. V8 reads the script again for that, on the slow phone for up to
 * half a second, unless it has kept the positions; nobody steers a player's phone.
 */
const POSITIONS = '--js-flags=--no-enable-lazy-source-positions';

export interface PageOptions {
  phones: number;
  /** how long a waiting page is watched, seconds */
  watch: number;
  json: boolean;
}

/** Measures on a service of its own, prints the figures, and gives the status to leave with. */
export async function benchPage(options: PageOptions): Promise<number> {
  const folder = temporaryFolder();
  const service = await startService({ dataDir: folder.dir });
  // Where Playwright's own browser cannot be had.
  const executablePath = process.env.ONERACK_CHROMIUM;
  const browser = await chromium.launch({
    args: ['--no-sandbox', POSITIONS],
    ...(executablePath && { executablePath }),
  });
  try {
    overrideEnv({ ...env(), dataDir: folder.dir });
    await ensureLexicon('en');
    const figures = await measurePage(service.base, browser, options);
    const faults = pageFaults(figures);
    console.log(options.json ? JSON.stringify(figures) : pageTable(figures));
    for (const fault of faults) console.error(`✗ ${fault}`);
    return faults.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
    await service.end('SIGTERM');
    folder.remove();
  }
}

async function measurePage(base: string, browser: Browser, options: PageOptions): Promise<PageFigures> {
  const { phones, watch } = options;
  const event = await must<CreatedEvent>(base, '/api/events', {
    body: { name: 'Thursday at the library', pace: 'host', secondsPerRound: 900, seed: 'page' },
  });
  const { code } = event;
  const command = (name: string) => must(base, eventPath(code, `/${name}`), { body: {}, key: event.hostKey });
  const seats: Phone[] = [];
  for (let index = 0; index < phones; index++) {
    const body = { name: `Player ${index + 1}` };
    const { playerKey } = await must<JoinedEvent>(base, eventPath(code, '/players'), { body });
    seats.push({ base, code, key: playerKey });
  }
  const [own, ...others] = seats as [Phone, ...Phone[]];
  const address = `${base}/e/${code}`;

  const waiting = await phonePage(browser, own);
  await waiting.goto(address);
  await waiting.waitForTimeout(8000);
  const lobbyShare = await pageShare(waiting, watch);
  await command('start');
  await boardTime(waiting);
  await waiting.waitForTimeout(3000);
  const roundShare = await pageShare(waiting, watch);
  await command('close-round');
  await waiting.locator('.move-card').first().waitFor();
  await waiting.waitForTimeout(2000);
  const shift = await shiftSeen(waiting);
  await waiting.context().close();
  await command('next-round');

  const light = await inPage(browser, own, (page) => scriptBytes(page, address));
  const boards: number[] = [];
  for (let load = 0; load < LOADS; load++)
    boards.push(await inPage(browser, own, (page) => slowBoard(page, address)));
  const boardMs = boards.sort((a, b) => a - b)[(LOADS - 1) / 2] ?? 0;
  const [browserMs, ...all] = await Promise.all([
    inPage(browser, own, async (page) => {
      const began = performance.now();
      await page.goto(address);
      await boardTime(page);
      return performance.now() - began;
    }),
    ...others.map(loadPage),
  ]);
  return {
    scriptBytes: light.board,
    allScriptBytes: light.all,
    boardMs: Math.round(boardMs),
    shift,
    lobbyShare,
    roundShare,
    phones,
    phonesMs: Math.round(Math.max(...all, 0)),
    browserMs: Math.round(browserMs),
  };
}

async function inPage<Result>(
  browser: Browser,
  phone: Phone,
  measure: (page: Awaited<ReturnType<typeof phonePage>>) => Promise<Result>,
): Promise<Result> {
  const page = await phonePage(browser, phone);
  try {
    return await measure(page);
  } finally {
    await page.context().close();
  }
}
