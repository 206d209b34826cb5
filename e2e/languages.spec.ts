/**
 * Every language that has a file, on every page: asked for by the browser or chosen by hand, whole, in its direction
 * and digits, within the width of a small phone. The pictures are kept in test-results/languages.
 */
import { expect, type Page, test } from '@playwright/test';
import { checked } from './support/checked';
import { isIn, LANGUAGES, overTheEdge, saidOn, speak, strange } from './support/languages';
import { Room } from './support/room';

const SMALL = { width: 320, height: 640 };
const WALL = { width: 1280, height: 720 };
const STATES = ['lobby', 'running', 'between', 'finished'] as const;
type Rooms = Record<(typeof STATES)[number], Room>;

let rooms: Rooms;

/** One event in each state, for all languages. */
test.beforeAll(async ({ baseURL }) => {
  const opened = await Promise.all(STATES.map((state) => openIn(baseURL!, state)));
  rooms = Object.fromEntries(STATES.map((state, at) => [state, opened[at]])) as Rooms;
});

async function openIn(base: string, state: keyof Rooms): Promise<Room> {
  const names = ['Ada', 'Boyan Petrov', 'Chloé', 'דוד 12 (ab)'];
  const room = await Room.open(base, names, { name: 'Onerack 7', secondsPerRound: 900 });
  if (state === 'lobby') return room;
  await room.command('start');
  await room.send();
  if (state === 'running') return room;
  await room.command('close-round');
  if (state === 'finished') await room.command('finish');
  return room;
}

interface Shot {
  path: string;
  /** there once the page is */
  shows: string;
  size?: typeof SMALL;
}

function shots(): Record<string, Shot> {
  const at = (state: keyof Rooms, path: string) => path.replace(':code', rooms[state].event.code);
  const play = (state: keyof Rooms, shows: string) => ({ path: at(state, '/e/:code'), shows });
  const desk = (state: keyof Rooms) => ({ path: at(state, '/host/:code'), shows: 'main section' });
  const wall = (state: keyof Rooms, shows: string) => ({
    ...{ path: at(state, '/e/:code/screen'), shows, size: WALL },
  });
  const second = rooms.finished.players[1]!;
  return {
    home: { path: '/', shows: 'main' },
    rules: { path: '/rules', shows: '.board' },
    create: { path: '/host', shows: 'form' },
    alone: { path: '/alone', shows: 'main form' },
    'event-alone': { path: at('finished', '/e/:code/alone'), shows: 'main form' },
    'sign-in': { path: '/sign-in', shows: 'form' },
    lobby: play('lobby', 'main h1'),
    round: play('running', '.sq'),
    between: play('between', '.sq'),
    finished: play('finished', 'main table'),
    'desk-lobby': desk('lobby'),
    'desk-round': desk('running'),
    'desk-finished': desk('finished'),
    review: { path: at('finished', '/e/:code/review'), shows: 'main :is(.board, table)' },
    'review-round': { path: at('finished', '/e/:code/review?round=1'), shows: '.board' },
    sheet: { path: at('finished', `/e/:code/players/${second.playerId}`), shows: 'main table' },
    'wall-lobby': wall('lobby', '.hall-lobby'),
    'wall-round': wall('running', '.hall-clock'),
    'wall-ranking': wall('between', '.hall-ranking'),
    'wall-podium': wall('finished', '.hall-podium'),
  };
}

for (const language of LANGUAGES) {
  const { tag, locale } = language;

  test(`every page in ${tag}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, locale, viewport: SMALL, reducedMotion: 'reduce' });
    for (const room of Object.values(rooms))
      await context.addCookies([room.cookie('host'), room.cookie('player')]);
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(String(error)));
    for (const [name, { path, shows, size = SMALL }] of Object.entries(shots())) {
      await page.setViewportSize(size);
      await page.goto(path);
      await expect(page.locator(shows).filter({ visible: true }).first(), name).toBeVisible();
      await isIn(page, language);
      await page.screenshot({ path: `test-results/languages/${tag}-${name}.png` });
      const said = await saidOn(page);
      expect(said.length, name).toBeGreaterThan(5);
      expect.soft(strange(said, tag), `${name}: not ${tag}`).toEqual([]);
      if (tag === 'fa') expect.soft(latinDigits(said), `${name}: digits`).toEqual([]);
      expect.soft(await overTheEdge(page), `${name}: over the edge`).toEqual([]);
      // Boards and colours are the same in all of them: pages.spec.ts looks at those.
      expect.soft(await checked(page, { board: false, contrast: 'not' }), name).toEqual([]);
    }
    expect(errors.filter((text) => !/401|404/.test(text))).toEqual([]);
    await context.close();
  });
}

/** An address, a code, or the reference of a square: written alike in all languages. */
const ALIKE = /https?:\S+|[A-Z\d]{6}|\b(?:\d+[A-O]|[A-O]\d+)\b/g;

/** Figures of other languages in what the page itself says. */
function latinDigits(said: Awaited<ReturnType<typeof saidOn>>): string[] {
  return said
    .filter(({ text, own, apart }) => own && !apart && /\d/.test(text.replace(ALIKE, '')))
    .map(({ text }) => text);
}

test('a language is the browser’s, until another is chosen by hand, and that is kept', async ({
  browser,
  baseURL,
}) => {
  const pick = async (page: Page, tag: string) => page.locator('footer select').selectOption(tag);
  const [first, second] = [LANGUAGES[0]!, LANGUAGES.at(-1)!];
  for (const language of LANGUAGES) {
    const other = language === first ? second : first;
    const context = await browser.newContext({ baseURL, locale: language.locale, viewport: SMALL });
    const page = await context.newPage();
    await page.goto('/');
    await isIn(page, language);
    await page.getByRole('textbox').fill('AB');
    await pick(page, other.tag);
    await isIn(page, other);
    await expect(page.getByRole('textbox'), 'what was typed stays').toHaveValue('AB');
    await page.reload();
    await isIn(page, other);
    await page.goto('/rules');
    await isIn(page, other);
    await context.close();
  }
  const context = await browser.newContext({ baseURL, locale: 'qu-PE' });
  const page = await context.newPage();
  await page.goto('/');
  await isIn(page, LANGUAGES.find(({ tag }) => tag === 'en')!);
  await speak(context, baseURL!, 'no such language');
  await page.reload();
  await isIn(page, LANGUAGES.find(({ tag }) => tag === 'en')!);
  await context.close();
});

test('the word lists and the tile sets have their names in the reader’s language', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL!, locale: 'fr' });
  const page = await context.newPage();
  await page.goto('/licences');
  await expect(page.getByText('Allemand', { exact: true })).toBeVisible();
  await expect(page.getByText('German', { exact: true })).toHaveCount(0);
  await page.goto('/tile-sets/sk-m');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Slovaque');
  await expect(page.getByText('Ce qui suit n’existe qu’en anglais', { exact: false })).toBeVisible();
});
