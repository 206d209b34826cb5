import { prisma } from '@/lib/db';
import type { RecentResult } from '@/lib/http/schemas/results';
import { shared } from '@/lib/ops';

const SHOWN = 6;
/** A whole hall may open the front page at once: they share one look into the database. */
const KEPT_MS = 10_000;

interface Kept {
  readAt: number;
  results: Promise<RecentResult[]>;
}

/** The last finished events whose hosts let them be listed, newest first; at most ten seconds old. */
export function recentResults(now = Date.now()): Promise<RecentResult[]> {
  const slot = shared<{ kept: Kept | null }>('event.recent-results', () => ({ kept: null }));
  if (slot.kept && now - slot.kept.readAt < KEPT_MS) return slot.kept.results;
  const kept: Kept = { readAt: now, results: readResults() };
  slot.kept = kept;
  // A failure is not kept: the next visitor tries again.
  kept.results.catch(() => {
    if (slot.kept === kept) slot.kept = null;
  });
  return kept.results;
}

const LEADER = { rank: 1 } as const;

async function readResults(): Promise<RecentResult[]> {
  const events = await prisma().event.findMany({
    where: {
      status: 'finished',
      finishedAt: { not: null },
      settings: { path: ['listed'], equals: true },
      games: { some: { rounds: { some: { status: 'closed', standings: { some: LEADER } } } } },
    },
    orderBy: [{ finishedAt: 'desc' }, { id: 'desc' }],
    take: SHOWN,
    select: {
      code: true,
      name: true,
      finishedAt: true,
      players: true,
      games: {
        orderBy: { ordinal: 'asc' },
        select: {
          rounds: {
            where: { status: 'closed' },
            orderBy: { number: 'asc' },
            select: { id: true, topScore: true },
          },
        },
      },
    },
  });
  const played = events.map(({ games, ...event }) => ({ ...event, rounds: games.flatMap((g) => g.rounds) }));
  const leaders = await leadersOf(played.map((event) => event.rounds.at(-1)?.id ?? ''));
  return played.flatMap((event) => {
    const first = leaders.get(event.rounds.at(-1)?.id ?? '');
    if (!first || !event.finishedAt) return [];
    return {
      code: event.code,
      name: event.name,
      finishedAt: event.finishedAt.getTime(),
      players: event.players,
      rounds: event.rounds.length,
      winner: namesText(first.names),
      winnerTotal: first.total,
      topTotal: event.rounds.reduce((sum, round) => sum + round.topScore, 0),
    };
  });
}

interface Leaders {
  total: number;
  names: string[];
}

/** Who is first after each of these rounds; several when they share the rank. */
async function leadersOf(roundIds: string[]): Promise<Map<string, Leaders>> {
  const rows = await prisma().standing.findMany({
    where: { roundId: { in: roundIds }, ...LEADER },
    orderBy: { player: { name: 'asc' } },
    select: { roundId: true, total: true, player: { select: { name: true } } },
  });
  const found = new Map<string, Leaders>();
  for (const { roundId, total, player } of rows) {
    const known = found.get(roundId);
    if (known) known.names.push(player.name);
    else found.set(roundId, { total, names: [player.name] });
  }
  return found;
}

const namesText = (names: string[]) =>
  names.length <= 3 ? names.join(', ') : `${names.slice(0, 2).join(', ')} and ${names.length - 2} others`;
