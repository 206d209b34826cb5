import { MOST_NAMED } from '@/lib/game';
import type { EventReview, Named } from '@/lib/http/schemas';
import type { RoomDigest } from './round-digest';
import type { RoundRow } from './round-row';

/** A closed round and what the room did in it. */
export interface Played {
  round: RoundRow;
  digest: RoomDigest;
}

/** Who an id is today. */
export type NameOf = (id: string | null | undefined) => Named | null;

const MISSED = 6;
const RARE = 8;
/** Of one round, so that an odd one does not fill the list. */
const RARE_OF_A_ROUND = 2;
/** A find is a move that is worth so much of the top. */
const GOOD = 0.8;

export function missedTops(played: readonly Played[]): EventReview['missed'] {
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
export function rareFinds(played: readonly Played[]) {
  return played
    .flatMap(({ round, digest }) =>
      digest.moves.flatMap(({ move, points, valid, who, all }) =>
        move && valid && who.length > 0 && all <= MOST_NAMED && points >= GOOD * round.topScore
          ? [{ number: round.number, move, points, who, all, top: round.topScore }]
          : [],
      ),
    )
    .toSorted((a, b) => a.all - b.all || b.points - a.points || a.number - b.number)
    .filter((find, index, all) => {
      const before = all.slice(0, index).filter(({ number }) => number === find.number);
      return before.length < RARE_OF_A_ROUND;
    })
    .slice(0, RARE)
    .map(({ all: _, ...find }) => find);
}

export function soloOf({ round, digest }: Played, nameOf: NameOf): EventReview['solos'][number] | null {
  const who = nameOf(digest.alone);
  const played = digest.moves.find((one) => digest.alone && one.who.includes(digest.alone));
  if (!who || !played?.move) return null;
  const { move, points, top: isTop } = played;
  return { number: round.number, move, points, who: [who], bonus: digest.bonus, isTop };
}

export function highestTop(rounds: readonly RoundRow[]): EventReview['records']['highestTop'] {
  const [first] = rounds.toSorted((a, b) => b.topScore - a.topScore || a.number - b.number);
  return first ? { ...first.top, number: first.number } : null;
}

/** The round in which a player scored the most. */
function bestRound(played: readonly Played[]): Played | undefined {
  return played.toSorted((a, b) => b.digest.best - a.digest.best || a.round.number - b.round.number)[0];
}

export const bestIds = (played: readonly Played[]) => bestRound(played)?.digest.moves[0]?.who ?? [];

export function bestMove(played: readonly Played[], nameOf: NameOf): EventReview['records']['bestMove'] {
  const found = bestRound(played);
  const first = found?.digest.moves[0];
  if (!found || !first?.move || first.points === 0) return null;
  const { move, points, players, who } = first;
  return { number: found.round.number, move, points, players, who: who.flatMap((id) => nameOf(id) ?? []) };
}
