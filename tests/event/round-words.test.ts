import { expect, it } from 'vitest';
import type { MoveBody, RoundWords } from '@/lib/http/schemas';
import { call, must } from '@/scripts/outside/event-client';
import { legalMoves, moveOf } from '../support/moves';
import { OutsideEvent } from '../support/outside';
import { testService } from '../support/service';

const service = testService();

const words = (event: OutsideEvent, number: number, key?: string) =>
  call<RoundWords>(event.base, event.path(`/rounds/${number}/words${key ? '?own=1' : ''}`), { key });

it('tells what a top means once its round is closed, and nothing before', async () => {
  const event = await OutsideEvent.create(service.base(), {
    racks: 'prepared',
    prepared: { rounds: [{ rack: 'RETINAS' }, { rack: 'JUMBLED' }] },
    checkWords: false,
  });
  await event.join('Ana');
  await event.command('start');
  expect((await words(event, 1)).status).toBe(404);
  expect((await words(event, 2)).status).toBe(404);
  const { round } = await event.command('close-round');
  const { status, body } = await words(event, 1);
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(['meanings']);
  for (const { headWord, text } of body.meanings) {
    expect(round?.top?.word.toLowerCase()).toContain(headWord.slice(0, 3));
    expect(text).not.toBe('');
  }
});

it('says at once why a move that no word spoils is worth nothing, where the event checks', async () => {
  for (const checkWords of [true, false]) {
    const event = await OutsideEvent.create(service.base(), { seed: 'words', checkWords });
    const ana = await event.join('Ana');
    const { round } = await event.command('start');
    const { word } = legalMoves(round!)[0]!;
    const beside: MoveBody = { row: 1, col: 1, direction: 'across', word };
    const { body } = await event.send(ana.playerKey, 1, 1, beside);
    expect(body).toEqual(expect.objectContaining({ rev: 1 }));
    expect((body as { reason?: string }).reason).toBe(checkWords ? 'off-centre' : undefined);
    const { you } = await event.snapshot(ana.playerKey);
    expect(you?.slip?.reason).toBe(checkWords ? 'off-centre' : undefined);
  }
});

it('tells a player which words of the own slip are bad, whatever the event checks', async () => {
  const event = await OutsideEvent.create(service.base(), { seed: 'words', checkWords: false });
  const [ana, bo] = [await event.join('Ana'), await event.join('Bo')];
  const { round } = await event.command('start');
  const good = moveOf(legalMoves(round!)[0]!);
  const bad: MoveBody = { ...good, word: [...good.word].reverse().join('') };
  await event.send(ana.playerKey, 1, 1, bad);
  await event.send(bo.playerKey, 1, 1, good);
  expect((await words(event, 1, ana.playerKey)).status).toBe(404);
  await event.command('close-round');
  const ofAna = await must<RoundWords>(event.base, event.path('/rounds/1/words?own=1'), {
    key: ana.playerKey,
  });
  expect(ofAna.badWords).toEqual([bad.word]);
  expect((await words(event, 1, bo.playerKey)).body.badWords).toEqual([]);
  expect((await words(event, 1)).body.badWords).toBeUndefined();
});
