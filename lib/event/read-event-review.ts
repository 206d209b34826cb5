import { sql } from '@/lib/db';
import type { EventReview, Named } from '@/lib/http/schemas';
import type { EventInfo } from './event-info';
import { gameDigest } from './game-digest';
import { namesOf, type Reviewed, reviewedRounds } from './review-rounds';
import { type RoomDigest, roundDigest } from './round-digest';
import type { RoundRow } from './round-row';
import { readStandings } from './standings-sql';
import type { Viewer } from './viewer';

const LEADERS = 10;
const PODIUM = 3;
const MISSED = 6;
const RARE = 8;
/** Of one round, so that an odd one does not fill the list. */
const RARE_OF_A_ROUND = 2;
/** A find is a move that is worth so much of the top. */
const GOOD = 0.8;

/** A closed round and what the room did in it. */
interface Played {
  round: RoundRow;
  digest: RoomDigest;
}

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
    average: game.average,
    podium: ranked.slice(0, PODIUM),
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

type NameOf = (id: string | null | undefined) => Named | null;

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
    untopped: played.filter(({ digest }) => digest.found === 0).map(({ round }) => round.number),
    rare: rare.map((find) => ({ ...find, who: find.who.flatMap((id) => nameOf(id) ?? []) })),
    solos: played.flatMap((one) => soloOf(one, nameOf) ?? []),
  };
}

function missedTops(played: readonly Played[]): EventReview['missed'] {
  return played
    .filter(({ digest }) => digest.sent > 0)
    .toSorted((a, b) => a.digest.found - b.digest.found || b.round.topScore - a.round.topScore)
    .slice(0, MISSED)
    .map(({ round, digest: { found, sent, best } }) => ({
      number: round.number,
      top: round.top,
      found,
      sent,
      best,
    }));
}

/** Moves of few players that come near the top, the rarest and best first. */
function rareFinds(played: readonly Played[]) {
  return played
    .flatMap(({ round, digest }) =>
      digest.moves.flatMap(({ move, points, valid, who, players }) =>
        move && valid && who.length > 0 && points >= GOOD * round.topScore
          ? [{ number: round.number, move, points, who, players, top: round.topScore }]
          : [],
      ),
    )
    .toSorted((a, b) => a.players - b.players || b.points - a.points || a.number - b.number)
    .filter((find, index, all) => {
      const before = all.slice(0, index).filter(({ number }) => number === find.number);
      return before.length < RARE_OF_A_ROUND;
    })
    .slice(0, RARE)
    .map(({ players: _, ...find }) => find);
}

function soloOf({ round, digest }: Played, nameOf: NameOf): EventReview['solos'][number] | null {
  const who = nameOf(digest.alone);
  const move = digest.moves.find((one) => digest.alone && one.who.includes(digest.alone))?.move;
  if (!who || !move) return null;
  const { best: points, bonus } = digest;
  return { number: round.number, move, points, who: [who], bonus, isTop: points >= round.topScore };
}

function highestTop(rounds: readonly RoundRow[]): EventReview['records']['highestTop'] {
  const [first] = rounds.toSorted((a, b) => b.topScore - a.topScore || a.number - b.number);
  return first ? { ...first.top, number: first.number } : null;
}

/** The round in which a player scored the most. */
function bestRound(played: readonly Played[]): Played | undefined {
  return played.toSorted((a, b) => b.digest.best - a.digest.best || a.round.number - b.round.number)[0];
}

const bestIds = (played: readonly Played[]) => bestRound(played)?.digest.moves[0]?.who ?? [];

function bestMove(played: readonly Played[], nameOf: NameOf): EventReview['records']['bestMove'] {
  const found = bestRound(played);
  const first = found?.digest.moves[0];
  if (!found || !first?.move || first.points === 0) return null;
  const { move, points, players, who } = first;
  return { number: found.round.number, move, points, players, who: who.flatMap((id) => nameOf(id) ?? []) };
}
