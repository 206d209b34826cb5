import { describe, expect, it } from 'vitest';
import { listen } from '../support/listen';
import { legalMoves, moveOf } from '../support/moves';
import { OutsideEvent } from '../support/outside';
import { Referee } from '../support/referee';
import { testService } from '../support/service';

const service = testService();

describe('the stream of an event', () => {
  it('begins with a snapshot, tells every change once and in order, and each player the own result', async () => {
    const event = await OutsideEvent.create(service.base());
    const ana = await event.join('Ana');
    const bo = await event.join('Bo');
    const [hers, his, wall] = [
      listen(event, { key: ana.playerKey }),
      listen(event, { key: bo.playerKey }),
      listen(event),
    ];
    await Promise.all([hers, his, wall].map((one) => one.begun()));
    const { round } = await event.command('start');
    const opened = await hers.until(({ type }) => type === 'round-open');
    expect(opened.data).toMatchObject({ number: 1, status: 'open', rack: round!.rack, board: round!.board });
    const [best, worst] = [legalMoves(round!)[0]!, legalMoves(round!).at(-1)!];
    await event.send(ana.playerKey, 1, 1, moveOf(best));
    await event.send(bo.playerKey, 1, 1, moveOf(worst));
    const counted = await wall.until(({ type }) => type === 'slips');
    expect(counted).toMatchObject({ version: null, data: { number: 1 } });
    await event.command('close-round', { round: 1 });
    const closed = await hers.until(({ type }) => type === 'round-closed');
    expect(closed.data).toMatchObject({
      number: 1,
      top: { score: best.score },
      found: 1,
      ranked: 2,
      sent: 2,
      you: { points: best.score, total: best.score, rank: 1, before: null, reason: null },
    });
    expect((await his.until(({ type }) => type === 'round-closed')).data).toMatchObject({
      you: { rank: 2, move: moveOf(worst) },
    });
    expect((await wall.until(({ type }) => type === 'round-closed')).data).toMatchObject({ you: null });
    await event.command('finish');
    expect((await hers.until(({ type }) => type === 'finished')).data).toMatchObject({
      reason: 'stopped-by-host',
      ranked: 2,
      you: { total: best.score, rank: 1 },
    });
    for (const stream of [hers, his, wall]) {
      await stream.stop();
      const versions = stream.messages.flatMap(({ version }) => version ?? []);
      expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
    }
    expect(hers.messages.filter(({ type }) => type === 'slips')).toEqual([]);
  });

  it('resumes after a version with exactly what was missed', async () => {
    const event = await OutsideEvent.create(service.base());
    const ana = await event.join('Ana');
    const before = await event.snapshot();
    const { round } = await event.command('start');
    await event.send(ana.playerKey, 1, 1, moveOf(legalMoves(round!)[0]!));
    await event.command('pause');
    await event.command('resume');
    const closed = await event.command('close-round', { round: 1 });
    const resumed = listen(event, { key: ana.playerKey, after: before.version });
    await resumed.until(({ type }) => type === 'round-closed');
    await resumed.stop();
    expect(resumed.messages.map(({ type, version }) => [type, version])).toEqual([
      ['round-open', before.version + 1],
      ['clock', before.version + 2],
      ['clock', before.version + 3],
      ['round-closed', closed.version],
    ]);
    expect(resumed.messages.at(-1)?.data).toMatchObject({ you: { rank: 1 } });
  });

  it('tells many rulings of a round, missed in a row, by the last of them', async () => {
    const event = await OutsideEvent.create(service.base());
    const referee = new Referee(event);
    const ana = await event.join('Ana');
    const bo = await event.join('Bo');
    await event.command('start');
    await event.command('close-round');
    const { version } = await event.command('next-round');
    for (const points of [7, 8, 9]) {
      await referee.rule(1, ana.playerId, 'set', { points });
      await referee.rule(1, bo.playerId, 'set', { points: points + 10 });
    }
    const after = await event.snapshot();
    const { version: closed } = await event.command('close-round');
    await referee.rule(1, bo.playerId, 'set', { points: 20 });
    await referee.rule(2, bo.playerId, 'set', { points: 1 });
    const resumed = listen(event, { key: ana.playerKey, after: version });
    await resumed.until((message) => message.version === closed + 2);
    await resumed.stop();
    expect(resumed.messages.map((message) => [message.type, message.version])).toEqual([
      ['ruling', after.version],
      ['round-closed', closed],
      ['ruling', closed + 1],
      ['ruling', closed + 2],
    ]);
    const [first] = resumed.messages;
    expect(first!.data).toMatchObject({
      round: 1,
      standings: [
        { name: 'Bo', total: 19 },
        { name: 'Ana', total: 9 },
      ],
    });
  });

  it('begins again with a snapshot when the version is from elsewhere', async () => {
    const event = await OutsideEvent.create(service.base());
    const stream = listen(event, { after: 5000 });
    const first = await stream.until(() => true);
    await stream.stop();
    expect(first.type).toBe('snapshot');
  });

  it('tells the names of many who join at once in few messages', async () => {
    const event = await OutsideEvent.create(service.base());
    const wall = listen(event);
    await wall.begun();
    await event.joinMany(60);
    await wall.until(({ type, data }) => type === 'lobby' && (data as { players: number }).players === 60);
    await wall.stop();
    const lobby = wall.messages.filter(({ type }) => type === 'lobby');
    expect(lobby.length).toBeLessThan(20);
    const names = lobby.flatMap(({ data }) => (data as { joined: string[] }).joined);
    expect(new Set(names).size).toBe(60);
  });
});
