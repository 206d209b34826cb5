/** What an answer to a slip gives away before the close. */
import { describe, expect, it } from 'vitest';
import type { SlipReceipt } from '@/lib/http/schemas';
import { call } from '@/scripts/outside/event-client';
import { legalMoves, moveOf } from '../support/moves';
import { OutsideEvent } from '../support/outside';
import { testService } from '../support/service';

const service = testService();

describe('before the close', () => {
  it('good and bad words are answered alike where the event does not check them', async () => {
    const event = await OutsideEvent.create(service.base(), {
      checkWords: false,
      showScores: true,
      seed: 'alike',
    });
    const ana = await event.join('Ana');
    const { round } = await event.command('start');
    const good = moveOf(legalMoves(round!).find(({ word }) => word.length === 4)!);
    const bad = { ...good, word: [...good.word].reverse().join('') };
    const answers: { status: number; body: SlipReceipt; headers: Headers }[] = [];
    for (const [index, move] of [good, bad].entries())
      answers.push(await event.send(ana.playerKey, 1, index + 1, move));
    const [first, second] = answers.map(({ status, body, headers }) => ({
      status,
      keys: Object.keys(body).sort(),
      score: typeof body.score,
      positive: (body.score ?? 0) > 0,
      headers: [...headers.keys()].filter((name) => name !== 'date').sort(),
    }));
    expect(second).toEqual(first);
    // Nor does asking again, or coming back to the page, tell.
    const again = await event.send(ana.playerKey, 1, 2, bad);
    expect(again.body).toEqual(answers[1]!.body);
    const { you } = await event.snapshot(ana.playerKey);
    expect(you?.slip?.score).toBe(answers[1]!.body.score);
    expect(you?.slip).not.toHaveProperty('valid');
  });

  it('written slips are answered alike, whatever they say', async () => {
    const event = await OutsideEvent.create(service.base(), { entry: 'federation', checkWords: true });
    const ana = await event.join('Ana');
    const { round } = await event.command('start');
    const good = legalMoves(round!)[0]!;
    const slips = [
      { reference: '8H', word: good.word, claimed: good.score },
      { reference: '8H', word: 'QQQ', claimed: 12 },
      { reference: '', word: '???', claimed: null },
    ];
    for (const [index, slip] of slips.entries()) {
      const path = event.path('/rounds/1/slip');
      const options = { method: 'PUT', body: { rev: index + 1, ...slip }, key: ana.playerKey };
      const { status, body } = await call<object>(event.base, path, options);
      expect([status, Object.keys(body).sort()]).toEqual([200, ['receivedAt', 'rev']]);
    }
  });
});
