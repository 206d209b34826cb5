/** The referee's control: another isotop, a round made void, the clock shortened, and what can be taken back. */
import { describe, expect, it } from 'vitest';
import { drawAgain } from '@/lib/client/proof/draw-again';
import { sql } from '@/lib/db';
import type { DeskView, MoveBody, RoundList, ScoredMove, Snapshot, StreamMessage } from '@/lib/http/schemas';
import { drawRandom, seedHash } from '@/lib/solver';
import { follow, must } from '@/scripts/outside/event-client';
import { legalMoves, moveOf } from '../support/moves';
import { OutsideEvent } from '../support/outside';
import { Referee } from '../support/referee';
import { testService } from '../support/service';

const service = testService();

const REASON = { reason: 'As the referee sees it' };

async function hosted(settings: object = {}): Promise<{ event: OutsideEvent; referee: Referee }> {
  const event = await OutsideEvent.create(service.base(), settings);
  return { event, referee: new Referee(event) };
}

const rackOf = ({ round }: Snapshot) => `${round!.rack.leftover}${round!.rack.drawn}`;
const sorted = (tiles: string) => [...tiles].sort().join('');

async function stored(event: OutsideEvent) {
  return sql()<{ number: number; status: string; drawn: string; leftover: string; top: ScoredMove }[]>`
    select r.number, r.status, r.drawn, r.leftover, r.top from round r join game g on g.id = r.game_id
    where g.event_id = ${event.created.id} order by r.number, r.cancelled_at nulls last`;
}

const desk = ({ event, key }: Referee) => must<DeskView>(event.base, event.path('/desk'), { key });

/** An event whose first round has several tops, closed. */
async function withIsotops(settings: object = {}) {
  for (let attempt = 0; attempt < 30; attempt++) {
    const { event, referee } = await hosted({ seed: `isotops ${attempt}`, ...settings });
    await event.join('Ana');
    await event.command('start');
    const closed = await event.command('close-round');
    const [other] = closed.round!.isotops ?? [];
    if (other)
      return { event, referee, closed, top: closed.round!.top!, other: moveOf({ ...other, score: 0 }) };
  }
  throw new Error('no round with isotops');
}

describe('another isotop', () => {
  it('is placed for everybody, and the next rack follows from it', async () => {
    const { event, referee, closed, top, other } = await withIsotops();
    const heard: StreamMessage[] = [];
    const enough = new AbortController();
    const stream = (async () => {
      for await (const one of follow(event.base, event.code, { signal: enough.signal })) heard.push(one);
    })();
    await expect.poll(() => heard.length).toBeGreaterThan(0);
    const path = '/rounds/1/top';
    const bad = { move: { ...other, word: 'QQ' }, ...REASON };
    expect((await referee.act(path, bad)).body.code).toBe('not-an-isotop');
    const done = await referee.act(path, { move: other, ...REASON });
    expect(done.body.round!.top).toMatchObject({ ...other, score: top.score });
    expect(done.body.round!.isotops).toContainEqual(expect.objectContaining(moveOf(top)));
    await expect.poll(() => heard.map(({ type }) => type)).toContain('rewound');
    enough.abort();
    await stream;
    const next = await event.command('next-round');
    const laid = next.round!.board.join('').replaceAll('.', '');
    expect(laid.toUpperCase()).toBe(other.word.toUpperCase());
    const used = [...other.word.toUpperCase()];
    const kept = [...rackOf(closed)].filter((tile) => {
      const at = used.indexOf(tile);
      if (at >= 0) used.splice(at, 1);
      return at < 0;
    });
    if (!next.round!.rack.rejected) expect(sorted(next.round!.rack.leftover)).toBe(sorted(kept.join('')));
    expect((await referee.act(path, { move: moveOf(top), ...REASON })).body.code).toBe('round-built-on');
    expect((await referee.journal()).map(({ what, reason }) => [what, reason])).toEqual([
      ['top', REASON.reason],
      ['close', ''],
    ]);
  });

  it('is the same word elsewhere as well, in the first round as in any', async () => {
    const { event, referee } = await hosted({ racks: 'entered', draw: 'english' });
    await event.command('start', { rack: 'ADNRUWZ' });
    const { round } = await event.command('close-round');
    const at = (col: number) => ({ row: 8, col, direction: 'across' as const, word: 'RUNZA' });
    const tops = [round!.top!, ...round!.isotops!];
    expect(tops.map(({ col }) => col).sort()).toEqual([4, 8]);
    const [other] = round!.isotops!.map(moveOf);
    expect(at(other!.col)).toEqual(other);
    const { body } = await referee.act('/rounds/1/top', { move: other, ...REASON });
    expect(body.round!.top).toMatchObject({ ...other, score: 30 });
    expect((await event.command('next-round', { rack: 'ADWEEST' })).round!.board[7]).toContain('RUNZA');
  });

  it('is chosen once by two hosts, and taken back once', async () => {
    const { event, referee, top, other } = await withIsotops();
    const second = await referee.invite('host', 'Zoë');
    const choose = (by: Referee) => by.act('/rounds/1/top', { move: other, ...REASON });
    const chosen = await Promise.all([referee, second, referee, second].map(choose));
    for (const { status } of chosen) expect([200, 409]).toContain(status);
    expect((await referee.journal()).filter(({ what }) => what === 'top')).toHaveLength(1);
    const { undo } = await desk(referee);
    expect(undo).toMatchObject({ kind: 'top', round: 1 });
    const back = await Promise.all([referee, second].map((by) => by.act('/undo', { act: undo!.act })));
    expect(back.map(({ status }) => status)).toEqual([200, 200]);
    expect((await event.snapshot()).round!.top).toEqual(top);
    expect((await desk(referee)).undo).toBeNull();
    const journal = await referee.journal();
    expect(journal.map(({ what, after, undone }) => [what, what === 'undo' && after, undone])).toEqual([
      ['undo', 'top', false],
      ['top', false, true],
      ['invite-host', false, false],
      ['close', false, false],
    ]);
    // What was taken back is as it was asked for, however late; what never was is not there.
    const late = await second.act('/undo', { act: undo!.act });
    expect([late.status, (await referee.journal()).length]).toEqual([200, journal.length]);
    expect((await second.act('/undo', { act: journal.at(-1)!.id })).body.code).toBe('nothing-to-undo');
    expect((await event.command('next-round')).round!.board.join('').replaceAll('.', '').toUpperCase()).toBe(
      top.word.toUpperCase(),
    );
  });
});

describe('a cancelled round', () => {
  it('loses its points, and another rack is drawn that nobody knows before it is shown', async () => {
    const { event, referee } = await hosted({ seed: 'cancel' });
    const ana = await event.join('Ana');
    const first = await event.command('start');
    await event.send(ana.playerKey, 1, 1, moveOf(legalMoves(first.round!)[0]!));
    const closed = await event.command('close-round');
    expect(closed.standings[0]!.total).toBeGreaterThan(0);
    const before = (await referee.slips(1)).lines;
    const done = await referee.act('/rounds/1/cancel', { version: closed.version, ...REASON });
    // The slips stay, for the journal.
    const { voided } = (await referee.journal())[0]!;
    const { lines } = await referee.slips(1, `?voided=${voided}`);
    expect(lines).toMatchObject([
      { name: 'Ana', move: before[0]!.move, judged: before[0]!.judged, points: 0 },
    ]);
    expect(done.body).toMatchObject({ status: 'running', round: null, standings: [], topTotal: 0 });
    const mine = await event.snapshot(ana.playerKey);
    expect(mine.you).toMatchObject({ result: null, slip: null });
    const [, prepared] = await stored(event);
    const told = JSON.stringify([done.body, mine, await referee.journal(), await desk(referee)]);
    expect(told).not.toContain(prepared!.drawn);
    const again = await event.command('next-round');
    expect(again.round).toMatchObject({ number: 1, again: 1, rack: { leftover: '', rejected: true } });
    expect(sorted(rackOf(again))).not.toBe(sorted(rackOf(first)));
    // By the same seed anybody can draw it again.
    expect(drawRandom('cancel', 1, 1).below(100)).not.toBe(drawRandom('cancel', 1, 0).below(100));
    const move = moveOf(legalMoves(again.round!)[0]!);
    expect((await event.send(ana.playerKey, 1, 1, move)).status).toBe(200);
    const after = await event.command('close-round');
    expect(after.standings[0]).toMatchObject({
      name: 'Ana',
      total: after.round!.top!.score,
      percentage: 100,
    });
    expect((await event.command('next-round')).round).toMatchObject({ number: 2 });
  });

  it('takes another rack from the referee who draws by hand, and not the same one', async () => {
    const { event, referee } = await hosted({ racks: 'entered' });
    await event.join('Ana');
    await event.command('start', { rack: 'TOENAIL' });
    await referee.act('/rounds/1/cancel', REASON);
    const same = await referee.act('/next-round', { rack: '-LIANETO' });
    expect(same.body.code).toBe('invalid-input');
    const again = await event.command('next-round', { rack: '-SANDTUE' });
    expect(again.round).toMatchObject({ number: 1, again: 1, rack: { drawn: 'SANDTUE', rejected: true } });
  });

  it('is told to everybody with its reason, until another rack is shown or it is brought back', async () => {
    const { event, referee } = await hosted();
    const ana = await event.join('Ana');
    await event.command('start');
    await event.command('close-round');
    await event.command('next-round');
    expect((await event.snapshot(ana.playerKey)).cancelled).toBeNull();
    const cancelled = { number: 2, ...REASON, ended: false };
    const done = await referee.act('/rounds/2/cancel', REASON);
    expect(done.body).toMatchObject({ cancelled, round: { number: 1 } });
    expect((await event.snapshot(ana.playerKey)).cancelled).toEqual(cancelled);
    expect((await event.snapshot()).cancelled).toEqual(cancelled);
    const back = await referee.act('/undo', { act: (await desk(referee)).undo!.act });
    expect(back.body).toMatchObject({ cancelled: null, round: { number: 2 } });
    await referee.act('/rounds/2/cancel', { reason: 'A tile too many' });
    expect((await event.snapshot()).cancelled?.reason).toBe('A tile too many');
    expect((await event.command('resume')).cancelled?.number).toBe(2);
    expect((await event.command('next-round')).cancelled).toBeNull();
    // What breaks off the other rack is no cancel.
    expect((await event.command('finish')).cancelled).toBeNull();
  });

  it('is told of no more once one before it is void too, and played again', async () => {
    const { event, referee } = await hosted();
    await event.join('Ana');
    await event.command('start');
    await event.command('close-round');
    await event.command('next-round');
    await referee.act('/rounds/2/cancel', { reason: 'The second' });
    const both = await referee.act('/rounds/1/cancel', { reason: 'The first' });
    expect(both.body.cancelled).toMatchObject({ number: 1, reason: 'The first' });
    // Brought back, the first stands, and the second is still the last that was made void.
    const back = await referee.act('/undo', { act: (await desk(referee)).undo!.act });
    expect(back.body.cancelled).toMatchObject({ number: 2, reason: 'The second' });
    await event.command('resume');
    await referee.act('/rounds/1/cancel', { reason: 'After all' });
    await event.command('next-round');
    expect((await event.command('close-round')).cancelled).toBeNull();
    expect((await desk(referee)).undo).toBeNull();
  });

  it('makes nobody a player who sent nothing else', async () => {
    const { event, referee } = await hosted();
    const [ana, bo] = [await event.join('Ana'), await event.join('Bo')];
    const first = await event.command('start');
    await event.send(bo.playerKey, 1, 1, moveOf(legalMoves(first.round!)[0]!));
    await event.command('close-round');
    await referee.act('/rounds/1/cancel', REASON);
    const again = await event.command('next-round');
    await event.send(ana.playerKey, 1, 1, moveOf(legalMoves(again.round!)[0]!));
    await event.command('close-round');
    await referee.rule(1, ana.playerId, 'accept');
    const standings = await referee.standings();
    expect([standings.get('Ana')?.rank, standings.get('Bo')?.rank]).toEqual([1, null]);
  });

  it('is made void once, however often it is asked', async () => {
    const { event, referee } = await hosted();
    await event.join('Ana');
    const { version } = await event.command('start');
    const second = await referee.invite('host', 'Zoë');
    const cancel = (by: Referee) => by.act('/rounds/1/cancel', { version, ...REASON });
    await Promise.all([referee, second, referee].map(cancel));
    await event.command('next-round');
    const late = await cancel(second);
    expect(late.body.round).toMatchObject({ number: 1, status: 'open', again: 1 });
    expect((await stored(event)).map(({ status }) => status)).toEqual(['cancelled', 'open', 'prepared']);
  });

  it('comes back with its slips and the time that was left, until the other rack is shown', async () => {
    const { event, referee } = await hosted();
    const ana = await event.join('Ana');
    const first = await event.command('start');
    const move = moveOf(legalMoves(first.round!)[0]!);
    await event.send(ana.playerKey, 1, 1, move);
    await referee.act('/rounds/1/cancel', REASON);
    const { undo } = await desk(referee);
    const back = await referee.act('/undo', { act: undo!.act });
    expect(back.body).toMatchObject({ status: 'paused', round: { number: 1, status: 'paused' } });
    expect(rackOf(back.body)).toBe(rackOf(first));
    expect(back.body.round!.remainingMs).toBeGreaterThan(590_000);
    expect((await event.snapshot(ana.playerKey)).you?.slip?.move).toEqual(move);
    await event.command('resume');
    const closed = await event.command('close-round');
    expect(closed.standings[0]!.total).toBe(closed.round!.top!.score);
    await referee.act('/rounds/1/cancel', REASON);
    await event.command('next-round');
    expect((await desk(referee)).undo).toBeNull();
  });

  it('that was closed counts again when that is taken back', async () => {
    const { event, referee } = await hosted();
    const ana = await event.join('Ana');
    const { round } = await event.command('start');
    await event.send(ana.playerKey, 1, 1, moveOf(legalMoves(round!)[0]!));
    const closed = await event.command('close-round');
    await referee.act('/rounds/1/cancel', REASON);
    const { undo } = await desk(referee);
    const back = await referee.act('/undo', { act: undo!.act });
    expect(back.body.standings).toEqual(closed.standings);
    expect((await event.command('next-round')).round).toMatchObject({ number: 2 });
  });

  it('is refused once the next rack was shown', async () => {
    const { event, referee } = await hosted();
    await event.join('Ana');
    await event.command('start');
    await event.command('close-round');
    await event.command('next-round');
    expect((await referee.act('/rounds/1/cancel', REASON)).body.code).toBe('round-built-on');
  });
});

describe('the last round, cancelled after the end', () => {
  /** Ana alone, who has the top of each round; over by itself after two. */
  async function played(settings: object = {}) {
    const { event, referee } = await hosted({ seed: 'known to all', maxRounds: 2, ...settings });
    const ana = await event.join('Ana');
    await event.command('start');
    await playTop(event, ana.playerKey);
    await event.command('next-round');
    const over = await playTop(event, ana.playerKey);
    return { event, referee, ana, over };
  }

  async function playTop(event: OutsideEvent, key: string): Promise<Snapshot> {
    const { round } = await event.snapshot();
    await event.send(key, round!.number, 1, moveOf(legalMoves(round!)[0]!));
    return event.command('close-round');
  }

  it('takes the event up again, paused, with a rack from a seed that nobody knows', async () => {
    const { event, referee, ana, over } = await played();
    expect(over).toMatchObject({ status: 'finished', endReason: 'rounds-played', seed: 'known to all' });
    const back = await referee.act('/rounds/2/cancel', { version: over.version, ...REASON });
    expect(back.body).toMatchObject({ status: 'paused', seed: null, endReason: null, round: { number: 1 } });
    expect(back.body.cancelled).toEqual({ number: 2, ...REASON, ended: true });
    expect(back.body.standings[0]).toMatchObject({
      name: 'Ana',
      total: over.standings[0]!.total - over.round!.top!.score,
    });
    expect(back.body.seedHash).not.toBe(over.seedHash);
    // Asked again by somebody who saw the end, nothing changes.
    const twice = await referee.act('/rounds/2/cancel', { version: over.version, ...REASON });
    expect([twice.status, twice.body.seedHash]).toEqual([200, back.body.seedHash]);
    await event.command('resume');
    const again = await event.command('next-round');
    expect(again.round).toMatchObject({ number: 2, again: 1 });
    expect(sorted(rackOf(again))).not.toBe(sorted(rackOf(over)));
    const end = await playTop(event, ana.playerKey);
    expect(end).toMatchObject({ status: 'finished', endReason: 'rounds-played' });
    expect(end.seed).toMatch(/^known to all\/[0-9a-f]{32}$/);
    expect(seedHash(end.seed!)).toBe(back.body.seedHash);
    const { rounds } = await must<RoundList>(event.base, event.path('/rounds'));
    const { settings, tileSet } = end;
    const drawn = drawAgain({ settings, tileSet, seed: end.seed!, rounds });
    expect(drawn.map(({ result }) => result)).toEqual(['same', 'same']);
    // The seed that everybody knew gives another rack in its place: nobody could reckon it.
    expect(drawAgain({ settings, tileSet, seed: over.seed!, rounds }).map(({ result }) => result)).toEqual([
      'same',
      'other',
    ]);
  });

  it('is taken back, and the event has ended as it had', async () => {
    const { event, referee, over } = await played();
    await referee.act('/rounds/2/cancel', REASON);
    const { undo } = await desk(referee);
    expect(undo).toMatchObject({ kind: 'cancel', round: 2 });
    const back = await referee.act('/undo', { act: undo!.act });
    expect(back.body).toMatchObject({ status: 'finished', endReason: 'rounds-played', round: { number: 2 } });
    expect(back.body.standings).toEqual(over.standings);
    expect(seedHash(back.body.seed!)).toBe(back.body.seedHash);
    expect((await desk(referee)).undo).toBeNull();
    expect((await stored(event)).map(({ status }) => status)).toEqual(['closed', 'closed']);
  });

  it('is cancelled after an end by the host too, who may end the event without it', async () => {
    const { event, referee, over } = await played({ maxRounds: 5 });
    expect(over.status).toBe('running');
    await event.command('next-round');
    const stopped = await event.command('finish');
    const back = await referee.act('/rounds/2/cancel', { version: stopped.version, ...REASON });
    expect(back.body).toMatchObject({ status: 'paused', seed: null, round: { number: 1 } });
    await event.command('finish');
    const rows = await referee.standings();
    expect(rows.get('Ana')?.total).toBe(back.body.standings[0]!.total);
    // Each is taken back in its turn: the second end, the cancelled round, the first end with the round it broke off.
    for (const [kind, status, number] of [
      ['finish', 'paused', 1],
      ['cancel', 'finished', 2],
      ['finish', 'paused', 3],
    ] as const) {
      const { undo } = await desk(referee);
      expect(undo).toMatchObject({ kind });
      const undone = await referee.act('/undo', { act: undo!.act });
      expect(undone.body).toMatchObject({ status, round: { number } });
    }
    expect((await referee.standings()).get('Ana')?.total).toBe(over.standings[0]!.total);
  });

  it('leaves the event ended where no other rack can be drawn, until that is taken back', async () => {
    const { event, referee, now, seed } = await atLastTiles();
    const { number } = now.round!;
    const cancel = () => referee.act(`/rounds/${number}/cancel`, REASON);
    const takeBack = async () => referee.act('/undo', { act: (await desk(referee)).undo!.act });
    // While it is played: the seed is told, and what comes needs another one.
    const ended = await cancel();
    expect(ended.body).toMatchObject({ status: 'finished', endReason: 'no-other-rack', seed });
    expect(ended.body.cancelled).toEqual({ number, ...REASON, ended: false });
    const back = await takeBack();
    expect(back.body).toMatchObject({ status: 'paused', seed: null, round: { number, status: 'paused' } });
    expect(back.body.seedHash).not.toBe(ended.body.seedHash);
    await event.command('resume');
    let over = await event.command('close-round');
    while (over.status !== 'finished') {
      await event.command('next-round');
      over = await event.command('close-round');
    }
    const last = over.round!.number;
    const without = await referee.act(`/rounds/${last}/cancel`, REASON);
    expect(without.body).toMatchObject({
      status: 'finished',
      endReason: 'no-other-rack',
      round: { number: last - 1 },
    });
    const again = await takeBack();
    expect(again.body).toMatchObject({
      status: 'finished',
      endReason: over.endReason,
      seed: over.seed,
      topTotal: over.topTotal,
    });
  });
});

/** An event whose open round has all tiles in its rack and on its board. */
async function atLastTiles() {
  for (let attempt = 0; attempt < 10; attempt++) {
    const seed = `last tiles ${attempt}`;
    const { event, referee } = await hosted({ seed });
    await event.join('Ana');
    let now = await event.command('start');
    while (now.status !== 'finished' && tilesSeen(now) < 100) {
      now = await event.command('close-round');
      if (now.status !== 'finished') now = await event.command('next-round');
    }
    if (now.status !== 'finished') return { event, referee, now, seed };
  }
  throw new Error('no game that comes to its last tiles');
}

/** On the board and in the rack. */
const tilesSeen = ({ round }: Snapshot) =>
  [...round!.board.join('')].filter((tile) => tile !== '.').length + rackOf({ round } as Snapshot).length;

describe('a round that is shortened', () => {
  it('ends earlier, but never at once', async () => {
    const { event, referee } = await hosted({ secondsPerRound: 600 });
    await event.join('Ana');
    const open = await event.command('start');
    const { version } = open;
    const shorten = () => referee.act('/shorten', { version, seconds: 60 });
    const answers = await Promise.all([shorten(), shorten(), shorten()]);
    for (const { status } of answers) expect(status).toBe(200);
    const shorter = await event.snapshot();
    expect(shorter.round!.closesAt).toBeCloseTo(open.round!.closesAt - 60_000, -2);
    await referee.act('/shorten', { seconds: 3600 });
    const least = await event.snapshot();
    expect(least.round!.closesAt - least.now).toBeGreaterThan(4000);
    expect(least.round!.closesAt - least.now).toBeLessThan(5100);
    await event.command('pause');
    const before = (await event.snapshot()).round!.remainingMs;
    await referee.act('/shorten', { seconds: 60 });
    expect((await event.snapshot()).round!.remainingMs).toBe(before);
  });
});

describe('the end that the host takes back', () => {
  it('leaves the event paused as it was, with a new seed for what comes', async () => {
    const { event, referee } = await hosted({ seed: 'known to all' });
    const ana = await event.join('Ana');
    await event.command('start');
    await event.command('close-round');
    const second = await event.command('next-round');
    const ended = await event.command('finish');
    expect(ended).toMatchObject({ status: 'finished', seed: 'known to all' });
    const { undo } = await desk(referee);
    expect(undo).toMatchObject({ kind: 'finish' });
    const answers = await Promise.all([1, 2].map(() => referee.act('/undo', { act: undo!.act })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const back = await event.snapshot(ana.playerKey);
    expect(back).toMatchObject({ status: 'paused', seed: null, endReason: null });
    expect(back.round).toMatchObject({ number: 2, status: 'paused', rack: second.round!.rack });
    expect(back.seedHash).not.toBe(ended.seedHash);
    await event.command('resume');
    await event.command('close-round');
    await event.command('next-round');
    const again = await event.command('finish');
    expect(again.seed).toMatch(/^known to all\/[0-9a-f]{32}$/);
    expect(seedHash(again.seed!)).toBe(back.seedHash);
  });
});

describe('what a referee waits for', () => {
  it('names tables on paper without a slip, and counts doubtful slips', async () => {
    const { event, referee } = await hosted();
    const [ana, bo] = [await event.join('Ana'), await event.join('Bo')];
    await sql()`update player set paper = true, table_name = '12' where id = ${bo.playerId}`;
    const { round } = await event.command('start');
    const move: MoveBody = moveOf(legalMoves(round!)[0]!);
    await event.send(ana.playerKey, 1, 1, move);
    await event.command('close-round');
    expect(await desk(referee)).toMatchObject({
      round: 1,
      missing: ['12'],
      missingCount: 1,
      doubtful: 0,
      lexiconReady: true,
    });
    await event.send(bo.playerKey, 1, 1, move);
    await referee.rule(1, ana.playerId, 'accept');
    expect(await desk(referee)).toMatchObject({ missingCount: 1, doubtful: 1 });
    await referee.rule(1, bo.playerId, 'zero');
    expect(await desk(referee)).toMatchObject({ missingCount: 0, doubtful: 0 });
  });
});
