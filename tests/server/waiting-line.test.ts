import { describe, expect, it } from 'vitest';
import { WaitingLine } from '@/lib/server/waiting-line';

const turn = () => new Promise((resolve) => setImmediate(resolve));

const fail = (error: unknown) => {
  throw error;
};

/** Work that keeps the thread for some milliseconds. */
function busy(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

describe('the line of requests that were read', () => {
  it('works on them in their order, after those of the same moment have been read', async () => {
    const line = new WaitingLine(fail);
    const done: number[] = [];
    for (let index = 0; index < 5; index++) line.add(() => done.push(index));
    expect(done).toEqual([]);
    await turn();
    expect(done).toEqual([0, 1, 2, 3, 4]);
    line.add(() => done.push(5));
    await turn();
    expect(done.at(-1)).toBe(5);
  });

  it('looks who has come after some milliseconds, however many wait', async () => {
    const line = new WaitingLine(fail);
    let worked = 0;
    const work = () => {
      busy(1);
      worked += 1;
    };
    for (let index = 0; index < 100; index++) line.add(work);
    const read: number[] = [];
    while (worked < 100) {
      await turn();
      read.push(worked);
    }
    // What comes meanwhile is read between turns, a few pieces of work apart.
    expect(read.length).toBeGreaterThan(10);
  });

  it('takes what is added while it works', async () => {
    const line = new WaitingLine(fail);
    const done: string[] = [];
    line.add(() => {
      done.push('first');
      line.add(() => done.push('added'));
    });
    while (done.length < 2) await turn();
    expect(done).toEqual(['first', 'added']);
  });

  it('goes on when one of them fails', async () => {
    const faults: unknown[] = [];
    const line = new WaitingLine((error) => faults.push(error));
    const broken = new Error('broken');
    const done: string[] = [];
    line.add(() => {
      throw broken;
    });
    line.add(() => done.push('second'));
    await turn();
    expect({ faults, done }).toEqual({ faults: [broken], done: ['second'] });
  });
});
