import { type Browser, expect, type Page } from '@playwright/test';
import type { OwnSlip, Snapshot } from '@/lib/http/schemas';
import type { FreshTile } from './reference';

/** A page in a browser of its own, as on another device. */
export async function device(browser: Browser, size = { width: 390, height: 844 }): Promise<Page> {
  const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce' });
  return context.newPage();
}

/** Joins by the code on the front page, as somebody does who was told it. */
export async function joinAs(page: Page, code: string, name: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('textbox', { name: /code/i }).fill(code.toLowerCase());
  await page.keyboard.press('Enter');
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'You are in' })).toBeVisible();
}

/** What the service tells this device of the event: with its cookies, so `you` is its player. */
export async function snapshotFor(page: Page, code: string): Promise<Snapshot> {
  return (await page.request.get(`/api/events/${code}`)).json();
}

/** Lays tiles by tapping the first square and typing; squares that are taken are stepped over by the board. */
export async function lay(page: Page, fresh: readonly FreshTile[]): Promise<void> {
  const [first, second] = fresh;
  const square = page.locator(`[data-row="${first!.row}"][data-col="${first!.col}"]`);
  await square.click();
  if (second && second.col === first!.col) await square.click();
  for (const { letter } of fresh) {
    const blank = letter !== letter.toUpperCase();
    await page.keyboard.press(`${blank ? 'Shift+' : ''}${letter.toUpperCase()}`);
  }
}

export async function send(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Received /)).toBeVisible();
}

export async function ownSlip(page: Page, code: string): Promise<OwnSlip | null> {
  return (await snapshotFor(page, code)).you?.slip ?? null;
}
