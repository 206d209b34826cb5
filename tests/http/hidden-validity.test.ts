/** What an answer to a slip gives away before the close. */
import { describe, expect, it } from 'vitest';
import { seededRandom } from '@/lib/engine';
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

/** How far apart two samples are, in standard deviations of Mann and Whitney's U; ties count half. */
function distance(a: readonly number[], b: readonly number[]): number {
  let u = 0;
  for (const x of a) for (const y of b) u += x < y ? 1 : x === y ? 0.5 : 0;
  const spread = Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12);
  return (u - (a.length * b.length) / 2) / spread;
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;

describe('the time of an answer', () => {
  it('is measured: samples that differ are found different', () => {
    const sample = (from: number) => Array.from({ length: 200 }, (_, n) => from + Math.sin(n * n));
    expect(Math.abs(distance(sample(10), sample(10.3)))).toBeGreaterThan(4);
    expect(Math.abs(distance(sample(10), sample(10)))).toBeLessThan(1);
  });

  /** Times that a busy machine makes differ once in a while; an answer that tells differs in each measurement. */
  const MEASUREMENTS = 3;

  async function compare(event: OutsideEvent, key: string, good: object, bad: object): Promise<void> {
    const found: { apart: number; report: string }[] = [];
    for (let turn = 0; turn < MEASUREMENTS; turn++) {
      found.push(await measure(event, key, { good, bad }, 420 * turn));
      if (found.at(-1)!.apart < 4) return;
    }
    throw new Error(`told apart: ${found.map(({ report }) => report).join('; ')}`);
  }

  /**
   * Some 200 good and 200 bad slips in no order that anything else on the machine has; the first ones, which warm
   * everything up, are not looked at.
   */
  async function measure(
    event: OutsideEvent,
    key: string,
    slips: Record<'good' | 'bad', object>,
    before: number,
  ) {
    const times: Record<'good' | 'bad', number[]> = { good: [], bad: [] };
    const { below } = seededRandom(`slips ${before}`);
    for (let rev = 1; rev <= 420; rev++) {
      const kind = below(2) === 0 ? 'good' : 'bad';
      const slip = { rev: before + rev, ...slips[kind] };
      const began = performance.now();
      const path = event.path('/rounds/1/slip');
      const { status } = await call(event.base, path, { method: 'PUT', body: slip, key });
      if (rev > 20) times[kind].push(performance.now() - began);
      expect(status).toBe(200);
    }
    // None goes out as soon as it is ready.
    expect(Math.min(...times.good, ...times.bad)).toBeGreaterThan(38);
    const [good, bad] = [median(times.good), median(times.bad)];
    const apart = Math.abs(distance(times.good, times.bad));
    return { apart, report: `${apart} deviations, medians ${good} and ${bad} ms` };
  }

  it('does not tell good words from bad ones, in either entry', async () => {
    const assisted = await OutsideEvent.create(service.base(), { checkWords: false, seed: 'alike' });
    const written = await OutsideEvent.create(service.base(), { entry: 'federation', seed: 'alike' });
    const [ana, bo] = [await assisted.join('Ana'), await written.join('Bo')];
    const { round } = await assisted.command('start');
    await written.command('start');
    const good = moveOf(legalMoves(round!).find(({ word }) => word.length === 5)!);
    const reversed = [...good.word].reverse().join('');
    // A good word where it does not fit is looked for on the whole board, which takes far longer than refusing it.
    const misplaced = (word: string) => ({ reference: '15O', word, claimed: 999 });
    await compare(assisted, ana.playerKey, { move: good }, { move: { ...good, word: reversed } });
    await compare(written, bo.playerKey, misplaced(good.word), misplaced(reversed));
  });
});
