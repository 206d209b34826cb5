/** A practised corrector types sixty slips, twice as fast as is asked for, and waits neither for the page nor for the service. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import type { PaperMoves, PaperSheet } from '@/lib/http/schemas';
import { eventPath, must } from '@/scripts/outside/event-client';
import { device } from './support/hall';
import { Room } from './support/room';

const TABLES = 60;
/** Four keys a second are a practised hand's. */
const KEY_MS = 125;
/** How late the service answers. */
const ANSWER_MS = 1500;
const FIVE_MINUTES = 300_000;

type Slip = { reference: string; word: string; claimed: number } | 'top' | 'empty';

/** As they come from a hall: tops, good moves, a few that lie where they make nothing, a few with nothing on them. */
function slipsOf(moves: PaperMoves['moves']): Slip[] {
  return Array.from({ length: TABLES }, (_, index) => {
    if (index % 6 === 0) return 'top';
    if (index % 20 === 5) return 'empty';
    const [row, col, across, word, claimed] = moves[(index * 37) % moves.length]!;
    const letter = String.fromCharCode(64 + row);
    const reference = across ? `${letter}${col}` : `${col}${letter}`;
    return { reference: index % 12 === 11 ? 'A1' : reference, word, claimed };
  });
}

const typed = (slip: Slip): string => {
  if (slip === 'top') return 't';
  return slip === 'empty' ? '0' : `${slip.reference} ${slip.word} ${slip.claimed}`.toLowerCase();
};

/** Looks, at the first key of each slip, whether the field is there for it, and how long a key takes to the screen. */
async function watchField(page: Page): Promise<() => Promise<{ ready: number; longestMs: number }>> {
  await page.evaluate(() => {
    const seen = { ready: 0, longestMs: 0 };
    Object.assign(window, { seen });
    let isFirst = true;
    const drawn = (pressed: number) => () => {
      seen.longestMs = Math.max(seen.longestMs, performance.now() - pressed);
    };
    const look = ({ key, timeStamp }: KeyboardEvent) => {
      const field = document.activeElement as HTMLInputElement;
      if (isFirst && field.role === 'combobox' && field.value === '') seen.ready += 1;
      isFirst = key === 'Enter';
      requestAnimationFrame(() => setTimeout(drawn(timeStamp)));
    };
    addEventListener('keydown', look, true);
  });
  return () =>
    page.evaluate(() => (window as unknown as { seen: { ready: number; longestMs: number } }).seen);
}

test('sixty slips are entered as they are typed', async ({ browser, baseURL }, info) => {
  const room = await Room.open(baseURL!, [], {
    racks: 'entered',
    entry: 'federation',
    notation: 'letter-first',
    secondsPerRound: 900,
  });
  const { code, hostKey: key } = room.event;
  const players = Array.from({ length: TABLES }, (_, index) => ({
    name: `Table ${index + 1}`,
    table: `${index + 1}`,
  }));
  await must(room.base, eventPath(code, '/tables'), { body: { players }, key });
  await room.command('start', { rack: 'AEINRST' });
  await room.command('close-round');
  const path = eventPath(code, '/rounds/1/slips');
  const { moves } = await must<PaperMoves>(room.base, `${path}/moves`, { key });
  const slips = slipsOf(moves);

  const page = await device(browser, { width: 1280, height: 900 });
  await page.context().addCookies([{ name: `onerack_host_${code}`, value: key, url: room.base }]);
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() === 'POST') await sleep(ANSWER_MS);
    await route.continue();
  });
  await page.goto(`/host/${code}/correct`);
  const line = page.getByRole('combobox', { name: /What is on the slip/ });
  await expect(line).toBeFocused();
  await expect(page.getByText('Table 1 ·').first()).toBeVisible();

  const seen = await watchField(page);
  const began = Date.now();
  let keys = 0;
  for (const slip of slips) {
    const text = typed(slip);
    await page.keyboard.type(text, { delay: KEY_MS });
    await page.keyboard.press('Enter', { delay: KEY_MS });
    keys += text.length + 1;
  }
  const tookMs = Date.now() - began;
  const { ready, longestMs } = await seen();
  info.annotations.push({
    type: 'typing',
    description: `${keys} keys in ${Math.round(tookMs / 1000)} s; a key is on the screen within ${Math.round(longestMs)} ms`,
  });
  expect(ready, 'the field is empty and has the focus for each slip').toBe(TABLES);
  expect(tookMs).toBeLessThan(FIVE_MINUTES);

  await expect(page.getByText('No slip is missing').first()).toBeVisible();
  await expect
    .poll(async () => {
      const { rows } = await must<PaperSheet>(room.base, path, { key });
      return rows.map(({ entry }): Slip | null => {
        if (!entry || entry.top) return entry && 'top';
        const [answer] = entry.answers;
        if (!answer) return 'empty';
        return { ...answer, word: answer.word.toUpperCase(), claimed: answer.claimed ?? 0 };
      });
    })
    .toEqual(slips);
  await page.context().close();
});
