import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSlipSender, type LiveStore } from '@/lib/client/live';
import { ready } from './support';

/** A browser as far as a slip needs one: a network that is told what to answer, and a drawer. */
function browser() {
  const sent: { path: string; rev: number; move: unknown }[] = [];
  const script: (Response | Error)[] = [];
  const drawer = new Map<string, string>();
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({ path, ...JSON.parse(String(init.body)) });
    const answer = script.shift() ?? new Error('offline');
    if (answer instanceof Error) throw answer;
    return answer;
  });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => drawer.get(key) ?? null,
    setItem: (key: string, value: string) => drawer.set(key, value),
    removeItem: (key: string) => drawer.delete(key),
  });
  return { sent, script, drawer };
}

const receipt = (rev: number) => Response.json({ rev, receivedAt: 1 });
const refusal = (status: number, code: string) => Response.json({ title: 'no', status, code }, { status });

function player(sinceOpen?: () => number) {
  const received: [number, number][] = [];
  let reloads = 0;
  const live: LiveStore = {
    code: 'K7P4QX',
    get: () => ready(),
    subscribe: () => () => {},
    reload: async () => {
      reloads += 1;
    },
    take: () => {},
    received: (round, slip) => received.push([round, slip.rev]),
  };
  return { sender: createSlipSender(live, sinceOpen), received, reloads: () => reloads };
}

const owner = (round: number) => ({ code: 'K7P4QX', playerId: 'p1', round });
const body = (word: string) => ({ move: { row: 8, col: 4, direction: 'across' as const, word } });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a slip', () => {
  it('is sent to its round and acknowledged', async () => {
    const { sent, script, drawer } = browser();
    const { sender, received } = player();
    script.push(receipt(1));
    sender.round(owner(3), 0);
    sender.send(body('ZEX'));
    expect(drawer.size).toBe(1);
    await vi.runAllTimersAsync();
    expect(sent).toMatchObject([{ path: '/api/events/K7P4QX/rounds/3/slip', rev: 1, move: { word: 'ZEX' } }]);
    expect(received).toEqual([[3, 1]]);
    expect(sender.get().pending).toBeNull();
    expect(drawer.size).toBe(0);
  });

  it('is sent again with the same number until it is answered', async () => {
    const { sent, script } = browser();
    const { sender, received } = player();
    script.push(
      new Error('offline'),
      refusal(503, 'unavailable'),
      refusal(429, 'too-many-requests'),
      receipt(1),
    );
    sender.round(owner(3), 0);
    sender.send(body('ZEX'));
    await vi.advanceTimersByTimeAsync(1);
    expect(sender.get()).toMatchObject({ failing: true, pending: { rev: 1 } });
    await vi.runAllTimersAsync();
    expect(sent.map(({ rev }) => rev)).toEqual([1, 1, 1, 1]);
    expect(received).toEqual([[3, 1]]);
  });

  it('has a higher number than what another device of the player sent before it', async () => {
    const { sent, script } = browser();
    let since = 10_200.7;
    const { sender } = player(() => since);
    script.push(receipt(10_200), receipt(15_000));
    sender.round(owner(3), 0);
    sender.send(body('ZEX'));
    await vi.advanceTimersByTimeAsync(1);
    since = 15_000;
    sender.send(body('TUX'));
    await vi.advanceTimersByTimeAsync(1);
    // Twice within a millisecond: still one more.
    sender.send(body('ZAX'));
    await vi.advanceTimersByTimeAsync(1);
    expect(sent.map(({ rev }) => rev)).toEqual([10_200, 15_000, 15_001]);
  });

  it('that is newer goes first, without waiting for the pause to end', async () => {
    const { sent, script } = browser();
    const { sender, received } = player();
    script.push(new Error('offline'), receipt(2));
    sender.round(owner(3), 0);
    sender.send(body('ZEX'));
    await vi.advanceTimersByTimeAsync(1);
    sender.send(body('TUX'));
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toMatchObject([{ rev: 1 }, { rev: 2, move: { word: 'TUX' } }]);
    expect(received).toEqual([[3, 2]]);
  });

  it('left over by a reload is sent again', async () => {
    const { sent, script, drawer } = browser();
    drawer.set('onerack:K7P4QX:p1:3:pending', JSON.stringify({ rev: 4, body: body('ZEX') }));
    const { sender } = player();
    script.push(receipt(4));
    sender.round(owner(3), 3);
    await vi.runAllTimersAsync();
    expect(sent).toMatchObject([{ rev: 4 }]);
  });

  it('left over by a reload is not sent again when it had arrived', async () => {
    const { sent, drawer } = browser();
    drawer.set('onerack:K7P4QX:p1:3:pending', JSON.stringify({ rev: 4, body: body('ZEX') }));
    const { sender } = player();
    sender.round(owner(3), 4);
    await vi.runAllTimersAsync();
    expect(sent).toEqual([]);
    expect(drawer.size).toBe(0);
  });

  it('left over by another player of this device is not sent', async () => {
    const { sent, drawer } = browser();
    drawer.set('onerack:K7P4QX:p2:3:pending', JSON.stringify({ rev: 4, body: body('ZEX') }));
    const { sender } = player();
    sender.round(owner(3), 0);
    await vi.runAllTimersAsync();
    expect(sent).toEqual([]);
  });

  it('that was refused is not sent again', async () => {
    const { sent, script } = browser();
    const { sender } = player();
    script.push(refusal(409, 'round-not-open'));
    sender.round(owner(3), 0);
    sender.send(body('ZEX'));
    await vi.runAllTimersAsync();
    expect(sent).toHaveLength(1);
    expect(sender.get()).toMatchObject({ pending: null, refusal: { code: 'round-not-open' } });
  });

  it('that another window overtook gives way, and the state is asked for', async () => {
    const { script } = browser();
    const { sender, received, reloads } = player();
    script.push(receipt(9));
    sender.round(owner(3), 0);
    sender.send(body('ZEX'));
    await vi.runAllTimersAsync();
    expect(received).toEqual([]);
    expect(reloads()).toBe(1);
    expect(sender.get()).toMatchObject({ overtaken: true, rev: 9 });
  });

  it('of a round that is over is let go', async () => {
    const { sent, script } = browser();
    const { sender } = player();
    sender.round(owner(3), 0);
    sender.send(body('ZEX'));
    await vi.advanceTimersByTimeAsync(1);
    script.push(receipt(1));
    sender.round(owner(4), 0);
    await vi.runAllTimersAsync();
    expect(sender.get()).toMatchObject({ round: 4, pending: null, rev: 0 });
    expect(sent.every(({ path }) => path.endsWith('/rounds/3/slip'))).toBe(true);
  });
});

describe('a round whose rack was drawn again', () => {
  it('lets go of the slip for the rack before, here and on the device', async () => {
    const { sent, script, drawer } = browser();
    const { sender } = player();
    sender.round(owner(3), 0);
    sender.send(body('ZEX'));
    await vi.advanceTimersByTimeAsync(100);
    expect(drawer.size).toBe(1);
    script.push(receipt(2));
    sender.round({ ...owner(3), again: 1 }, 0);
    expect(sender.get().pending).toBeNull();
    const before = sent.length;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(sent.length).toBe(before);
  });
});
