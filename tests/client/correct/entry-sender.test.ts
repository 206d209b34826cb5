import { expect, it } from 'vitest';
import { type EnteredSlip, EntrySender, type SentEntry } from '@/lib/client/correct/entry-sender';
import type { Answer } from '@/lib/client/live';
import type { EnteredSlips, PaperSlipInput, Problem } from '@/lib/http/schemas';

const entry = (id: number, word: string, round = 1): SentEntry => ({
  id,
  round,
  playerId: `player ${id}`,
  table: String(id),
  slip: { playerId: `player ${id}`, word },
  typed: word,
  filled: [],
  replaced: false,
  answer: null,
});

const problem = (status: number): Problem => ({ type: '', title: '', status, code: 'invalid-input' });

/** Takes slips with any word but `bad`, which no request may hold. */
function desk(first: (slips: PaperSlipInput[]) => Problem | null = () => null) {
  const requests: string[][] = [];
  const taken: number[] = [];
  const lost: number[] = [];
  const back: number[] = [];
  let holding: Promise<unknown> = Promise.resolve();
  const sender = new EntrySender({
    post: async (_, slips): Promise<Answer<EnteredSlips>> => {
      await holding;
      requests.push(slips.map(({ word }) => word ?? ''));
      const refusal = first(slips) ?? (slips.some(({ word }) => word === 'bad') ? problem(422) : null);
      if (refusal) return { ok: false, problem: refusal };
      const answers = slips.map(() => ({ status: 'entered' }) as EnteredSlip);
      return { ok: true, body: { slips: answers } as EnteredSlips };
    },
    isPassing: ({ status }) => status >= 500,
    onSettled: (done) => {
      for (const [id, answer] of done) (answer ? taken : lost).push(id);
    },
    onProblem: () => {},
    onRefused: ({ id }) => back.push(id),
  });
  return {
    sender,
    requests,
    taken,
    lost,
    back,
    hold(until: Promise<unknown>) {
      holding = until;
    },
  };
}

it('sends what was typed meanwhile in one request, a slip of each at a time', async () => {
  const at = desk();
  let go = () => {};
  at.hold(new Promise<void>((resolve) => (go = resolve)));
  at.sender.add([entry(1, 'one')]);
  at.sender.add([entry(2, 'two'), entry(3, 'three'), { ...entry(4, 'again'), playerId: 'player 2' }]);
  go();
  await expect.poll(() => at.taken).toEqual([1, 2, 3, 4]);
  expect(at.requests).toEqual([['one'], ['two', 'three'], ['again']]);
});

it('loses no slip to another one that is refused', async () => {
  const at = desk();
  at.sender.add([entry(1, 'one'), entry(2, 'bad'), entry(3, 'three'), entry(4, 'bad'), entry(5, 'five')]);
  await expect.poll(() => at.taken).toEqual([1, 3, 5]);
  expect([at.lost, at.back]).toEqual([[2, 4], [2]]);
  // Afterwards they go together again.
  at.sender.add([entry(6, 'six'), entry(7, 'seven')]);
  await expect.poll(() => at.taken).toEqual([1, 3, 5, 6, 7]);
  expect(at.requests.at(-1)).toEqual(['six', 'seven']);
});

it('sends again what was not answered', async () => {
  let away = 1;
  const at = desk(() => (away-- > 0 ? problem(503) : null));
  at.sender.add([entry(1, 'one')]);
  await expect.poll(() => at.taken).toEqual([1]);
  expect([at.requests.length, at.lost]).toEqual([2, []]);
});
