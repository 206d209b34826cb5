import { beforeEach, describe, expect, it } from 'vitest';
import { prisma } from '@/lib/db';
import { myEvents, recentResults } from '@/lib/event';
import { takeShared } from '@/lib/ops';
import { testDatabase } from '../support/database';

testDatabase();

interface Played {
  name: string;
  status?: 'lobby' | 'running' | 'finished';
  listed?: boolean;
  ownerId?: string;
  minute?: number;
  /** top scores of the closed rounds */
  tops?: number[];
  /** name, total and rank after the last round */
  ranking?: [string, number, number | null][];
}

let made = 0;

async function event({ name, status = 'finished', listed = true, ownerId, minute = 0, ...played }: Played) {
  const { tops = [80, 40], ranking = [['Ann', 100, 1]] } = played;
  const key = `${name}-${made++}`;
  const time = new Date(Date.UTC(2026, 0, 1, 12, minute));
  const round = { board: [], leftover: '', drawn: 'A', top: {}, isotops: [], legalMoves: 1 };
  const { games } = await prisma().event.create({
    data: {
      code: key,
      name,
      status,
      ownerId,
      hostKeyHash: key,
      settings: { listed },
      players: ranking.length,
      createdAt: time,
      startedAt: status === 'lobby' ? null : time,
      finishedAt: status === 'finished' ? time : null,
      games: {
        create: {
          seed: 's',
          seedHash: 'h',
          rounds: {
            create: [
              ...tops.map((topScore, n) => ({
                ...round,
                number: n + 1,
                inGame: n + 1,
                status: 'closed' as const,
                topScore,
              })),
              {
                ...round,
                number: tops.length + 1,
                inGame: tops.length + 1,
                status: 'prepared' as const,
                topScore: 999,
              },
            ],
          },
        },
      },
    },
    select: { id: true, games: { select: { rounds: { orderBy: { number: 'asc' } } } } },
  });
  const last = games[0]?.rounds[tops.length - 1];
  for (const [player, total, rank] of last ? ranking : [])
    await prisma().player.create({
      data: {
        name: player,
        nameKey: player,
        keyHash: `${key}-${player}`,
        event: { connect: { code: key } },
        standings: { create: { roundId: last!.id, points: 0, total, rank } },
      },
    });
  return key;
}

beforeEach(async () => {
  takeShared('event.recent-results');
  await prisma().event.deleteMany();
});

describe('recentResults', () => {
  it('tells who won and with how much of the tops', async () => {
    const ranking: Played['ranking'] = [
      ['Ben', 60, 2],
      ['Ann', 90, 1],
      ['Cem', 0, null],
    ];
    const code = await event({ name: 'Spring Open', ranking, minute: 5 });
    expect(await recentResults()).toEqual([
      {
        code,
        name: 'Spring Open',
        finishedAt: Date.UTC(2026, 0, 1, 12, 5),
        players: 3,
        rounds: 2,
        winner: 'Ann',
        winnerTotal: 90,
        topTotal: 120,
      },
    ]);
  });

  it('names all who share the first place, or how many', async () => {
    const shared = (names: string[]) => names.map((name): [string, number, number] => [name, 50, 1]);
    await event({ name: 'two', ranking: shared(['Zoë', 'Ann']), minute: 2 });
    await event({ name: 'five', ranking: shared(['e', 'd', 'c', 'b', 'a']), minute: 1 });
    expect((await recentResults()).map((result) => result.winner)).toEqual(['Ann, Zoë', 'a, b and 3 others']);
  });

  it('shows the newest six that are finished, listed and were played', async () => {
    for (let minute = 0; minute < 8; minute++) await event({ name: `e${minute}`, minute });
    await event({ name: 'private', listed: false, minute: 50 });
    await event({ name: 'running', status: 'running', minute: 50 });
    await event({ name: 'no round', tops: [], minute: 50 });
    await event({ name: 'nobody sent', ranking: [['Ann', 0, null]], minute: 50 });
    expect((await recentResults()).map((result) => result.name)).toEqual([
      'e7',
      'e6',
      'e5',
      'e4',
      'e3',
      'e2',
    ]);
  });

  it('shows of those that ended together the newest first', async () => {
    for (const name of ['a', 'c', 'b', 'd']) await event({ name });
    expect((await recentResults()).map((result) => result.name)).toEqual(['d', 'b', 'c', 'a']);
  });

  it('looks into the database at most once in ten seconds', async () => {
    expect(await recentResults(0)).toEqual([]);
    await event({ name: 'new' });
    expect(await recentResults(9_999)).toEqual([]);
    expect(await recentResults(10_000)).toHaveLength(1);
  });
});

describe('myEvents', () => {
  it('lists those of one moment in one order', async () => {
    const { id: ownerId } = await prisma().user.create({ data: { email: 'bo@example.org', name: 'Bo' } });
    for (const name of ['a', 'c', 'b', 'd']) await event({ name, ownerId });
    expect((await myEvents(ownerId)).map(({ name }) => name)).toEqual(['d', 'b', 'c', 'a']);
  });

  it('lists the events of one host, newest first', async () => {
    const { id } = await prisma().user.create({ data: { email: 'ann@example.org', name: 'Ann' } });
    await event({ name: 'old', ownerId: id, minute: 1 });
    const code = await event({ name: 'new', ownerId: id, status: 'lobby', tops: [], ranking: [], minute: 2 });
    await event({ name: 'somebody else’s', minute: 3 });
    const events = await myEvents(id);
    expect(events.map(({ name, rounds }) => [name, rounds])).toEqual([
      ['new', 0],
      ['old', 2],
    ]);
    expect(events[0]).toEqual({
      code,
      name: 'new',
      status: 'lobby',
      players: 0,
      rounds: 0,
      createdAt: Date.UTC(2026, 0, 1, 12, 2),
      startedAt: null,
      finishedAt: null,
    });
  });
});
