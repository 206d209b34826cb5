import { sql } from '@/lib/db';
import { tileSet } from '@/lib/engine';
import { formatOf, type PlayedMove, stateAfter } from '@/lib/game';
import type { Named, PlayedPage, RoundReview, RoundSummary } from '@/lib/http/schemas';
import type { EventInfo } from './event-info';
import { ownResult } from './own-result';
import { exchangeOf, otherTops } from './redact';
import { Refusal } from './refusal';
import { namesOf, reviewedRound, reviewedRounds } from './review-rounds';
import { listHead, type RoomDigest, roomMoves, roundDigest } from './round-digest';
import type { RoundRow } from './round-row';
import { readStandings } from './standings-sql';
import type { Viewer } from './viewer';

/** The head of a room's moves, and each page of the rest. */
const MOVES_SHOWN = 100;

/** The closed rounds of an event, in order. */
export async function readRounds(event: EventInfo, viewer: Viewer): Promise<RoundSummary[]> {
  const { rounds, version } = await reviewedRounds(event, viewer);
  return Promise.all(rounds.map(async (round) => summary(round, await roundDigest(event, round, version))));
}

function summary(round: RoundRow, { best, found, sent }: RoomDigest): RoundSummary {
  const { number, game, inGame, again, rack, top } = round;
  const place = { number, game, inGame, ...(again > 0 && { again }) };
  return { ...place, rack, top, isotopCount: round.isotops.length, best, found, sent };
}

/** Everything about one closed round; rounds that are not closed do not exist here. */
export async function readRound(
  event: EventInfo,
  viewer: Viewer,
  number: number,
): Promise<RoundReview | Refusal> {
  const reviewed = await reviewedRound(event, viewer, number);
  if (reviewed instanceof Refusal) return reviewed;
  const { round, rounds, version } = reviewed;
  const topTotal = rounds.reduce((sum, one) => sum + (one.number <= number ? one.topScore : 0), 0);
  const [digest, { below, listed }, standings, you] = await Promise.all([
    roundDigest(event, round, version),
    listHead(event, round),
    readStandings(sql(), round.id, topTotal, { most: 10 }),
    viewer.player ? ownResult(event.gameId, number, viewer.player.id) : null,
  ]);
  return {
    ...summary(round, digest),
    board: round.board,
    retaken: round.retaken,
    exchange: exchangeOf(event, round),
    boardAfter: stateAfter(tileSet(event.tileSet), round, formatOf(event.settings)).board,
    isotops: otherTops(round),
    subTops: below,
    legalMoves: round.legalMoves,
    ...(round.inGame === 1 && { words: listed }),
    distribution: digest.distribution,
    ...(await played(digest)),
    ...((digest.lines ?? 0) > MOVES_SHOWN && { playedLines: digest.lines }),
    you,
    standings,
    rounds: rounds.length,
  };
}

/** What the room played, and by whom, where few did. */
async function played({ moves, alone, bonus }: RoomDigest): Promise<Pick<RoundReview, 'moves' | 'alone'>> {
  const shown = moves.slice(0, MOVES_SHOWN);
  const names = await namesOf([...shown.flatMap(({ who }) => who), ...(alone ? [alone] : [])]);
  const solo = alone === null ? undefined : names.get(alone);
  return { moves: withNames(shown, names), alone: solo ? { ...solo, bonus } : null };
}

const withNames = (moves: readonly PlayedMove[], names: ReadonlyMap<string, Named>): RoundReview['moves'] =>
  moves.map(({ who, all: _, top: __, ...move }) => ({
    ...move,
    who: who.flatMap((id) => names.get(id) ?? []),
  }));

/** What the room played in a closed round, by pages: the first is what the round itself tells. */
export async function readPlayed(
  event: EventInfo,
  viewer: Viewer,
  number: number,
  page: number,
): Promise<PlayedPage | Refusal> {
  const reviewed = await reviewedRound(event, viewer, number);
  if (reviewed instanceof Refusal) return reviewed;
  const { round, version } = reviewed;
  const all = await roomMoves(event, round, version);
  const shown = all.slice((page - 1) * MOVES_SHOWN, page * MOVES_SHOWN);
  const names = await namesOf(shown.flatMap(({ who }) => who));
  const pages = Math.max(1, Math.ceil(all.length / MOVES_SHOWN));
  return { count: all.length, page, pages, moves: withNames(shown, names) };
}
