/** A round made void, told to everybody, drawn again and brought back. */
import { describe, expect, it } from 'vitest';
import { ensureLexicon } from '@/lib/lexicons';
import { drawRandom } from '@/lib/solver';
import { legalMoves, moveOf } from '../support/moves';
import type { Referee } from '../support/referee';
import { desk, hosted, REASON, rackOf, sorted, stored } from '../support/refereed';
import { testService } from '../support/service';

const service = testService();

describe('a cancelled round', () => {
  it('loses its points, and another rack is drawn that nobody knows before it is shown', async () => {
    const { event, referee } = await hosted(service.base(), { seed: 'cancel' });
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
    const { event, referee } = await hosted(service.base(), { racks: 'entered' });
    await event.join('Ana');
    await event.command('start', { rack: 'TOENAIL' });
    await referee.act('/rounds/1/cancel', REASON);
    const same = await referee.act('/next-round', { rack: '-LIANETO' });
    expect(same.body.code).toBe('invalid-input');
    const again = await event.command('next-round', { rack: '-SANDTUE' });
    expect(again.round).toMatchObject({ number: 1, again: 1, rack: { drawn: 'SANDTUE', rejected: true } });
  });

  it('knows the same rack by the letters of its language', async () => {
    await ensureLexicon('tr');
    const { event, referee } = await hosted(service.base(), { racks: 'entered', lexicon: 'tr' });
    await event.join('Ana');
    await event.command('start', { rack: 'KİTAPLE' });
    await referee.act('/rounds/1/cancel', REASON);
    const same = await referee.act('/next-round', { rack: '-pitakel' });
    expect(same.body).toMatchObject({ errors: { rack: ['The rack has to differ from the cancelled one.'] } });
    const again = await event.command('next-round', { rack: '-pıtakel' });
    expect(again.round).toMatchObject({ number: 1, again: 1, rack: { drawn: 'PITAKEL' } });
  });

  it('is told to everybody with its reason, until another rack is shown or it is brought back', async () => {
    const { event, referee } = await hosted(service.base());
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
    const { event, referee } = await hosted(service.base());
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
    const { event, referee } = await hosted(service.base());
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
    const { event, referee } = await hosted(service.base());
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
    const { event, referee } = await hosted(service.base());
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
    const { event, referee } = await hosted(service.base());
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
    const { event, referee } = await hosted(service.base());
    await event.join('Ana');
    await event.command('start');
    await event.command('close-round');
    await event.command('next-round');
    expect((await referee.act('/rounds/1/cancel', REASON)).body.code).toBe('round-built-on');
  });
});
