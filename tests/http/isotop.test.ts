/** Another isotop, placed by the referee. */
import { describe, expect, it } from 'vitest';
import type { StreamMessage } from '@/lib/http/schemas';
import { follow } from '@/scripts/outside/event-client';
import { moveOf } from '../support/moves';
import type { Referee } from '../support/referee';
import { desk, hosted, REASON, rackOf, sorted } from '../support/refereed';
import { testService } from '../support/service';

const service = testService();

/** An event whose first round has several tops, closed. */
async function withIsotops(settings: object = {}) {
  for (let attempt = 0; attempt < 30; attempt++) {
    const { event, referee } = await hosted(service.base(), { seed: `isotops ${attempt}`, ...settings });
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
    const { event, referee } = await hosted(service.base(), { racks: 'entered', draw: 'english' });
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
