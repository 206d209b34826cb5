/** What reviews tell of slips that a referee has ruled on. */
import { describe, expect, it } from 'vitest';
import { dbNow } from '@/lib/db';
import type { EventReview, JoinedEvent, PlayerSheet, Report, RoundReview } from '@/lib/http/schemas';
import { must } from '@/scripts/outside/event-client';
import { legalMoves, moveOf } from '../support/moves';
import { OutsideEvent } from '../support/outside';
import { Referee } from '../support/referee';
import { testService } from '../support/service';

const service = testService({ limits: { joins: 1e6, requests: 1e6, perKey: 1e6, failures: 1e6 } });

interface Room {
  event: OutsideEvent;
  referee: Referee;
  ana: JoinedEvent;
  bo: JoinedEvent;
  cy: JoinedEvent;
  /** points of the top, which Ana alone has */
  top: number;
}

/** Two rounds: in the first Ana has the top, Bo and Cy the lowest move; in the second nobody sends anything. */
async function played(): Promise<Room> {
  const event = await OutsideEvent.create(service.base(), {
    ...{ seed: 'a seed for referees', soloPreset: 'fisf', soloMinPlayers: 2, maxRounds: 2 },
  });
  const [ana, bo, cy] = [await event.join('Ana'), await event.join('Bo'), await event.join('Cy')];
  const { round } = await event.command('start');
  const moves = legalMoves(round!);
  await event.send(ana.playerKey, 1, 1, moveOf(moves[0]!));
  for (const { playerKey } of [bo, cy]) await event.send(playerKey, 1, 1, moveOf(moves.at(-1)!));
  await event.command('close-round');
  await event.command('next-round');
  await event.command('close-round');
  const { top } = await must<RoundReview>(event.base, event.path('/rounds/1'));
  return { event, referee: new Referee(event), ana, bo, cy, top: top.score };
}

const review = ({ event }: Room) => must<EventReview>(event.base, event.path('/review'));
const firstRound = ({ event }: Room) => must<RoundReview>(event.base, event.path('/rounds/1'));
const sheet = ({ event }: Room, { playerId }: JoinedEvent) =>
  must<PlayerSheet>(event.base, event.path(`/players/${playerId}/sheet`));

describe('who was alone in front', () => {
  it('has there what was paid after a penalty, not the best of the others', async () => {
    const room = await played();
    const { referee, ana, bo, cy, top } = room;
    await referee.rule(1, ana.playerId, 'penalty');
    for (const { playerId } of [bo, cy]) await referee.rule(1, playerId, 'set', { points: top - 2 });
    const { solos } = await review(room);
    expect(solos).toMatchObject([{ points: top - 5, bonus: 10, isTop: true, who: [{ name: 'Ana' }] }]);
  });
});

describe('a top', () => {
  it('is found with its move alone: neither by points that were set, nor for nothing', async () => {
    const room = await played();
    const { event, referee, ana, bo, top } = room;
    const counts = async () => {
      const { records } = await review(room);
      const { found } = await firstRound(room);
      const { rows } = await must<Report>(event.base, event.path('/report'), { key: referee.key });
      expect(rows.map(({ tops }) => tops).reduce((sum, tops) => sum + tops)).toBe(found);
      return [found, records.mostTops?.tops ?? null, records.mostTops?.who.map(({ name }) => name).join()];
    };
    expect(await counts()).toEqual([1, 1, 'Ana']);
    await referee.rule(1, bo.playerId, 'set', { points: top + 15 });
    expect(await counts()).toEqual([1, 1, 'Ana']);
    await referee.rule(1, ana.playerId, 'penalty');
    expect(await counts()).toEqual([1, 1, 'Ana']);
    await referee.rule(1, ana.playerId, 'zero');
    expect(await counts()).toEqual([0, null, undefined]);
    expect((await event.snapshot()).found).toBe(0);
  });

  it('that was played is no missed word on the sheet, which tells the ruling', async () => {
    const room = await played();
    const { referee, ana, bo, top } = room;
    await referee.rule(1, ana.playerId, 'zero');
    await referee.rule(1, bo.playerId, 'set', { points: top + 15 });
    const [anas, bos] = [await sheet(room, ana), await sheet(room, bo)];
    expect(anas.rounds[0]).toMatchObject({ points: 0, reason: null, ruled: 'zero', isTop: true });
    expect(anas.rounds[1]).toMatchObject({ reason: 'no-slip', isTop: false });
    expect(anas.rounds[1]).not.toHaveProperty('ruled');
    expect(anas.missed.map(({ number }) => number)).toEqual([2]);
    expect(bos.rounds[0]).toMatchObject({ points: top + 15, ruled: 'set', isTop: false });
    expect(bos.missed.map(({ number }) => number)).toEqual([1, 2]);
    expect(anas.startedAt).toBeGreaterThan(dbNow() - 600_000);
  });
});
