/** What pages that draw themselves in the browser answer for what is not there. */
import { expect, it } from 'vitest';
import { pageStatus } from '@/lib/http';
import { must } from '@/scripts/outside/event-client';
import { OutsideEvent } from '../support/outside';
import { testService } from '../support/service';

const service = testService();

const statusOf = (path: string, headers: Record<string, string> = {}) =>
  pageStatus(new URL(path, 'http://page'), (name) => headers[name] ?? null);

it('is 404 for events, players, rounds, runs, tables and gatherings that are not there', async () => {
  const event = await OutsideEvent.create(service.base());
  const ana = await event.join('Ana');
  const { code } = event;
  const pages = ['review', 'screen', 'alone', 'draw', 'embed', `players/${ana.playerId}`];
  for (const page of pages) {
    expect(await statusOf(`/e/${code.toLowerCase()}/${page}`), page).toBe(200);
    expect(await statusOf(`/e/ZZZZZZ/${page}`), page).toBe(404);
  }
  for (const page of ['', '/correct', '/journal', '/report', '/slips', '/tables']) {
    expect(await statusOf(`/host/${code}${page}`), page).toBe(200);
    expect(await statusOf(`/host/ZZZZZZ${page}`), page).toBe(404);
  }
  expect(await statusOf(`/e/${code}/players/nobody`)).toBe(404);
  for (const path of ['/table/ZZZZZZ', '/g/ZZZZZZ', '/alone/nothing', '/e/%ff/review'])
    expect(await statusOf(path), path).toBe(path.includes('%') ? 200 : 404);
  for (const path of [
    '/',
    '/alone',
    '/table',
    '/host',
    '/host/import',
    '/host/prepare',
    '/host/lexicons',
    '/rules',
    '/constructor/x',
    '/toString/x',
  ])
    expect(await statusOf(path), path).toBe(200);
});

it('leaves the player’s own page to itself', async () => {
  expect(await statusOf('/e/ZZZZZZ')).toBe(200);
});

it('is 404 for a round until it is closed', async () => {
  const event = await OutsideEvent.create(service.base());
  await event.join('Ana');
  await event.command('start');
  const round = (page: string, round: string) => statusOf(`/e/${event.code}/${page}?round=${round}`);
  expect(await round('review', '1')).toBe(404);
  await event.command('close-round');
  expect(await round('review', '1')).toBe(200);
  expect(await round('embed', '1')).toBe(200);
  for (const one of ['0', '2', '99', '1.5', 'x', '']) expect(await round('review', one), one).toBe(404);
});

it('is 410 for an event that its host has deleted', async () => {
  const event = await OutsideEvent.create(service.base());
  await must(service.base(), event.path(), { method: 'DELETE', key: event.created.hostKey });
  for (const path of [`/e/${event.code}/review`, `/e/${event.code}/screen`, `/host/${event.code}`])
    expect(await statusOf(path), path).toBe(410);
});

it('is 200 for a table that is there, and for a run of one’s own alone', async () => {
  const base = service.base();
  const { code } = await must<{ code: string }>(base, '/api/tables', { body: { name: 'Ana' } });
  expect(await statusOf(`/table/${code}`)).toBe(200);
  const key = `a_${'A'.repeat(43)}`;
  const run = await must<{ id: string }>(base, '/api/alone', {
    body: { kind: 'solitaire', lexicon: 'en' },
    key,
  });
  expect(await statusOf(`/alone/${run.id}`, { cookie: `onerack_alone=${key}` })).toBe(200);
  expect(await statusOf(`/alone/${run.id}`)).toBe(404);
});

it('tells nothing to an address that guesses codes', async () => {
  const from = { 'x-forwarded-for': '10.9.9.8' };
  const guessed = async () => {
    for (let index = 0; index < 400; index++) {
      const code = `Z${String(index).padStart(5, '2')}`;
      if ((await statusOf(`/e/${code}/review`, from)) === 200) return 'told nothing';
    }
    return 'told each';
  };
  await expect.poll(guessed, { timeout: 60_000 }).toBe('told nothing');
});

it('takes nobody for a guesser who asks an event for what it has not yet, or has no more', async () => {
  const from = { 'x-forwarded-for': '10.9.9.7' };
  const event = await OutsideEvent.create(service.base());
  const gone = await OutsideEvent.create(service.base());
  await must(service.base(), gone.path(), { method: 'DELETE', key: gone.created.hostKey });
  for (let times = 0; times < 400; times++) {
    expect(await statusOf(`/e/${event.code}/review?round=1`, from)).toBe(404);
    expect(await statusOf(`/e/${gone.code}/review`, from)).toBe(410);
  }
});
