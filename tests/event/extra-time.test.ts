/** Time that single players have beyond everybody's end. */
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { JoinedEvent, Member, Problem } from '@/lib/http/schemas';
import { call, must } from '@/scripts/outside/event-client';
import { listen } from '../support/listen';
import { legalMoves, moveOf } from '../support/moves';
import { OutsideEvent } from '../support/outside';
import { testService } from '../support/service';

const GRACE_MS = 200;
const service = testService({ graceMs: GRACE_MS });

const patch = (event: OutsideEvent, { playerId }: JoinedEvent, body: object) =>
  call<Member & Problem>(event.base, event.path(`/players/${playerId}`), {
    method: 'PATCH',
    key: event.created.hostKey,
    body,
  });

/** An event that runs, where Ana has some seconds more than Bo. */
async function started(extraSeconds: number, settings: object = {}) {
  const event = await OutsideEvent.create(service.base(), { pace: 'host', secondsPerRound: 5, ...settings });
  const [ana, bo] = [await event.join('Ana'), await event.join('Bo')];
  await patch(event, ana, { extraSeconds });
  const { round, now } = await event.command('start');
  const moves = legalMoves(round!).map(moveOf);
  /** waits until so many ms after everybody's end */
  const pastEnd = (ms: number) => sleep(Math.max(0, round!.closesAt - now + ms));
  const status = async () => (await event.snapshot()).round!.status;
  return { event, ana, bo, moves, pastEnd, status, closesAt: round!.closesAt };
}

describe('extra time', () => {
  it('lets its player send after everybody’s end, and nobody else; the round closes after the last end', async () => {
    const { event, ana, bo, moves, pastEnd, status, closesAt } = await started(7);
    const [top, other] = [moves[0]!, moves.at(-1)!];
    expect((await event.send(bo.playerKey, 1, 1, other)).status).toBe(200);
    await pastEnd(GRACE_MS + 700);
    expect(await status()).toBe('open');
    expect((await event.send(ana.playerKey, 1, 1, top)).status).toBe(200);
    expect((await event.draft(ana.playerKey, 1, { rev: 1, move: top })).status).toBe(200);
    const late = await event.send(bo.playerKey, 1, 2, top);
    expect([late.status, late.body]).toMatchObject([409, { code: 'round-not-open', late: true }]);
    expect((await event.draft(bo.playerKey, 1, { rev: 1, move: top })).status).toBe(409);
    const { round } = await event.snapshot();
    expect(round!.closesAt).toBe(closesAt);
    await expect.poll(status).toBe('closed');
    expect((await event.snapshot()).now - closesAt).toBeGreaterThanOrEqual(7000 + GRACE_MS);
    expect((await event.snapshot(ana.playerKey)).you!.result!.move).toEqual(top);
    expect((await event.snapshot(bo.playerKey)).you!.result!.move).toEqual(other);
    expect((await event.send(ana.playerKey, 1, 2, other)).status).toBe(409);
  });

  it('ends for each at the own end', async () => {
    const { event, ana, bo, moves, pastEnd, status } = await started(1);
    await patch(event, bo, { extraSeconds: 10 });
    expect((await event.snapshot()).extraTime).toEqual([
      { ms: 1000, players: 1 },
      { ms: 10_000, players: 1 },
    ]);
    await pastEnd(1000 + GRACE_MS + 600);
    expect((await event.send(ana.playerKey, 1, 1, moves[0]!)).status).toBe(409);
    expect((await event.send(bo.playerKey, 1, 1, moves[0]!)).status).toBe(200);
    expect(await status()).toBe('open');
  });

  it('holds for later rounds, and is only the player’s to see', async () => {
    const { event, ana, bo } = await started(60, { secondsPerRound: 600 });
    await event.command('close-round');
    await event.command('next-round');
    const seen = await Promise.all(
      [ana.playerKey, bo.playerKey, event.created.hostKey, undefined].map((key) => event.snapshot(key)),
    );
    expect(seen.map(({ you }) => you?.extraMs)).toEqual([60_000, 0, undefined, undefined]);
    for (const { extraTime } of seen) expect(extraTime).toEqual([{ ms: 60_000, players: 1 }]);
  });

  it('is told at once, to each what is the own', async () => {
    const { event, ana, bo } = await started(0, { secondsPerRound: 600 });
    const { version } = await event.snapshot();
    const streams = [ana.playerKey, bo.playerKey, undefined].map((key) => listen(event, { key }));
    for (const { begun } of streams) await begun();
    const toldBy = async ({ until, stop }: ReturnType<typeof listen>) => {
      const { data } = await until(({ type }) => type === 'extra-time');
      await stop();
      return data;
    };
    await patch(event, ana, { extraSeconds: 30 });
    const extraTime = [{ ms: 30_000, players: 1 }];
    const [anas, bos, nobodys] = await Promise.all(streams.map(toldBy));
    expect(anas).toMatchObject({ extraTime, extraMs: 30_000 });
    for (const one of [bos, nobodys]) expect(one).toMatchObject({ extraTime, extraMs: 0 });
    expect(JSON.stringify([bos, nobodys])).not.toContain(ana.playerId);
    // Who was away when it was told hears it on coming back.
    const back = ({ playerKey: key }: JoinedEvent) => toldBy(listen(event, { key, after: version }));
    expect(await back(ana)).toMatchObject({ extraMs: 30_000 });
    expect(await back(bo)).toMatchObject({ extraMs: 0 });
  });

  it('keeps the round when it is given just before the end, and lets it close when it is taken back', async () => {
    const { event, ana, moves, pastEnd, status } = await started(0);
    await pastEnd(-2500);
    await patch(event, ana, { extraSeconds: 60 });
    await pastEnd(GRACE_MS + 1500);
    expect(await status()).toBe('open');
    expect((await event.send(ana.playerKey, 1, 1, moves[0]!)).status).toBe(200);
    await patch(event, ana, { extraSeconds: 0 });
    await expect.poll(status, { timeout: 30_000 }).toBe('closed');
    expect((await event.snapshot()).extraTime).toEqual([]);
  });

  it('goes with a player who is removed, and comes back with that player', async () => {
    const { event, ana } = await started(60, { secondsPerRound: 600 });
    await patch(event, ana, { removed: true });
    expect((await event.snapshot()).extraTime).toEqual([]);
    await patch(event, ana, { removed: false });
    expect((await event.snapshot()).extraTime).toEqual([{ ms: 60_000, players: 1 }]);
  });

  it('stands still in a pause, also in one after everybody’s end', async () => {
    const { event, ana, bo, moves, pastEnd, status } = await started(8);
    await pastEnd(GRACE_MS + 500);
    const paused = await event.command('pause');
    expect(paused.round!.remainingMs).toBeLessThan(0);
    expect(paused.round!.remainingMs! + 8000).toBeGreaterThan(1000);
    await sleep(8500);
    expect(await status()).toBe('paused');
    await event.command('resume');
    expect((await event.send(ana.playerKey, 1, 1, moves[0]!)).status).toBe(200);
    expect((await event.send(bo.playerKey, 1, 1, moves[0]!)).status).toBe(409);
    await expect.poll(status).toBe('closed');
  });

  it('is no limit to more time for all, which begins now for those who were through', async () => {
    const { event, bo, moves, pastEnd } = await started(60);
    await pastEnd(GRACE_MS + 5000);
    expect((await event.send(bo.playerKey, 1, 1, moves[0]!)).status).toBe(409);
    const { round, now } = await event.command('extend', { seconds: 30 });
    expect(round!.closesAt - now).toBeGreaterThan(27_000);
    expect((await event.send(bo.playerKey, 1, 1, moves[0]!)).status).toBe(200);
  });

  it('is cut short by the host who closes the round', async () => {
    const { event, ana, moves, pastEnd, status } = await started(60);
    await pastEnd(GRACE_MS + 500);
    await event.command('close-round');
    expect(await status()).toBe('closed');
    expect((await event.send(ana.playerKey, 1, 1, moves[0]!)).status).toBe(409);
  });

  it('is a whole number of seconds, up to an hour, of a player of this event', async () => {
    const { event, ana } = await started(0, { secondsPerRound: 600 });
    for (const extraSeconds of [-1, 1.5, 3601, '60'])
      expect((await patch(event, ana, { extraSeconds })).status).toBe(422);
    expect((await patch(event, { ...ana, playerId: 'nobody' }, { extraSeconds: 60 })).status).toBe(404);
    expect((await patch(event, ana, {})).status).toBe(422);
    const { players } = await must<{ players: object[] }>(event.base, event.path('/players'), {
      key: event.created.hostKey,
    });
    expect(players).toMatchObject([
      { name: 'Ana', extraSeconds: 0 },
      { name: 'Bo', extraSeconds: 0 },
    ]);
  });
});
