/** An event that goes on after its end: its last round made void, or the end taken back. */
import { describe, expect, it } from 'vitest';
import { drawAgain } from '@/lib/client/proof/draw-again';
import type { RoundList, Snapshot } from '@/lib/http/schemas';
import { seedHash } from '@/lib/solver';
import { must } from '@/scripts/outside/event-client';
import { legalMoves, moveOf } from '../support/moves';
import type { OutsideEvent } from '../support/outside';
import { desk, hosted, REASON, rackOf, sorted, stored } from '../support/refereed';
import { testService } from '../support/service';

const service = testService();

describe('the last round, cancelled after the end', () => {
  /** Ana alone, who has the top of each round; over by itself after two. */
  async function played(settings: object = {}) {
    const { event, referee } = await hosted(service.base(), {
      seed: 'known to all',
      maxRounds: 2,
      ...settings,
    });
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
    const { event, referee } = await hosted(service.base(), { seed });
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

describe('the end that the host takes back', () => {
  it('leaves the event paused as it was, with a new seed for what comes', async () => {
    const { event, referee } = await hosted(service.base(), { seed: 'known to all' });
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
