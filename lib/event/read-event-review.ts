import { sql } from '@/lib/db';
import type { EventReview } from '@/lib/http/schemas';
import type { EventInfo } from './event-info';
import {
  bestIds,
  bestMove,
  highestTop,
  missedTops,
  type NameOf,
  type Played,
  rareFinds,
  soloOf,
} from './finds';
import { gameDigest } from './game-digest';
import { namesOf, type Reviewed, reviewedRounds } from './review-rounds';
import { roundDigest } from './round-digest';
import type { RoundRow } from './round-row';
import { readStandings } from './standings-sql';
import type { Viewer } from './viewer';

const LEADERS = 10;
const PODIUM = 3;

/** The event as a whole, as far as its rounds are closed; null before the first. */
export async function readEventReview(event: EventInfo, viewer: Viewer): Promise<EventReview | null> {
  const reviewed = await reviewedRounds(event, viewer);
  const last = reviewed.rounds.at(-1);
  if (!last) return null;
  const topTotal = reviewed.rounds.reduce((sum, { topScore }) => sum + topScore, 0);
  const [played, game, head] = await Promise.all([
    Promise.all(
      reviewed.rounds.map(async (round) => ({
        round,
        digest: await roundDigest(event, round, reviewed.version),
      })),
    ),
    gameDigest(event, reviewed),
    readStandings(sql(), last.id, topTotal, { most: LEADERS }),
  ]);
  const ranked = head.filter(({ rank }) => rank !== null);
  const [leaders, told] = await Promise.all([
    leadersOf(reviewed, ranked),
    toldOf(played, game.mostTops?.who ?? [], game.climb?.playerId),
  ]);
  const { nameOf, ...lists } = told;
  const climber = nameOf(game.climb?.playerId);
  return {
    rounds: played.length,
    finished: reviewed.status === 'finished',
    players: game.players,
    topTotal,
    average: played.some(({ digest }) => digest.sent > 0) ? game.average : null,
    podium: ranked.filter(({ rank }) => (rank ?? 0) <= PODIUM),
    tops: sumsOf(reviewed.rounds),
    leaders,
    ...lists,
    records: {
      highestTop: highestTop(reviewed.rounds),
      bestMove: bestMove(played, nameOf),
      mostTops: game.mostTops && {
        ...game.mostTops,
        who: game.mostTops.who.flatMap((id) => nameOf(id) ?? []),
      },
      climb: game.climb && climber ? { ...game.climb, ...climber } : null,
    },
  };
}

function sumsOf(rounds: readonly RoundRow[]): number[] {
  let sum = 0;
  return rounds.map(({ topScore }) => (sum += topScore));
}

/** The sums of the first of the ranking, round by round. */
async function leadersOf(
  { rounds }: Reviewed,
  head: readonly { playerId: string; name: string; rank: number | null }[],
): Promise<EventReview['leaders']> {
  const ids = head.map(({ playerId }) => playerId);
  const rows = await sql()<{ roundId: string; playerId: string; total: number }[]>`
    select round_id as "roundId", player_id as "playerId", total from standing
    where round_id = any(${rounds.map(({ id }) => id)}) and player_id = any(${ids})`;
  const totals = new Map(rows.map(({ roundId, playerId, total }) => [`${roundId} ${playerId}`, total]));
  return head.map(({ playerId, name, rank }) => ({
    playerId,
    name,
    rank: rank ?? 0,
    totals: rounds.map(({ id }) => totals.get(`${id} ${playerId}`) ?? null),
  }));
}

/** What is told of single rounds, with the names that it needs. */
async function toldOf(played: readonly Played[], ...more: (string | undefined | string[])[]) {
  const rare = rareFinds(played);
  const alone = played.flatMap(({ digest }) => digest.alone ?? []);
  const ids = [...rare.flatMap(({ who }) => who), ...alone, ...bestIds(played), ...more.flat()];
  const names = await namesOf(ids.filter((id) => id !== undefined));
  const nameOf: NameOf = (id) => (id && names.get(id)) || null;
  return {
    nameOf,
    missed: missedTops(played),
    untopped: played
      .filter(({ digest: { sent, found } }) => sent > 0 && found === 0)
      .map(({ round }) => round.number),
    rare: rare.map((find) => ({ ...find, who: find.who.flatMap((id) => nameOf(id) ?? []) })),
    solos: played.flatMap((one) => soloOf(one, nameOf) ?? []),
  };
}
