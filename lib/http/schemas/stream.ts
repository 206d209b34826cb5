/**
 * Messages of `GET /api/events/{code}/stream`. Each is one server-sent event: `event:` the type, `id:` the
 * version (left out for `slips`, `own-slip` and `deleted`), `data:` one JSON object. Every one carries `now`, the server's time.
 */
import { z } from 'zod';
import { ScoredMove } from './moves';
import { ExtraTime } from './seats';
import { Settings } from './settings';
import {
  Exchange,
  gameEnd,
  OwnResult,
  OwnSlip,
  onPaper,
  RoundView,
  Snapshot,
  StandingRow,
  TargetsReached,
} from './views';

const now = { now: z.number() };

export const RoundOpen = RoundView.extend({
  ...now,
  onPaper,
  /** with the start, where targets follow the number of players: those that the event is played to from now on */
  targetLevels: Settings.shape.targetLevels.optional(),
});
export const RoundClosed = z.object({
  ...now,
  number: z.number().int(),
  top: ScoredMove,
  isotops: z.array(ScoredMove),
  /** joker formats: the letter that took the place of the top's blank */
  exchange: Exchange.nullable().optional(),
  standings: z.array(StandingRow),
  /** players who found the top, players who are ranked, players who sent a slip, players in the event */
  found: z.number().int(),
  ranked: z.number().int().optional(),
  sent: z.number().int(),
  players: z.number().int(),
  topTotal: z.number().int(),
  /** when the next rack is shown; null when the host decides or the game is over */
  nextOpensAt: z.number().nullable(),
  gameEnd,
  /** beside `gameEnd`: the first ten of that game alone */
  gameStandings: z.array(StandingRow).optional(),
  you: OwnResult.nullable(),
});
export const ClockChange = z.object({
  ...now,
  reason: z.enum(['pause', 'resume', 'extend', 'shorten', 'next']),
  status: z.enum(['running', 'paused']),
  /** the round whose clock changed; null between rounds */
  number: z.number().int().nullable(),
  closesAt: z.number().nullable(),
  remainingMs: z.number().nullable(),
  nextOpensAt: z.number().nullable(),
});
export const LobbyChange = z.object({
  ...now,
  players: z.number().int(),
  /** who came since the message before, newest first, at most 60 */
  joined: z.array(z.string()),
  /** who was removed since, or had another name before */
  left: z.array(z.string()).optional(),
  /** how many came late and wait for the host's word; told when it changes */
  asking: z.number().int().optional(),
  /** the door was shut, or opened */
  locked: z.boolean().optional(),
  /** of the players, those who are simulated: there are more, or fewer, since */
  simulated: z.number().int().optional(),
});
/** Slips or rulings of a closed round changed, or players came or went. */
export const RulingMade = z.object({
  ...now,
  /** the last closed round: what `you` and `standings` are of */
  number: z.number().int(),
  /** the round that was ruled on; null: none */
  round: z.number().int().nullable().optional(),
  found: z.number().int().optional(),
  /** players who have a slip in it: those on paper come in after the close */
  sent: z.number().int().optional(),
  ranked: z.number().int().optional(),
  topTotal: z.number().int().optional(),
  standings: z.array(StandingRow),
  /** of several games, where that round has ended one: its first ten alone */
  gameStandings: z.array(StandingRow).optional(),
  reached: TargetsReached.optional(),
  you: OwnResult.nullable(),
});
export const Finished = z.object({
  ...now,
  reason: z.string(),
  /** beside the reason `target-reached` */
  reached: TargetsReached.optional(),
  standings: z.array(StandingRow),
  /** of several games: the first ten of the last one alone */
  gameStandings: z.array(StandingRow).optional(),
  topTotal: z.number().int(),
  ranked: z.number().int().optional(),
  seed: z.string(),
  you: OwnResult.nullable(),
});
/** The host gave players more time, or took it back. `extraMs` is the viewer's own. */
export const ExtraTimeChange = z.object({ ...now, extraTime: ExtraTime, extraMs: z.number().int() });
/** How many slips are in; at most twice a second, not part of the log. */
export const SlipsIn = z.object({ ...now, number: z.number().int(), slips: z.number().int(), onPaper });
/** What the viewer has sent, from whichever device: told to whoever has more than one, not part of the log. */
export const OwnSlipChange = z.object({ ...now, number: z.number().int(), slip: OwnSlip.nullable() });
/** What was told of this round, or of the end, is void: whoever follows reads the event again. */
export const Rewound = z.object({ ...now, number: z.number().int() });
/** The host has deleted the event: nothing comes after it. */
export const EventDeleted = z.object(now);

export const streamMessages = {
  snapshot: Snapshot,
  'round-open': RoundOpen,
  'round-closed': RoundClosed,
  clock: ClockChange,
  lobby: LobbyChange,
  ruling: RulingMade,
  finished: Finished,
  'extra-time': ExtraTimeChange,
  slips: SlipsIn,
  rewound: Rewound,
  'own-slip': OwnSlipChange,
  deleted: EventDeleted,
} as const;

export type StreamType = keyof typeof streamMessages;
export type StreamData = { [Type in StreamType]: z.infer<(typeof streamMessages)[Type]> };
export type StreamMessage = {
  [Type in StreamType]: { type: Type; version: number | null; data: StreamData[Type] };
}[StreamType];
