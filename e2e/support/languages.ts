import { type BrowserContext, expect, type Page } from '@playwright/test';
import compile from 'icu-minify/compile';
import { languageCookie } from '@/lib/i18n/language';
import { readLanguage, TAGS } from '@/tests/support/messages';

export const LANGUAGES = TAGS.map((tag) => {
  const { locale, direction } = readLanguage(tag).language as Record<string, string>;
  return { tag, locale: locale!, direction: direction! };
});

const english = readLanguage('en').messages;

/** A message as it is shown, with one text in the place of its value. */
export function say(tag: string, key: string, value = ''): string {
  const message = readLanguage(tag).messages.get(key);
  if (message === undefined) throw new Error(`no message ${key} in ${tag}`);
  return message.replace(/\{[^{}]*\}/, value);
}

/** Sentences of the English messages, and what stands in them between values; short ones may be words elsewhere too. */
const SENTENCES = new Set(
  [...english.values()]
    .flatMap((message) => literals(compile(message)))
    .map((text) => text.trim())
    .filter((text) => text.length > 12 && text.includes(' ')),
);

/** Texts of a compiled message, of all its branches and tags. */
function literals(message: unknown): string[] {
  if (typeof message === 'string') return [message];
  if (!Array.isArray(message)) return [];
  return message.flatMap((node): string[] => {
    if (!Array.isArray(node)) return literals(node);
    const [, type, branches] = node as unknown[];
    if (typeof type === 'number' && type > 0)
      return branches && typeof branches === 'object' ? Object.values(branches).flatMap(literals) : [];
    return literals(node.slice(1));
  });
}

/** English words that no other of our languages has: they tell texts that come from elsewhere than the messages. */
const ENGLISH_WORDS = /(?<!\p{L})(?:the|and|with|your|you|this|that|which|have)(?!\p{L})/iu;
const ROOMS = [...new Set([...english.keys()].map((key) => key.split('.')[0]))].join('|');
const KEY_NAME = new RegExp(`(?<![\\w/.])(?:${ROOMS})\\.[a-z]\\w+`);
const RAW = /[{}]|<\/?[a-z]+>/;

interface Said {
  text: string;
  /** in the language of the page: not marked as another one */
  own: boolean;
  /** names, and what is written from left to right everywhere: codes, notation, addresses */
  apart: boolean;
}

/** Everything that is said on a page, to the eyes and to a screen reader. */
export function saidOn(page: Page): Promise<Said[]> {
  return page.evaluate(() => {
    const found: Said[] = [];
    const take = (text: string | null, element: Element) => {
      if (!text?.trim() || !element.checkVisibility({ visibilityProperty: true })) return;
      if (element.closest('script, style, option:not(:checked)')) return;
      const marked = element.closest('[lang]');
      found.push({
        text: text.trim(),
        own: marked === null || marked === document.documentElement,
        apart: element.closest('bdi, [dir="ltr"], [data-row], .board, .tile, .code') !== null,
      });
    };
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode())
      take(node.nodeValue, node.parentElement!);
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      for (const element of document.body.querySelectorAll(`[${name}]`))
        take(element.getAttribute(name), element);
    return found;
  });
}

/** What a reader of a language should not meet: names of keys, unfilled messages, English. Names are what they are. */
export function strange(said: readonly Said[], tag: string): string[] {
  const foreign = ({ text, own }: Said) =>
    tag !== 'en' && ([...SENTENCES].some((one) => text.includes(one)) || (own && ENGLISH_WORDS.test(text)));
  return said
    .filter(({ apart }) => !apart)
    .filter((one) => KEY_NAME.test(one.text) || RAW.test(one.text) || foreign(one))
    .map(({ text }) => text);
}

/** Pixels of the page beyond its window with what makes them, and the texts that are cut off by it. */
export function overTheEdge(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const beyond = ({ left, right }: DOMRect) => left < -1 || right > innerWidth + 1;
    const held = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      element !== document.documentElement &&
      (getComputedStyle(element).overflowX !== 'visible' || held(element.parentElement));
    const found: string[] = [];
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over > 0) {
      const wide = [...document.body.querySelectorAll('*')].filter(
        (one) => beyond(one.getBoundingClientRect()) && !held(one.parentElement),
      );
      found.push(`${over} pixels`, ...wide.map(({ outerHTML }) => outerHTML.slice(0, 80)));
    }
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const element = node.parentElement!;
      if (!node.nodeValue?.trim() || !element.checkVisibility() || held(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if (beyond(range.getBoundingClientRect())) found.push(node.nodeValue.trim());
    }
    return found;
  });
}

/** As if it had been chosen on that device before. */
export function speak(context: BrowserContext, base: string, tag: string): Promise<void> {
  return context.addCookies([{ name: languageCookie, value: tag, url: base }]);
}

export async function isIn(
  page: Page,
  { tag, direction }: { tag: string; direction: string },
): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
  await expect(page.locator('html')).toHaveAttribute('dir', direction);
}
