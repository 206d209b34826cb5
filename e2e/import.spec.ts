/** Finished games from elsewhere: brought in as files and text, reviewed, taken along again as a file and as text. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { checked } from './support/checked';
import { LANGUAGES, overTheEdge, speak } from './support/languages';

const TABLE = `name: Club night
round | rack    | top            | Ann           | Bob
1     | AEINRST | 8D NASTIER 66  | 8D NASTIER 66 | 8G TIN 7
2     | DOGSXYU |                | H1 GODS       |
`;

test('good files become events to review, bad ones are told by line', async ({ page }) => {
  await page.goto('/host');
  await page.getByRole('link', { name: 'Bring in games that were played elsewhere' }).click();
  await page.getByLabel('Files').setInputFiles([
    { name: 'night.txt', mimeType: 'text/plain', buffer: Buffer.from(TABLE) },
    { name: 'bad.txt', mimeType: 'text/plain', buffer: Buffer.from(TABLE.replace('8G TIN 7', 'nonsense')) },
  ]);
  await page.getByLabel('Or paste a game').fill(TABLE.replace('AEINRST', 'ZZZZEEE'));
  await page.getByRole('button', { name: 'Bring them in' }).click();
  const done = page.getByRole('region', { name: 'What became of the files' });
  await expect(done.getByRole('heading', { level: 3 })).toHaveText(['night.txt', 'bad.txt', 'Pasted text']);
  await expect(done).toContainText('Club night · 2 rounds · 2 players');
  await expect(done).toContainText('Points, as given and as computed: Bob: TIN 7, 6');
  await expect(done).toContainText('Line 3: This line cannot be read: nonsense');
  await expect(done).toContainText('Line 3: There are not so many of these tiles left: ZZZZEEE');
  expect(await checked(page)).toEqual([]);
  await done.getByRole('link', { name: 'Review' }).click();
  await expect(page.getByRole('heading', { name: 'Club night' })).toBeVisible();
  await page.goto(`${page.url()}?round=1`);
  await page.getByRole('button', { name: 'Share' }).first().click();
  const share = page.getByRole('dialog', { name: 'Share' });
  await share.getByText('This round as text').click();
  await expect(share.locator('pre').first()).toContainText('8 . . . N A S T I E R . . . . .');
  await share.getByText('The whole game as text').click();
  await expect(share.locator('pre').last()).toContainText(/1 +AEINRST +8D NASTIER +66 +66/);
  const text = (await share.locator('pre').last().textContent()) ?? '';
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    share.getByRole('link', { name: 'Download the game (JSON)' }).click(),
  ]);
  await page.goto('/host/import');
  await page.getByLabel('Files').setInputFiles(await file.path());
  await page.getByRole('button', { name: 'Bring them in' }).click();
  await expect(page.getByText('2 rounds · 2 players')).toBeVisible();
  await page.goto('/host/import');
  await page.getByLabel('Or paste a game').fill(text);
  await page.getByRole('button', { name: 'Bring them in' }).click();
  await expect(done).toContainText('Club night · 2 rounds · 0 players');
  await page.goto('/analysis');
  await expect(page.getByText('Type a rack to see every move.')).toBeVisible();
  const paste = page.getByRole('dialog');
  for (const given of [text, await readFile(await file.path(), 'utf8')]) {
    await page.getByRole('button', { name: 'Paste' }).click();
    await paste.getByRole('textbox').fill(given);
    await paste.getByRole('button', { name: 'Take it over' }).click();
    await expect(page.getByRole('region', { name: 'Game' }).getByRole('listitem')).toHaveCount(2);
  }
  await expect(page.getByText('A game of several players: only its tops were taken.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Rack' }).fill('ZZZZZZZ');
  await expect(page.getByText('The set does not have so many of these: Z')).toBeVisible();
  expect(await checked(page)).toEqual([]);
});

test('in every language the page fits a small phone', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { tag } of LANGUAGES) {
    await speak(page.context(), baseURL!, tag);
    await page.goto('/host/import');
    await expect(page.locator('textarea')).toBeVisible();
    expect(await overTheEdge(page)).toEqual([]);
  }
});
