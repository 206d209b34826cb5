import { z } from 'zod';
import { LEVELS } from '@/lib/game';
import { MoveBody, ScoredMove, SlipReceipt } from './moves';
import { ExtraTime, OwnDraft } from './seats';
import { Settings } from './settings';
import { StaffRole } from './staff';

export const Rack = z.object({ leftover: z.string(), drawn: z.string(), rejected: z.boolean() });
export type Rack = z.infer<typeof Rack>;

/** A real letter in the place of a blank: row and column from 1. */
export const Exchange = z.object({ row: z.number().int(), col: z.number().int(), letter: z.string() });
export type Exchange = z.infer<typeof Exchange>;

/** Joker formats: the letter that took the place of the top's blank; null: the blank stays, or there was none. */
const exchange = Exchange.nullable().optional();
/** House rule: blanks that went from the board to this rack, which is shown after it, as the board is. */
const retaken = z.array(Exchange).optional();

/** Where a round stands: in which of the event's games, from 1, and its number in it. */
const placed = { game: z.number().int(), inGame: z.number().int() };
/** Why the game is over with this round, where another one follows; null, or left out: it goes on. */
export const gameEnd = z.string().nullable().optional();

/**
 * Of the players, those who hand in on paper in the running round; of its slips, those that were entered from paper.
 * Whoever has sent one from a device is not among them. Left out: nobody.
 */
export const onPaper = z.object({ players: z.number().int(), slips: z.number().int() }).optional();
export type OnPaper = NonNullable<z.infer<typeof onPaper>>;

/** A round while it runs, or after it. `top` and `isotops` are there only when it is closed. */
export const RoundView = z.object({
  number: z.number().int(),
  /** the rack was drawn in the place of so many that were cancelled */
  again: z.number().int().optional(),
  ...placed,
  status: z.enum(['open', 'paused', 'closed']),
  rack: Rack,
  retaken,
  /** before the round */
  board: z.array(z.string()),
  opensAt: z.number(),
  /** the deadline; while paused, what it would be if the clock went on now */
  closesAt: z.number(),
  /** while paused: what is left */
  remainingMs: z.number().nullable(),
  top: ScoredMove.optional(),
  isotops: z.array(ScoredMove).optional(),
  exchange,
  gameEnd,
});
export type RoundView = z.infer<typeof RoundView>;

export const StandingRow = z.object({
  /** null for somebody who has not sent a slip yet */
  rank: z.number().int().nullable(),
  playerId: z.string(),
  name: z.string(),
  category: z.string().nullable(),
  team: z.string().nullable(),
  total: z.number().int(),
  negative: z.number().int(),
  percentage: z.number(),
  solos: z.number().int(),
  warnings: z.number().int(),
  penalties: z.number().int(),
});
export type StandingRow = z.infer<typeof StandingRow>;

/** Who had reached the own target when an event of a finish line ended. */
export const TargetsReached = z.object({
  players: z.number().int(),
  /** by rank, at most ten */
  first: z.array(
    z.object({
      playerId: z.string(),
      name: z.string(),
      /** null: not said, as the middle one; or the event has one target for all */
      level: z.enum(LEVELS).nullable(),
      target: z.number().int(),
      /** what the game that was ended has brought */
      points: z.number().int(),
    }),
  ),
});
export type TargetsReached = z.infer<typeof TargetsReached>;

/** A line of the whole ranking, or of those of one category, series, club or team. */
export const RankedRow = StandingRow.extend({
  table: z.string().nullable(),
  club: z.string().nullable(),
  series: z.string().nullable(),
  /** gave up: keeps the points */
  withdrawn: z.boolean(),
  /** among those who were asked for; `rank` is among all, in the game that was asked for or in the event */
  place: z.number().int().nullable(),
  /** in the event, all its games together */
  overall: z.number().int().nullable(),
});
export type RankedRow = z.infer<typeof RankedRow>;

// Not from the referee's schemas: players' pages do without them.
export const ruling = z.enum(['accept', 'warn', 'penalty', 'zero', 'average', 'set']);

/** The viewer's own result of a closed round. */
export const OwnResult = z.object({
  /** as it was read; null when nothing was sent or nothing could be read */
  move: MoveBody.nullable(),
  points: z.number().int(),
  bonus: z.number().int(),
  total: z.number().int(),
  rank: z.number().int().nullable(),
  /** rank after the round before */
  before: z.number().int().nullable(),
  /** why the points are what they are: a code (`not-in-lexicon`, `no-slip`…); null when the move counts in full */
  reason: z.string().nullable(),
  /** the move was not sent: it lay on the board at the close (`draftsCount`) */
  draft: z.boolean().optional(),
  /** a referee has decided what the slip counts */
  ruled: ruling.optional(),
  /** the round has brought a warning; left out: none */
  warning: z.boolean().optional(),
  /** of the game so far; left out: none */
  warnings: z.number().int().optional(),
  /** what they have cost at its end, in points, `total` being without them; left out: nothing, or not yet */
  deducted: z.number().int().optional(),
  /** what was decided about earlier rounds since this one began: points before, and now */
  rulings: z
    .array(
      z.object({
        round: z.number().int(),
        kind: ruling,
        before: z.number().int().nullable(),
        after: z.number().int().nullable(),
      }),
    )
    .optional(),
});
export type OwnResult = z.infer<typeof OwnResult>;

/** The slip of the running round as it stands on the server. */
export const OwnSlip = SlipReceipt.extend({
  move: MoveBody.nullable(),
  written: z
    .object({ reference: z.string(), word: z.string(), claimed: z.number().int().nullable() })
    .nullable(),
});
export type OwnSlip = z.infer<typeof OwnSlip>;

export const You = z.object({
  playerId: z.string(),
  name: z.string(),
  slip: OwnSlip.nullable(),
  result: OwnResult.nullable(),
  /** what lay on the board last in the running round, on whichever device */
  draft: OwnDraft.nullable(),
  /** brings the player back to the seat on any device */
  personalCode: z.string(),
  /** time beyond `round.closesAt` */
  extraMs: z.number().int(),
});
export type You = z.infer<typeof You>;

export const EventStatus = z.enum(['lobby', 'running', 'paused', 'finished']);
export type EventStatus = z.infer<typeof EventStatus>;

/** Everything a viewer may know at this moment. */
export const Snapshot = z.object({
  id: z.string(),
  code: z.string(),
  /** where people's own devices join, even when this viewer is on the machine of the service */
  joinUrl: z.string(),
  name: z.string(),
  version: z.number().int(),
  status: EventStatus,
  settings: Settings,
  /** id of the tile set the lexicon is made for */
  tileSet: z.string(),
  players: z.number().int(),
  /** of them, those who are simulated */
  simulated: z.number().int().optional(),
  /** the last to join, newest first, at most 60; empty once the game runs */
  joined: z.array(z.string()),
  /** whether the door is shut to whoever is not in yet */
  locked: z.boolean(),
  /** for the host: the number to show in the hall, in events that ask for one, and how long it is the newest */
  hallCode: z.string().nullable(),
  hallCodeUntil: z.number().nullable(),
  round: RoundView.nullable(),
  /** slips received for the running round */
  slips: z.number().int(),
  onPaper,
  /** when the next rack is shown; null while nobody knows */
  nextOpensAt: z.number().nullable(),
  /** the first ten after the last closed round */
  standings: z.array(StandingRow),
  /** of several games: the first ten of the one that the last closed round has ended, alone; else empty */
  gameStandings: z.array(StandingRow),
  /** players who found the top in the last closed round */
  found: z.number().int(),
  /** players who are ranked after it: not those who never played */
  ranked: z.number().int().optional(),
  /** sum of the tops so far */
  topTotal: z.number().int(),
  seedHash: z.string(),
  /** published when the event is finished */
  seed: z.string().nullable(),
  endReason: z.string().nullable(),
  /** beside the end reason `target-reached` */
  reached: TargetsReached.nullable().optional(),
  /** a round that a referee made void, until the rack that takes its place is shown */
  cancelled: z
    .object({
      number: z.number().int(),
      /** as the referee wrote it */
      reason: z.string(),
      /** the event had ended, and goes on by it */
      ended: z.boolean(),
    })
    .nullable()
    .optional(),
  /** the event is over, and its board and tops are kept from this viewer: some still play the same racks */
  keptBack: z.boolean().optional(),
  you: You.nullable(),
  /** the viewer's key was a player's whom the host has taken out */
  removed: z.boolean(),
  /** the viewer came late and waits for the host's word */
  waiting: z.boolean(),
  /** how many wait for it */
  asking: z.number().int(),
  /** the viewer's key was a player's until the host gave the seat a new personal code */
  renewed: z.boolean(),
  /** who has time beyond `round.closesAt`: so long the round stays open */
  extraTime: ExtraTime,
  /** whether the viewer may lead the event: by its host key, as its owner or as a co-host */
  host: z.boolean(),
  /** whom the host has invited to help, if that is who looks */
  staff: z.object({ id: z.string(), name: z.string(), role: StaffRole }).nullable(),
  now: z.number(),
});
export type Snapshot = z.infer<typeof Snapshot>;

export const StandingsPage = z.object({
  round: z.number().int(),
  /** the game that is ranked alone; null: all games so far together */
  game: z.number().int().nullable(),
  players: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  standings: z.array(RankedRow),
});
export type StandingsPage = z.infer<typeof StandingsPage>;

export const RoundSummary = z.object({
  number: z.number().int(),
  ...placed,
  /** how many racks were cancelled before this one under its number; left out: none */
  again: z.number().int().optional(),
  rack: Rack,
  top: ScoredMove,
  /** moves of equal score, the top included */
  isotopCount: z.number().int(),
  /** best score of a player */
  best: z.number().int(),
  found: z.number().int(),
  sent: z.number().int(),
});
export type RoundSummary = z.infer<typeof RoundSummary>;
export const RoundList = z.object({ rounds: z.array(RoundSummary) });
export type RoundList = z.infer<typeof RoundList>;

/** A player where only the name is told. */
export const Named = z.object({ playerId: z.string(), name: z.string() });
export type Named = z.infer<typeof Named>;

/** A closed round, for the review. */
export const RoomMove = z.object({
  move: MoveBody.nullable(),
  points: z.number().int(),
  players: z.number().int(),
  valid: z.boolean(),
  /** who played it, where they are three at most */
  who: z.array(Named),
});

export const RoundReview = RoundSummary.extend({
  retaken,
  exchange,
  board: z.array(z.string()),
  boardAfter: z.array(z.string()),
  isotops: z.array(ScoredMove),
  /** best moves below the top, at most 20 */
  subTops: z.array(ScoredMove),
  legalMoves: z.number().int(),
  /** of a game's first round, where a word counts the same wherever it lies: so many words its legal moves are */
  words: z.number().int().optional(),
  /** rising score, players with that score */
  distribution: z.array(z.object({ points: z.number().int(), players: z.number().int() })),
  /** what the room played, best first, at most 100; who was paid otherwise for the same move is another line */
  moves: z.array(RoomMove),
  /** how many such lines there are, where they are more: the others are in `/rounds/:n/played` */
  playedLines: z.number().int().optional(),
  /** who alone had the best score, and the points that the event pays for it */
  alone: Named.extend({ bonus: z.number().int() }).nullable(),
  you: OwnResult.nullable(),
  standings: z.array(StandingRow),
  rounds: z.number().int(),
});
export type RoundReview = z.infer<typeof RoundReview>;
