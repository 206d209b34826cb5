/** A teacher runs a lesson: set by age and minutes, started by a tap, reported by pupil, deleted on request. */
import { expect, type Page, test } from '@playwright/test';
import type { Report, Snapshot } from '@/lib/http/schemas';
import { device, joinAs, lay, send, snapshotFor } from './support/hall';
import { movesByReference } from './support/reference';

const codeOf = (page: Page) => page.url().split('/').at(-1)!;

test('a lesson from the form to the report, and then nothing is left of it', async ({ browser }) => {
  const teacher = await device(browser, { width: 1280, height: 800 });
  await teacher.goto('/host');
  await teacher.getByText('Class', { exact: true }).click();
  await teacher.getByText('8 to 10', { exact: true }).click();
  await teacher.getByText('20 minutes', { exact: true }).click();
  await expect(teacher.getByText(/^4 rounds of 3 minutes/)).toBeVisible();
  await teacher.getByRole('button', { name: 'Create event' }).click();
  await expect(teacher.getByRole('region', { name: 'How to join' })).toBeVisible();
  const code = codeOf(teacher);

  const [ana, bo] = [await device(browser), await device(browser)];
  await joinAs(ana, code, 'Ana');
  await joinAs(bo, code, 'Bo');
  const { settings } = await snapshotFor(ana, code);
  expect(settings).toMatchObject({ maxRounds: 4, secondsPerRound: 180, checkWords: true, nameFilter: true });

  await teacher.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(ana.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  const { round } = await snapshotFor(ana, code);
  const [best] = movesByReference(round!);
  await lay(ana, best!.fresh);
  await send(ana);
  // A word that is none: the letters backwards.
  const letters = [...round!.rack.drawn].filter((letter) => letter !== '?').reverse();
  const word = letters.join('');
  await lay(
    bo,
    letters.map((letter, at) => ({ row: 8, col: 4 + at, letter })),
  );
  await bo.keyboard.press('Enter');
  await expect.poll(async () => (await snapshotFor(bo, code)).you?.slip?.valid).toBe(false);
  await teacher.getByRole('button', { name: 'Close the round' }).click();
  await expect(ana.getByRole('heading', { name: 'Round 1 is over' })).toBeVisible();

  await teacher.goto(`/host/${code}/report`);
  const line = (name: string) => teacher.getByRole('row', { name: new RegExp(`^${name} `) });
  await expect(line('Ana')).toContainText(String(best!.pays));
  await expect(line('Bo')).toContainText(word);
  const csv = await teacher.request.get(`/api/events/${code}/report.csv`);
  expect(await csv.text()).toContain(word);

  await teacher.getByRole('link', { name: 'To the desk' }).click();
  await teacher.getByRole('button', { name: 'Players' }).click();
  await teacher.getByRole('button', { name: 'More about Bo' }).click();
  await teacher.getByRole('button', { name: 'Erase name and details' }).click();
  await teacher.getByRole('button', { name: 'Erase them' }).click();
  await expect(teacher.getByText(/^Only #\d{4} is left/)).toBeVisible();
  const report: Report = await (await teacher.request.get(`/api/events/${code}/report`)).json();
  expect(report.rows.map(({ name }) => name).sort()).toEqual([expect.stringMatching(/^#\d{4}$/), 'Ana']);
  await expect(bo.getByRole('button', { name: 'Join', exact: true })).toBeVisible();

  const deleted = await teacher.request.delete(`/api/events/${code}`);
  expect(deleted.status()).toBe(200);
  await expect(bo.getByRole('heading', { name: 'The host has deleted this event' })).toBeVisible();
  const gone = await teacher.request.get(`/api/events/${code}`);
  expect(((await gone.json()) as Snapshot & { code: string }).code).toBe('event-deleted');
});
