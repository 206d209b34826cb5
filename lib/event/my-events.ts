import { prisma } from '@/lib/db';
import type { MyEvent } from '@/lib/http/schemas/results';

const AT_MOST = 200;

/** The events of a signed-in host, newest first. */
export async function myEvents(ownerId: string): Promise<MyEvent[]> {
  const rows = await prisma().event.findMany({
    where: { ownerId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: AT_MOST,
    select: {
      code: true,
      name: true,
      status: true,
      players: true,
      createdAt: true,
      startedAt: true,
      finishedAt: true,
      games: { select: { _count: { select: { rounds: { where: { status: 'closed' } } } } } },
    },
  });
  return rows.map(({ games, createdAt, startedAt, finishedAt, ...event }) => ({
    ...event,
    rounds: games.reduce((sum, game) => sum + game._count.rounds, 0),
    createdAt: createdAt.getTime(),
    startedAt: startedAt?.getTime() ?? null,
    finishedAt: finishedAt?.getTime() ?? null,
  }));
}
