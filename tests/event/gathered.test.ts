import { describe, expect, it } from 'vitest';
import { Gathered } from '@/lib/event/gathered';

const settle = (ms = 20) => new Promise((resolve) => setTimeout(resolve, ms));

function setup(write?: (items: number[]) => Promise<string[]>) {
  const batches: number[][] = [];
  const queue = new Gathered<number, string>({ waitMs: 2, longestMs: 5, most: 3 }, async (items) => {
    batches.push(items);
    return write ? write(items) : items.map((item) => `wrote ${item}`);
  });
  return { batches, queue };
}

describe('what is gathered', () => {
  it('is written together, in order, and each gets its own answer', async () => {
    const { batches, queue } = setup();
    const answers = await Promise.all([1, 2, 3, 4, 5].map((item) => queue.add(item)));
    expect(answers).toEqual(['wrote 1', 'wrote 2', 'wrote 3', 'wrote 4', 'wrote 5']);
    expect(batches).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
  });

  it('waits while another batch is written', async () => {
    let release = () => {};
    const first = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { batches, queue } = setup(async (items) => {
      if (items[0] === 1) await first;
      return items.map(String);
    });
    const one = queue.add(1);
    await settle();
    const two = queue.add(2);
    await settle();
    expect(batches).toEqual([[1]]);
    release();
    expect(await Promise.all([one, two])).toEqual(['1', '2']);
  });

  it('is answered when it is drained', async () => {
    const { queue } = setup();
    let answered = false;
    void queue.add(1).then(() => {
      answered = true;
    });
    await queue.drained();
    expect(answered).toBe(true);
  });

  it('fails as a whole when nothing can be written', async () => {
    const { queue, batches } = setup(async () => {
      throw Object.assign(new Error('away'), { code: '57P01' });
    });
    const results = await Promise.allSettled([1, 2].map((item) => queue.add(item)));
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(batches).toEqual([[1, 2]]);
  });

  it('does not fail for one that the database cannot take', async () => {
    const { queue } = setup(async (items) => {
      if (items.includes(2)) throw Object.assign(new Error('untranslatable character'), { code: '22P05' });
      return items.map(String);
    });
    const results = await Promise.allSettled([1, 2, 3].map((item) => queue.add(item)));
    expect(results.map((result) => (result.status === 'fulfilled' ? result.value : 'failed'))).toEqual([
      '1',
      'failed',
      '3',
    ]);
  });
});
