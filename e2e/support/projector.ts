import { type Browser, expect, type Page } from '@playwright/test';
import type { Room } from './room';

export const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
] as const;

/** Helps, and what is for whoever stands at the projector: everything else has to be read from the last row. */
const SMALL = '.tile > sub, .sq > i, .board-edge, .hall-tools *, .heard, dialog *, title, script, style';

export interface Wall {
  page: Page;
  /** what the console and the page complained about */
  faults: string[];
}

/** A projector in a browser of its own; with the host's cookie, a player's, or none. */
export async function wall(
  browser: Browser,
  room: Room,
  { query = '', who = [] as ('host' | 'player')[], motion = false, dark = true } = {},
): Promise<Wall> {
  const context = await browser.newContext({
    viewport: SIZES[0],
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: motion ? 'no-preference' : 'reduce',
  });
  await context.addCookies(who.map((one) => room.cookie(one)));
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.goto(`${room.base}/e/${room.event.code}/screen${query}`);
  await expect(page.locator('.hall')).toBeVisible();
  return { page, faults };
}

export interface Measured {
  text: string;
  /** height of its capitals, in per cent of the picture's height */
  share: number;
  inside: boolean;
}

/** Every text on the page that has to be read, with the height of its capitals. */
export function measure(page: Page): Promise<Measured[]> {
  return page.evaluate((small) => {
    const pen = document.createElement('canvas').getContext('2d')!;
    const capitals = (element: Element) => {
      const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
      pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
      return pen.measureText('H').actualBoundingBoxAscent;
    };
    const found: { text: string; share: number; inside: boolean }[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const parent = node.parentElement!;
      if (!node.nodeValue?.trim() || parent.closest(small)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      // What overflows a list of names is cut off by whole rows.
      const list = parent.closest('.hall-names')?.getBoundingClientRect();
      if (box.width === 0 || (list && box.top >= list.bottom)) continue;
      const clip = parent.closest('.hall-chip, .truncate, .hall-name, .hall-join-site');
      const edge = (clip ?? parent).getBoundingClientRect();
      const right = clip ? edge.right : box.right;
      found.push({
        text: node.nodeValue.trim(),
        share: (100 * capitals(parent)) / innerHeight,
        inside: box.top >= 0 && box.bottom <= innerHeight + 1 && box.left >= -1 && right <= innerWidth + 1,
      });
    }
    return found;
  }, SMALL);
}

/** The height of the capitals of what a selector finds, in per cent of the picture's height. */
export async function shareOf(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(element);
      const pen = document.createElement('canvas').getContext('2d')!;
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      return (100 * pen.measureText('H').actualBoundingBoxAscent) / innerHeight;
    });
}

/** Parts of a scene that run out of what holds them. */
export function overflows(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.hall-side > *, .hall-two > *, .hall-end > *, .hall-lobby > *')]
      .filter((box) => {
        const inner = box.getBoundingClientRect();
        const outer = box.parentElement!.getBoundingClientRect();
        return (
          inner.bottom > outer.bottom + 1 || inner.right > outer.right + 1 || inner.left < outer.left - 1
        );
      })
      .map((box) => `${box.tagName} ${box.className} ${box.textContent?.slice(0, 40)}`),
  );
}

/** How much of the window nothing was painted on, 0 to 1. */
export async function clearShare(page: Page): Promise<number> {
  const picture = await page.screenshot({ omitBackground: true });
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    const pen = canvas.getContext('2d')!;
    pen.drawImage(image, 0, 0);
    const { data: pixels } = pen.getImageData(0, 0, image.width, image.height);
    let clear = 0;
    for (let at = 3; at < pixels.length; at += 4) if (pixels[at] === 0) clear++;
    return clear / (pixels.length / 4);
  }, picture.toString('base64'));
}
