/**
 * Every page in its states, at the sizes of a phone, a desk and a hall, light and dark: nothing runs over the edge,
 * nothing that a checker of accessibility finds, no error in the console, nothing that the security policy forbids. The pictures are kept in test-results/pages.
 */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { checked } from './support/checked';
import { Room } from './support/room';

test.setTimeout(600_000);

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
  for (const colorScheme of ['light', 'dark'] as const)
    for (const { name, path, who = 'nobody' } of shots) {
      const context = await browser.newContext({ baseURL: base, colorScheme, reducedMotion: 'reduce' });
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
      // Colours are the same at every size: the dark ones are looked at on a phone alone.
      for (const size of colorScheme === 'light' ? SIZES : SIZES.slice(0, 1))
        await look(page, size, `${name}-${size.width}-${colorScheme}`);
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

async function look(page: Page, size: { width: number; height: number }, name: string): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForTimeout(150);
  await page.screenshot({ path: `test-results/pages/${name}.png` });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(over, `${name}: pixels over the right edge`).toBeLessThanOrEqual(0);
  if (size.width !== 360) return;
  expect.soft(await checked(page), name).toEqual([]);
}

test('pages without an event', async ({ browser, baseURL }) => {
  const room = await Room.open(baseURL!, []);
  await shoot(browser, baseURL!, room, [
    { name: 'home', path: '/' },
    { name: 'create', path: '/host' },
    { name: 'sign-in', path: '/sign-in' },
    { name: 'register', path: '/register' },
    { name: 'rules', path: '/rules' },
    { name: 'licences', path: '/licences' },
    { name: 'missing-page', path: '/no/such/page' },
    { name: 'missing-event', path: '/e/ZZZZZZ' },
    { name: 'desk-locked', path: `/host/${room.event.code}` },
  ]);
});

test('word lists of a host', async ({ browser, baseURL }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ baseURL, colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.setViewportSize(SIZES[0]!);
    await page.goto('/register');
    await page.getByLabel('Name').fill('Ada');
    await page.getByLabel('E-mail address').fill(`lists-${colorScheme}@example.org`);
    await page.getByLabel('Password').fill('a long pass phrase of mine');
    await page.getByRole('button', { name: /account/i }).click();
    await page.waitForURL('**/account');
    await page.goto('/host/lexicons');
    await lookAtAll(page, colorScheme, 'own-lists-none');
    await page.getByLabel('File').setInputFiles({
      name: 'club.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(`cat\ndog\nx-ray\n${'long'.repeat(9)}\nлес\nA\n`),
    });
    await page.getByRole('button', { name: 'Add this list' }).click();
    await expect(page.getByRole('heading', { name: 'club is ready' })).toBeVisible();
    await lookAtAll(page, colorScheme, 'own-lists');
    await page.goto('/host');
    await page.getByRole('button', { name: 'Change the word list' }).click();
    await lookAtAll(page, colorScheme, 'choose-list');
    await page.getByLabel('Search').fill('turkish');
    await page.getByRole('button', { name: /head-words/ }).click();
    await expect(page.getByText(/45,\d{3} words/)).toBeVisible();
    await lookAtAll(page, colorScheme, 'create-turkish');
    await context.close();
  }
});

/** Colours are the same at every size: the dark ones are looked at on a phone alone. */
async function lookAtAll(page: Page, colorScheme: 'light' | 'dark', name: string): Promise<void> {
  for (const size of colorScheme === 'light' ? SIZES : SIZES.slice(0, 1))
    await look(page, size, `${name}-${size.width}-${colorScheme}`);
  await page.setViewportSize(SIZES[0]!);
}

test('pages of an event from the lobby to the end', async ({ browser, baseURL }) => {
  const room = await Room.open(baseURL!, NAMES, { secondsPerRound: 600 });
  const { code } = room.event;
  const pages = (state: string, more: Shot[] = []): Shot[] => [
    { name: `${state}-player`, path: `/e/${code}`, who: 'player' },
    { name: `${state}-desk`, path: `/host/${code}`, who: 'host' },
    { name: `${state}-screen`, path: `/e/${code}/screen` },
    ...more,
  ];
  await shoot(browser, baseURL!, room, pages('lobby', [{ name: 'join', path: `/e/${code}` }]));
  for (let number = 1; number <= 3; number++) {
    await room.command(number === 1 ? 'start' : 'next-round');
    await room.send();
    if (number === 3) await shoot(browser, baseURL!, room, pages('open'));
    await room.command('close-round');
  }
  await shoot(browser, baseURL!, room, pages('between'));
  await room.command('pause');
  await shoot(browser, baseURL!, room, pages('paused').slice(0, 2));
  await room.command('finish');
  await shoot(
    browser,
    baseURL!,
    room,
    pages('finished', [
      { name: 'review', path: `/e/${code}/review`, who: 'player' },
      { name: 'review-round', path: `/e/${code}/review?round=2`, who: 'player' },
    ]),
  );
});
