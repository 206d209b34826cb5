import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import type { OwnDraft } from '@/lib/http/schemas';
import { snapshotFor } from './hall';
import { Room } from './room';

export interface Table {
  room: Room;
  code: string;
}

/** An event whose host enters the racks, with its first round open. */
export async function openTable(base: string, rack: string, settings: object = {}): Promise<Table> {
  const room = await Room.open(base, ['Ada', 'Boyan'], {
    racks: 'entered',
    secondsPerRound: 900,
    ...settings,
  });
  await room.command('start', { rack });
  return { room, code: room.event.code };
}

/** A device that holds the player's seat, on the page of the running round. */
export async function sitDown(
  browser: Browser,
  { room, code }: Table,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: room.base,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  });
  await context.addCookies([room.cookie('player')]);
  const page = await context.newPage();
  await page.goto(`/e/${code}`);
  await expect(page.getByRole('button', { name: /^Send/ })).toBeVisible();
  return page;
}

export const PHONE: BrowserContextOptions = {
  viewport: { width: 320, height: 640 },
  hasTouch: true,
  isMobile: true,
};

export const square = (page: Page, row: number, col: number): Locator =>
  page.locator(`.sq[data-row="${row}"][data-col="${col}"]`);

export const tile = (page: Page, letter: string): Locator =>
  page.getByRole('list', { name: 'Rack' }).getByRole('button', { name: letter, exact: true }).first();

/** The rack as it is seen, `_` where a tile lies on the board. */
export const rackOf = (page: Page, name = 'Rack'): Promise<string> =>
  page
    .getByRole('list', { name })
    .getByRole('listitem')
    .evaluateAll((slots) =>
      slots
        .map((slot) => slot.querySelector('button')?.getAttribute('aria-label') ?? '_')
        .map((name) => (name === 'Blank' ? '?' : name))
        .join(''),
    );

/** What lies on the board this round: `H8 F`, `I8 e` for a blank, by columns and rows. */
export const laidOn = (page: Page): Promise<string[]> =>
  page.locator('.sq[data-tile]').evaluateAll((squares) =>
    squares.map((one) => {
      const { row, col } = (one as HTMLElement).dataset;
      const letter = one.querySelector('.tile > span')?.textContent ?? '?';
      const blank = one.querySelector('.tile[data-blank]') !== null;
      return `${String.fromCharCode(64 + Number(col))}${row} ${blank ? letter.toLowerCase() : letter}`;
    }),
  );

export const draftOf = async (page: Page, code: string): Promise<OwnDraft | null> =>
  (await snapshotFor(page, code)).you?.draft ?? null;

export const middle = async (target: Locator): Promise<{ x: number; y: number }> => {
  const box = await target.boundingBox();
  if (!box) throw new Error('not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Drags with the mouse, in steps as a hand does. */
export async function drag(page: Page, from: Locator, to: Locator | { x: number; y: number }): Promise<void> {
  const start = await middle(from);
  const end = 'x' in to ? to : await middle(to);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

/** A finger, through the browser's own input. */
export function finger(client: CDPSession) {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  return {
    async down(at: { x: number; y: number }) {
      await send('touchStart', [at]);
    },
    async move(from: { x: number; y: number }, to: { x: number; y: number }) {
      for (let step = 1; step <= 8; step++) {
        const part = step / 8;
        await send('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
        await pause(20);
      }
      // It rests before it is lifted: the browser takes a tap soon after a swift lift as the end of a throw.
      await pause(120);
      await send('touchMove', [to]);
    },
    async up() {
      await send('touchEnd', []);
    },
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
