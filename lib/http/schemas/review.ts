/** What is looked at when rounds are over: all legal moves, a player's sheet, the event as a whole. */
import { z } from 'zod';
import { MoveBody, ScoredMove } from './moves';
import { Meaning } from './round-words';
import { Named, Rack, RoomMove, ruling, StandingRow } from './views';

/** `GET /api/events/{code}/rounds/{n}/moves`: legal moves of a closed round, best first. */
export const MovesPage = z.object({
  /** how many match */
  count: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  moves: z.array(ScoredMove.extend({ laid: z.number().int() })),
});
export type MovesPage = z.infer<typeof MovesPage>;

/** What the room played in a round, by pages of a hundred lines. */
export const PlayedPage = z.object({
  count: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  moves: z.array(RoomMove),
});
export type PlayedPage = z.infer<typeof PlayedPage>;

/** A round of a player's sheet. */
export const SheetRound = z.object({
  number: z.number().int(),
  game: z.number().int(),
  inGame: z.number().int(),
  rack: Rack,
  top: ScoredMove,
  /** null: nothing was sent, or it could not be read */
  move: MoveBody.nullable(),
  points: z.number().int(),
  bonus: z.number().int(),
  /** why the points are what they are; null when the move counts in full */
  reason: z.string().nullable(),
  /** a referee has decided what the slip counts */
  ruled: ruling.optional(),
  /** the round has brought a warning; left out: none */
  warning: z.boolean().optional(),
  /** the own move is the top or another one of its score, whatever it was paid */
  isTop: z.boolean(),
  /** of the round alone, shared among equals; null for whoever sent nothing */
  roundRank: z.number().int().nullable(),
  /** of the game after this round */
  rank: z.number().int().nullable(),
  total: z.number().int(),
  topTotal: z.number().int(),
  winnerTotal: z.number().int(),
});
export type SheetRound = z.infer<typeof SheetRound>;

/** `GET /api/events/{code}/players/{id}/sheet`. */
export const PlayerSheet = z.object({
  player: StandingRow,
  /** players who are ranked */
  players: z.number().int(),
  /** points taken off for warnings when the game ended */
  deducted: z.number().int(),
  /** who leads the ranking; the first by name of several */
  winner: Named,
  /** whether the viewer is the player */
  mine: z.boolean(),
  finished: z.boolean(),
  rounds: z.array(SheetRound),
  /** when the first round opened; ms since 1970, null before any */
  startedAt: z.number().nullable(),
  /** what the tops mean that the player did not play, where a dictionary has them */
  missed: z.array(z.object({ number: z.number().int(), word: z.string(), meanings: z.array(Meaning) })),
});
export type PlayerSheet = z.infer<typeof PlayerSheet>;

/** A move of a round, and who played it. */
const Find = z.object({
  number: z.number().int(),
  move: MoveBody,
  points: z.number().int(),
  who: z.array(Named),
});

/** `GET /api/events/{code}/review`: the event as a whole, after its closed rounds. */
export const EventReview = z.object({
  rounds: z.number().int(),
  finished: z.boolean(),
  /** players who are ranked */
  players: z.number().int(),
  topTotal: z.number().int(),
  /** what the people who are ranked have on average; null where nobody is */
  average: z.number().nullable(),
  /** the first three ranks: more than three players where some are equal, ten at most */
  podium: z.array(StandingRow),
  /** sums of the tops after each round */
  tops: z.array(z.number().int()),
  /** the first ten, each with the own sums after each round; null before the player came */
  leaders: z.array(Named.extend({ rank: z.number().int(), totals: z.array(z.number().int().nullable()) })),
  /** tops that the fewest found */
  missed: z.array(
    z.object({
      number: z.number().int(),
      top: ScoredMove,
      found: z.number().int(),
      sent: z.number().int(),
      best: z.number().int(),
    }),
  ),
  /** rounds whose top nobody found of those who sent something */
  untopped: z.array(z.number().int()),
  /** good moves that hardly anybody played */
  rare: z.array(Find.extend({ top: z.number().int() })),
  /** what who was alone in front was paid, which a penalty may have made less; `isTop`: with the top or a move of its score */
  solos: z.array(Find.extend({ bonus: z.number().int(), isTop: z.boolean() })),
  records: z.object({
    highestTop: ScoredMove.extend({ number: z.number().int() }).nullable(),
    bestMove: Find.extend({ players: z.number().int() }).nullable(),
    mostTops: z.object({ tops: z.number().int(), players: z.number().int(), who: z.array(Named) }).nullable(),
    /** who won the most places from any round, `after`, to the last */
    climb: Named.extend({
      from: z.number().int(),
      to: z.number().int(),
      after: z.number().int(),
    }).nullable(),
  }),
});
export type EventReview = z.infer<typeof EventReview>;
