/**
 * Every page in its states, at the sizes of a phone, a desk and a hall, light and dark: nothing runs over the edge,
 * nothing that a checker of accessibility finds, no error in the console, nothing that the security policy forbids. The pictures are kept in test-results/pages.
 */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { checked } from './support/checked';
import { Room } from './support/room';

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
const NAMES = [
  'Ada',
  'Boyan Petrov',
  'Chloé',
  'Dimitar',
  'Elif',
  'Farah',
  'Greta',
  'Maximilian von Langenfeld',
  '<b>Al</b><img src=x onerror=alert(1)>',
  '🦊'.repeat(40),
  'דוד 12 (ab)',
];

type Who = 'nobody' | 'host' | 'player';
interface Shot {
  name: string;
  path: string;
  who?: Who;
}

async function shoot(browser: Browser, base: string, room: Room, shots: Shot[]): Promise<void> {
  for (const { name, path, who = 'nobody' } of shots) {
    const context = await browser.newContext({ baseURL: base, reducedMotion: 'reduce' });
    if (who !== 'nobody') await context.addCookies([room.cookie(who)]);
    const page = await context.newPage();
    const errors: string[] = [];
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        console.error(`policy: ${effectiveDirective} forbids ${blockedURI}`),
      );
    });
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.setViewportSize(SIZES[0]!);
    await page.goto(path);
    await settled(page);
    await lookAtAll(page, name);
    expect(
      errors.filter((text) => !/404|401/.test(text)),
      `${name}: errors in the console`,
    ).toEqual([]);
    await context.close();
  }
}

async function settled(page: Page): Promise<void> {
  await expect(page.locator('main').first()).toBeVisible();
  await page.waitForTimeout(400);
}

type Scheme = 'light' | 'dark';

async function look(page: Page, size: { width: number; height: number }, name: string, scheme: Scheme) {
  await page.setViewportSize(size);
  await page.waitForTimeout(150);
  const shot = `${name}-${size.width}-${scheme}`;
  await page.screenshot({ path: `test-results/pages/${shot}.png` });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(over, `${shot}: pixels over the right edge`).toBeLessThanOrEqual(0);
  if (size.width === 360)
    expect.soft(await checked(page, { contrast: scheme === 'dark' ? 'only' : 'too' }), shot).toEqual([]);
}

/** Colours are the same at every size, and all else the same in both: the dark ones are looked at on a phone alone. */
async function lookAtAll(page: Page, name: string): Promise<void> {
  for (const size of SIZES) await look(page, size, name, 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await look(page, SIZES[0]!, name, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
}

test('pages without an event', async ({ browser, baseURL }) => {
  const room = await Room.open(baseURL!, []);
  await shoot(browser, baseURL!, room, [
    { name: 'home', path: '/' },
    { name: 'create', path: '/host' },
    { name: 'sign-in', path: '/sign-in' },
    { name: 'register', path: '/register' },
    { name: 'rules', path: '/rules' },
    { name: 'alone', path: '/alone' },
    { name: 'licences', path: '/licences' },
    { name: 'missing-page', path: '/no/such/page' },
    { name: 'missing-event', path: '/e/ZZZZZZ' },
    { name: 'desk-locked', path: `/host/${room.event.code}` },
  ]);
});

test('word lists of a host', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.setViewportSize(SIZES[0]!);
  await page.goto('/register');
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('E-mail address').fill('lists@example.org');
  await page.getByLabel('Password').fill('a long pass phrase of mine');
  await page.getByRole('button', { name: /account/i }).click();
  await page.waitForURL('**/account');
  await page.goto('/host/lexicons');
  await lookAtAll(page, 'own-lists-none');
  await page.getByLabel('File').setInputFiles({
    name: 'club.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(`cat\ndog\nx-ray\n${'long'.repeat(9)}\nлес\nA\n`),
  });
  await page.getByRole('button', { name: 'Add this list' }).click();
  await expect(page.getByRole('heading', { name: 'club is ready' })).toBeVisible();
  await lookAtAll(page, 'own-lists');
  // What was said of the list before does not stand below what is wrong with the next one.
  await page.getByLabel('File').setInputFiles({
    name: 'page.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('<html>cat</html>'),
  });
  await page.getByRole('button', { name: 'Add this list' }).click();
  await expect(page.getByText('This is a web page.', { exact: false })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'club is ready' })).toBeHidden();
  await page.goto('/host');
  await page.getByRole('button', { name: 'Change the word list' }).click();
  await lookAtAll(page, 'choose-list');
  await page.getByLabel('Search').fill('turkish');
  await page.getByRole('button', { name: /head-words/ }).click();
  await expect(page.getByText(/45,\d{3} words/)).toBeVisible();
  await lookAtAll(page, 'create-turkish');
  await context.close();
});

const pagesOf = ({ event: { code } }: Room, state: string): Shot[] => [
  { name: `${state}-player`, path: `/e/${code}`, who: 'player' },
  { name: `${state}-desk`, path: `/host/${code}`, who: 'host' },
  { name: `${state}-screen`, path: `/e/${code}/screen` },
];

async function playRounds(room: Room, rounds: number): Promise<void> {
  for (let number = 1; number <= rounds; number++) {
    if (number > 1) await room.command('close-round');
    await room.command(number === 1 ? 'start' : 'next-round');
    await room.send();
  }
}

test('pages of an event in the lobby and in a round', async ({ browser, baseURL }) => {
  const room = await Room.open(baseURL!, NAMES, { secondsPerRound: 1200 });
  const join = { name: 'join', path: `/e/${room.event.code}` };
  await shoot(browser, baseURL!, room, [...pagesOf(room, 'lobby'), join]);
  await playRounds(room, 3);
  await shoot(browser, baseURL!, room, pagesOf(room, 'open'));
});

test('pages of an event between rounds and after the last', async ({ browser, baseURL }) => {
  const room = await Room.open(baseURL!, NAMES, { secondsPerRound: 1200 });
  const review = `/e/${room.event.code}/review`;
  await playRounds(room, 2);
  await room.command('close-round');
  await shoot(browser, baseURL!, room, pagesOf(room, 'between'));
  await room.command('pause');
  await shoot(browser, baseURL!, room, pagesOf(room, 'paused').slice(0, 2));
  await room.command('finish');
  await shoot(browser, baseURL!, room, [
    ...pagesOf(room, 'finished'),
    { name: 'review', path: review, who: 'player' },
    { name: 'review-round', path: `${review}?round=2`, who: 'player' },
  ]);
});
