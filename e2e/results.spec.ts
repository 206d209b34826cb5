import { expect, type Page, test } from '@playwright/test';
import type { PlayerSheet } from '@/lib/http/schemas';
import { checked } from './support/checked';
import { device, snapshotFor } from './support/hall';
import { Room } from './support/room';
import { playerCookie, seededRoom } from './support/seeded';

const FILES = [
  ['PDF for the notice board', /^%PDF-/],
  ['Excel', /^PK/],
  ['CSV with semicolons', /^\u00ef\u00bb\u00bfRank;Name;/],
  ['CSV with commas', /^\u00ef\u00bb\u00bfrank,name,/],
  ['A sheet for each player (PDF)', /^%PDF-/],
  ['Tables for the French federation', /^"\d+",".+",-?\d+\r\n/],
  ['Everything (JSON)', /^\{"format":"onerack-results"/],
] as const;

/** What a link brings, as bytes of Latin-1. */
async function downloaded(page: Page, name: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name, exact: true }).click(),
  ]);
  const parts: Buffer[] = [];
  for await (const part of await file.createReadStream()) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('latin1');
}

test('results leave as files, from the desk and as a player, and every part has its ranking', async ({
  browser,
  baseURL,
}) => {
  const room = await seededRoom(baseURL as string, { players: 24, rounds: 4 });
  const { code } = room.event;
  const host = await device(browser, { width: 1280, height: 800 });
  await host
    .context()
    .addCookies([{ name: `onerack_host_${code}`, value: room.event.hostKey, url: baseURL as string }]);
  await host.goto(`/host/${code}`);
  for (const [name, beginning] of FILES) expect(await downloaded(host, name), name).toMatch(beginning);
  expect(await checked(host, { board: false })).toEqual([]);

  const player = await device(browser);
  await player.context().addCookies([playerCookie(baseURL as string, room)]);
  await player.goto(`/e/${code}/review?view=ranking`);
  for (const [name, beginning] of FILES.slice(0, 3))
    expect(await downloaded(player, name), name).toMatch(beginning);
  await player.goto(`/e/${code}/players/${room.player.playerId}`);
  expect(await downloaded(player, 'This sheet as PDF')).toMatch(/^%PDF-/);
  const sheet = await player.request.get(`/api/events/${code}/players/${room.player.playerId}/sheet`);
  const { player: own } = (await sheet.json()) as PlayerSheet;
  const csv = await (await player.request.get(`/api/events/${code}/results.csv`)).text();
  expect(csv).toContain(`${own.rank},${own.name},`);
});

/** A voice that speaks at once, and keeps what it said. */
const VOICE = () => {
  const said: string[] = [];
  const voice = { name: 'Test', lang: 'en-GB', localService: true, default: true, voiceURI: 'test' };
  class Utterance {
    onend: (() => void) | null = null;
    constructor(readonly text: string) {}
  }
  const speech = {
    getVoices: () => [voice],
    addEventListener() {},
    removeEventListener() {},
    cancel() {
      said.push('(stop)');
    },
    speak(utterance: Utterance) {
      said.push(utterance.text);
      setTimeout(() => utterance.onend?.(), 0);
    },
  };
  Object.defineProperty(window, 'speechSynthesis', { value: speech });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
  Object.defineProperty(window, 'said', { value: said });
};

const said = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { said: string[] }).said.filter((line) => line !== '(stop)'));

test('rack and top are read out at the desk and on the wall', async ({ browser, baseURL }) => {
  const room = await Room.open(baseURL as string, ['Ada', 'Bo'], { racks: 'entered', secondsPerRound: 900 });
  const { code } = room.event;
  const host = await device(browser, { width: 1280, height: 800 });
  await host.context().addCookies([room.cookie('host')]);
  await host.addInitScript(VOICE);
  const wall = await device(browser, { width: 1920, height: 1080 });
  await wall.addInitScript(VOICE);
  await wall.goto(`/e/${code}/screen?speech=on`);
  await expect(wall.getByText('Ada', { exact: true })).toBeVisible();
  await host.goto(`/host/${code}`);

  await room.command('start', { rack: 'ADEFINY' });
  const desk = host.getByRole('region', { name: 'Reading out' });
  await desk.getByRole('button', { name: 'Read the rack' }).click();
  const rack = [
    'New tiles.',
    'A, Alfa. D, Delta. E, Echo. F, Foxtrot. I, India. N, November. Y, Yankee.',
    'The rack: A, D, E, F, I, N, Y.',
  ];
  await expect.poll(() => said(host)).toEqual(rack);
  await expect.poll(() => said(wall)).toEqual(rack);
  await host.keyboard.press('a');
  await expect.poll(() => said(host)).toEqual([...rack, ...rack]);

  await desk.getByText('Text and voice').click();
  await desk.getByLabel('Read out by itself').check();
  await expect(desk.getByText('New tiles.')).toBeVisible();
  expect(await checked(host, { board: false })).toEqual([]);

  await room.command('close-round');
  const { round } = await snapshotFor(host, code);
  const first = `The top: ${round!.top!.score} points.`;
  await expect.poll(() => said(host)).toContain(first);
  await expect.poll(() => said(wall)).toContain(first);
  await host.keyboard.press('x');
});

test('a device without a voice for the language says so', async ({ browser, baseURL }) => {
  const room = await Room.open(baseURL as string, ['Ada', 'Bo']);
  const host = await device(browser, { width: 1280, height: 800 });
  await host.context().addCookies([room.cookie('host')]);
  await host.addInitScript(() => {
    window.speechSynthesis.getVoices = () => [];
  });
  await room.command('start');
  await host.goto(`/host/${room.event.code}`);
  const desk = host.getByRole('region', { name: 'Reading out' });
  await desk.getByText('Text and voice').click();
  await expect(desk.getByText('This device has no voice for English.', { exact: false })).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Read the rack' })).toHaveCount(0);
});
