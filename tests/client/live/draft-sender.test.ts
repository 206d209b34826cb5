import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftSender } from '@/lib/client/live';

interface Call {
  at: number;
  path: string;
  keepalive: boolean | undefined;
  rev: number;
  tiles: { id: number }[];
}

/** A network that is told what to answer; without that it takes everything. */
function network() {
  const calls: Call[] = [];
  const script: (Response | Error)[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body));
    calls.push({ at: performance.now(), path, keepalive: init.keepalive, ...body });
    const answer = script.shift() ?? Response.json({ rev: body.rev, receivedAt: 1 });
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { calls, script };
}

const owner = (round = 3) => ({ code: 'K7P4QX', playerId: 'p1', round });
const tiles = (...ids: number[]) => ({ tiles: ids.map((id) => ({ id, row: 8, col: 8 + id, letter: 'A' })) });
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function player() {
  const net = network();
  const sender = createDraftSender('K7P4QX');
  sender.round(owner(), 0, null);
  return { sender, ...net };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a draft', () => {
  it('is sent when the tiles lie still, once', async () => {
    const { sender, calls } = player();
    sender.note(tiles(0));
    await wait(600);
    sender.note(tiles(0, 1));
    await wait(900);
    expect(calls).toEqual([]);
    await wait(200);
    expect(calls).toMatchObject([
      { path: '/api/events/K7P4QX/rounds/3/draft', rev: 1, tiles: [{ id: 0 }, { id: 1 }] },
    ]);
    sender.note(tiles(1, 0));
    await wait(60_000);
    expect(calls).toHaveLength(1);
  });

  it('is not sent more often than every three seconds', async () => {
    const { sender, calls } = player();
    for (let times = 0; times < 20; times++) {
      sender.note(tiles(times % 7));
      await wait(1_100);
    }
    await wait(5_000);
    const gaps = calls.slice(1).map(({ at }, index) => at - calls[index]!.at);
    expect(calls.length).toBeGreaterThan(1);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(3_000);
  });

  it('is not sent for an untouched board, for what the server has, or for what is a slip', async () => {
    const { sender, calls } = player();
    sender.note(tiles());
    await wait(5_000);
    sender.note(tiles(2));
    sender.note(null);
    await wait(5_000);
    expect(calls).toEqual([]);
    const other = createDraftSender('K7P4QX');
    other.round(owner(), 4, tiles(5));
    other.note(tiles(5));
    await wait(5_000);
    expect(calls).toEqual([]);
    other.note(tiles(5, 6));
    await wait(5_000);
    expect(calls).toMatchObject([{ rev: 5 }]);
  });

  it('after a slip is newer than it, though it were the draft of before', async () => {
    const { sender, calls } = player();
    sender.note(tiles(1));
    await wait(5_000);
    sender.note(null);
    sender.note(tiles(1));
    await wait(5_000);
    expect(calls).toMatchObject([{ rev: 1 }, { rev: 2 }]);
  });

  it('is tried again without a connection, the newest then', async () => {
    const { sender, calls, script } = player();
    script.push(new Error('offline'), new Response('', { status: 503 }));
    sender.note(tiles(1));
    await wait(1_100);
    sender.note(tiles(2));
    await wait(20_000);
    expect(calls.map((call) => call.tiles[0]!.id)).toEqual([1, 2, 2]);
    expect(calls.map(({ rev }) => rev)).toEqual([1, 2, 3]);
  });

  it('goes above that of another device', async () => {
    const { sender, calls, script } = player();
    script.push(Response.json({ rev: 9, receivedAt: 1 }));
    sender.note(tiles(1));
    await wait(10_000);
    expect(calls.map(({ rev }) => rev)).toEqual([1, 10]);
  });

  it('is let go when it is refused', async () => {
    const { sender, calls, script } = player();
    script.push(Response.json({ title: 'no', status: 409, code: 'round-not-open' }, { status: 409 }));
    sender.note(tiles(1));
    await wait(60_000);
    expect(calls).toHaveLength(1);
  });

  it('is sent at once when the page is left, and when it counts and time ends', async () => {
    const { sender, calls } = player();
    sender.note(tiles(1));
    sender.leave();
    await wait(0);
    expect(calls).toMatchObject([{ keepalive: true, tiles: [{ id: 1 }] }]);
    sender.note(tiles(2), true);
    await wait(600);
    expect(calls).toHaveLength(2);
    await wait(10_000);
    expect(calls).toHaveLength(2);
  });

  it('begins anew with a new round', async () => {
    const { sender, calls } = player();
    sender.note(tiles(1));
    sender.round(owner(4), 0, null);
    await wait(5_000);
    expect(calls).toEqual([]);
    sender.note(tiles(1));
    await wait(5_000);
    expect(calls).toMatchObject([{ path: '/api/events/K7P4QX/rounds/4/draft', rev: 1 }]);
  });
});
