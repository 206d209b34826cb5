import { describe, expect, it } from 'vitest';
import { initialLive, type LiveAction, type LiveState, liveReducer, slipCount } from '@/lib/client/live';
import type { OwnSlip, Problem, StreamData } from '@/lib/http/schemas';
import { ready, result, round, row, seat, slip, snapshot } from './support';

const acted = (state: LiveState, ...actions: LiveAction[]) => actions.reduce(liveReducer, state);
const now = 70_000;
const top = { row: 8, col: 3, direction: 'down', word: 'TUX', score: 44 } as const;

const closed: StreamData['round-closed'] = {
  now,
  number: 3,
  top,
  isotops: [top],
  standings: [row('p1', 90)],
  found: 1,
  sent: 3,
  players: 5,
  topTotal: 124,
  nextOpensAt: 90_000,
  you: result(),
};
const close = (version: number): LiveAction => ({ type: 'round-closed', version, data: closed });

describe('a snapshot', () => {
  it('makes the event known', () => {
    expect(ready()).toMatchObject({ phase: 'ready', snapshot: { version: 10 }, problem: null });
  });

  it('is taken again at the same version, because it may know more about the viewer', () => {
    const joined = snapshot({ you: null, players: 9 });
    expect(acted(ready(), { type: 'snapshot', version: 10, data: joined }).snapshot).toBe(joined);
  });

  it('is not taken when it is older', () => {
    const state = ready();
    expect(acted(state, { type: 'snapshot', version: 9, data: snapshot({ version: 9 }) })).toBe(state);
  });
});

describe('messages', () => {
  it('change nothing before a snapshot', () => {
    expect(acted(initialLive, close(11))).toBe(initialLive);
  });

  it('change nothing twice, and nothing when they are old', () => {
    const once = acted(ready(), close(11));
    expect(acted(once, close(11))).toBe(once);
    expect(acted(once, { type: 'lobby', version: 4, data: { now, players: 1, joined: [] } })).toBe(once);
  });

  it('may skip versions: the numbers of other viewers’ messages', () => {
    expect(acted(ready(), close(17)).snapshot?.version).toBe(17);
  });

  it('bring the targets with the start, where they follow the number of players', () => {
    const targetLevels = { beginner: 60, intermediate: 100, expert: 180 };
    const open = (version: number, more: object): LiveAction => ({
      type: 'round-open',
      version,
      data: { ...round(), now, ...more },
    });
    const started = acted(ready(), open(11, { targetLevels }));
    expect(started.snapshot?.settings.targetLevels).toEqual(targetLevels);
    expect(started.snapshot?.round).not.toHaveProperty('targetLevels');
    expect(acted(started, open(12, {})).snapshot?.settings.targetLevels).toEqual(targetLevels);
  });

  it('open a round with a clean sheet', () => {
    const before = acted(ready(), { type: 'slip', round: 3, slip: slip(2) }, close(11));
    const next = { ...round({ number: 4, opensAt: 90_000, closesAt: 210_000 }), now };
    const state = acted(before, { type: 'round-open', version: 12, data: next });
    expect(state.snapshot).toMatchObject({
      version: 12,
      slips: 0,
      nextOpensAt: null,
      round: { number: 4, status: 'open' },
      you: { slip: null, result: { total: 90 } },
    });
    expect(state.snapshot?.round).not.toHaveProperty('now');
  });

  it('start the game from the lobby', () => {
    const lobby = ready({ status: 'lobby', round: null, joined: ['Anna', 'Ben'] });
    const state = acted(lobby, { type: 'round-open', version: 11, data: { ...round({ number: 1 }), now } });
    expect(state.snapshot).toMatchObject({ status: 'running', joined: [], round: { number: 1 } });
  });

  it('close a round: top, ranking, own result', () => {
    expect(acted(ready(), close(11)).snapshot).toMatchObject({
      round: { status: 'closed', top, isotops: [top] },
      standings: [{ playerId: 'p1' }],
      found: 1,
      slips: 3,
      players: 5,
      topTotal: 124,
      nextOpensAt: 90_000,
      you: { result: { points: 40, rank: 2, before: 3 } },
    });
  });

  it('leave a round alone that they are not about', () => {
    const state = acted(ready({ round: round({ number: 5 }) }), close(11));
    expect(state.snapshot?.round).toMatchObject({ number: 5, status: 'open' });
  });

  it('leave who only watches without a result', () => {
    expect(acted(ready({ you: null }), close(11)).snapshot?.you).toBeNull();
  });

  it('put who came in front of who was here', () => {
    const lobby: LiveAction = {
      type: 'lobby',
      version: 11,
      data: { now, players: 7, joined: ['Zoe', 'Yan'] },
    };
    const waiting = ready({ status: 'lobby', round: null, joined: ['Anna'] });
    expect(acted(waiting, lobby).snapshot).toMatchObject({ players: 7, joined: ['Zoe', 'Yan', 'Anna'] });
    const names = Array.from({ length: 60 }, (_, index) => `n${index}`);
    expect(acted(ready({ status: 'lobby', joined: names }), lobby).snapshot?.joined).toHaveLength(60);
  });

  it('take away who was removed or had another name', () => {
    const lobby: LiveAction = {
      type: 'lobby',
      version: 11,
      data: { now, players: 2, joined: ['Anne'], left: ['Anna'] },
    };
    const waiting = ready({ status: 'lobby', round: null, joined: ['Ben', 'Anna'] });
    expect(acted(waiting, lobby).snapshot).toMatchObject({ players: 2, joined: ['Anne', 'Ben'] });
  });

  it('only count who comes while the game runs', () => {
    const late: LiveAction = { type: 'lobby', version: 11, data: { now, players: 7, joined: ['Zoe'] } };
    expect(acted(ready(), late).snapshot).toMatchObject({ players: 7, joined: [] });
  });

  it('correct a total by a ruling', () => {
    const you = result({ total: 85, rank: 3 });
    const ruling: LiveAction = {
      type: 'ruling',
      version: 12,
      data: { now, number: 2, standings: [row('p2', 86)], you },
    };
    expect(acted(ready(), ruling).snapshot).toMatchObject({
      standings: [{ playerId: 'p2' }],
      you: { result: { total: 85 } },
    });
  });

  it('follow a ruling with the tops found and their sum', () => {
    const ruled = {
      now,
      number: 3,
      round: 2,
      standings: [row('p1', 80)],
      found: 4,
      ranked: 2,
      topTotal: 130,
      you: null,
    };
    const state = acted(ready(), close(11), { type: 'ruling', version: 12, data: ruled });
    expect(state.snapshot).toMatchObject({ found: 4, ranked: 2, topTotal: 130, version: 12 });
    const { found: _, topTotal: __, ...older } = ruled;
    const kept = acted(ready(), close(11), { type: 'ruling', version: 12, data: older });
    expect(kept.snapshot).toMatchObject({ found: 1, topTotal: 124 });
  });

  it('of what was taken back leave all as it is until the snapshot comes, which is then taken', () => {
    const before = acted(ready(), close(11));
    const state = acted(before, { type: 'rewound', version: 12, data: { now, number: 3 } });
    expect(state.snapshot).toEqual({ ...before.snapshot, version: 12 });
    const fresh = snapshot({ version: 12, standings: [] });
    expect(acted(state, { type: 'snapshot', version: 12, data: fresh }).snapshot).toBe(fresh);
  });

  it('tell who has reached the own target with the end, and with rulings after it', () => {
    const told = (name: string) => ({
      players: 1,
      first: [{ playerId: 'p1', name, level: null, target: 60, points: 66 }],
    });
    const end = { now, reason: 'target-reached', standings: [], topTotal: 124, seed: 'seed', you: null };
    const over = acted(ready(), close(11), {
      type: 'finished',
      version: 12,
      data: { ...end, reached: told('Anna') },
    });
    expect(over.snapshot?.reached).toEqual(told('Anna'));
    const ruling = { now, number: 3, standings: [], you: null };
    const same = acted(over, { type: 'ruling', version: 13, data: ruling });
    expect(same.snapshot?.reached).toEqual(told('Anna'));
    const other = acted(same, { type: 'ruling', version: 14, data: { ...ruling, reached: told('#1234') } });
    expect(other.snapshot?.reached).toEqual(told('#1234'));
  });

  it('end the event, with the last result when they bring none', () => {
    const data = {
      now,
      reason: 'rounds-played',
      standings: [row('p1', 90)],
      topTotal: 124,
      ranked: 1,
      seed: 'seed',
      you: null,
    };
    const state = acted(ready(), close(11), { type: 'finished', version: 12, data });
    expect(state.snapshot).toMatchObject({
      status: 'finished',
      endReason: 'rounds-played',
      seed: 'seed',
      ranked: 1,
      nextOpensAt: null,
      you: { result: { total: 90 } },
    });
  });
});

describe('the clock', () => {
  const clock = (version: number, change: Partial<StreamData['clock']>): LiveAction => ({
    type: 'clock',
    version,
    data: {
      now,
      reason: 'pause',
      status: 'paused',
      number: 3,
      closesAt: 121_000,
      remainingMs: 51_000,
      nextOpensAt: null,
      ...change,
    },
  });

  it('stops and goes on', () => {
    const paused = acted(ready(), clock(11, {}));
    expect(paused.snapshot).toMatchObject({
      status: 'paused',
      round: { status: 'paused', remainingMs: 51_000 },
    });
    const resumed = acted(
      paused,
      clock(12, { reason: 'resume', status: 'running', closesAt: 140_000, remainingMs: null }),
    );
    expect(resumed.snapshot).toMatchObject({
      status: 'running',
      round: { status: 'open', closesAt: 140_000, remainingMs: null },
    });
  });

  it('is extended', () => {
    const change = { reason: 'extend', status: 'running', closesAt: 151_000, remainingMs: null } as const;
    expect(acted(ready(), clock(11, change)).snapshot?.round).toMatchObject({
      status: 'open',
      closesAt: 151_000,
    });
  });

  it('stops between rounds without opening the closed one', () => {
    const state = acted(ready(), close(11), clock(12, { number: null, closesAt: null, remainingMs: null }));
    expect(state.snapshot).toMatchObject({
      status: 'paused',
      nextOpensAt: null,
      round: { status: 'closed' },
    });
  });
});

describe('slips that are in', () => {
  const slips = (number: number, count: number): LiveAction => ({
    type: 'slips',
    version: null,
    data: { now, number, slips: count },
  });

  it('are of the running round, not from before the snapshot, and leave the version', () => {
    const state = acted(ready(), slips(3, 5));
    expect(state.snapshot).toMatchObject({ slips: 5, version: 10 });
    expect(acted(state, slips(3, 5), slips(2, 9))).toBe(state);
    const read = ready({ slips: 6, now: now + 1 });
    expect(acted(read, slips(3, 5))).toBe(read);
    // Somebody was taken out.
    expect(acted(state, slips(3, 4)).snapshot?.slips).toBe(4);
    const done = acted(state, close(11));
    expect(acted(done, slips(3, 9))).toBe(done);
  });

  it('tell whose come on paper, from the rack to the close', () => {
    const data = { ...round({ number: 4 }), now, onPaper: { players: 20, slips: 0 } };
    const open = acted(ready(), close(11), { type: 'round-open', version: 12, data });
    expect(slipCount({ ...open.snapshot!, players: 25 })).toEqual({ slips: 0, players: 5, paper: 20 });
    // One at a table has sent by phone, another of them was entered already.
    const onPaper = { players: 19, slips: 1 };
    const sent = acted(open, { type: 'slips', version: null, data: { now, number: 4, slips: 4, onPaper } });
    expect(slipCount({ ...sent.snapshot!, players: 25 })).toEqual({ slips: 3, players: 6, paper: 19 });
    const next = acted(sent, { type: 'round-open', version: 13, data: { ...round({ number: 5 }), now } });
    expect(next.snapshot?.onPaper).toBeUndefined();
  });

  it('grow with those on paper after the close, and not while the next ones are counted', () => {
    const ruled = { now, number: 3, round: 3, standings: [], found: 2, sent: 9, you: null };
    const closed = acted(ready(), close(11), { type: 'ruling', version: 12, data: ruled });
    expect(closed.snapshot).toMatchObject({ found: 2, slips: 9 });
    const next = { ...round({ number: 4 }), now };
    const playing = acted(closed, { type: 'round-open', version: 13, data: next });
    const late = acted(playing, { type: 'ruling', version: 14, data: { ...ruled, sent: 10 } });
    expect(late.snapshot).toMatchObject({ slips: 0 });
  });
});

describe('the own slip', () => {
  const received = (number: number, rev: number): LiveAction => ({
    type: 'slip',
    round: number,
    slip: slip(rev),
  });

  it('is what the server answered last', () => {
    const state = acted(ready(), received(3, 2));
    expect(state.snapshot?.you?.slip?.rev).toBe(2);
    expect(acted(state, received(3, 1))).toBe(state);
    expect(acted(state, received(4, 5))).toBe(state);
  });

  it('is nobody’s without a player', () => {
    const state = ready({ you: null });
    expect(acted(state, received(3, 2))).toBe(state);
  });
});

describe('the connection', () => {
  const problem: Problem = { type: 'about:blank', title: 'gone', status: 503, code: 'unavailable' };

  it('is open, or lost, and says so once', () => {
    const lost = acted(initialLive, { type: 'link', link: 'lost' });
    expect(lost.link).toBe('lost');
    expect(acted(lost, { type: 'link', link: 'lost' })).toBe(lost);
  });

  it('leaves the board where it is when the server is away', () => {
    const state = ready();
    expect(acted(state, { type: 'failed', problem })).toBe(state);
  });

  it('says what is the matter when nothing is known yet, and gets over it', () => {
    const failed = acted(initialLive, { type: 'failed', problem });
    expect(failed).toMatchObject({ phase: 'failed', problem });
    expect(acted(failed, { type: 'snapshot', version: 10, data: snapshot() })).toMatchObject({
      phase: 'ready',
      problem: null,
    });
  });

  it('ends with the event, when the host deletes it', () => {
    const gone = acted(ready(), { type: 'deleted', version: null, data: { now: 1 } });
    expect(gone).toMatchObject({ phase: 'missing', problem: { code: 'event-deleted' } });
  });

  it('takes the slip of another device, and none of another round or an older one', () => {
    const told = (number: number, own: OwnSlip | null) =>
      ({ type: 'own-slip', version: null, data: { now: 1, number, slip: own } }) as const;
    const state = ready({ you: seat({ slip: slip(4) }) });
    expect(acted(state, told(3, slip(7))).snapshot?.you?.slip?.rev).toBe(7);
    for (const [number, own] of [
      [3, slip(2)],
      [3, slip(4)],
      [2, slip(9)],
      [3, null],
    ] as const)
      expect(acted(state, told(number, own))).toBe(state);
  });

  it('tells an unknown code from a server that is away', () => {
    const unknown: Problem = { ...problem, status: 404, code: 'event-not-found' };
    expect(acted(initialLive, { type: 'failed', problem: unknown }).phase).toBe('missing');
  });
});
