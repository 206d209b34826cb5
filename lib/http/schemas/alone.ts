/** Runs: rounds that one person plays alone, against the top, by the server's clock. */
import { z } from 'zod';
import { MoveBody } from './moves';
import { nameText } from './name-text';
import { Settings } from './settings';
import { OwnResult, OwnSlip, Rack, RoundView } from './views';

export const RUN_KINDS = ['event', 'solitaire', 'daily', 'topping', 'sudden', 'training'] as const;
export type RunKind = (typeof RUN_KINDS)[number];

/** Why a run stands in no ranking. */
export const UNCOUNTED = ['repeat', 'played', 'host', 'seen'] as const;

/** Beside those of a game: `missed` ends sudden death, `stopped` is the player's own doing. */
export const RUN_ENDS = ['missed', 'stopped'] as const;

/** What has to be known before a run begins. */
export const BeginRun = z.object({
  /** shown in rankings of those who played alone */
  name: nameText(40).optional(),
  /** the review of the event was open in this browser: the run is not counted */
  seen: z.boolean().optional(),
});
export type BeginRun = z.input<typeof BeginRun>;

const RunRound = z.object({
  number: z.number().int(),
  rack: Rack,
  top: MoveBody,
  topScore: z.number().int(),
  move: MoveBody.nullable(),
  points: z.number().int(),
  ms: z.number().int(),
  shown: z.boolean(),
});
export type RunRound = z.infer<typeof RunRound>;

/** A run as its player may see it at this moment: nothing of a coming rack, no top before the round is over. */
export const RunView = z.object({
  id: z.string(),
  kind: z.enum(RUN_KINDS),
  /** of the event whose rounds these are, and its name */
  code: z.string().nullable(),
  name: z.string().nullable(),
  /** of a daily game */
  day: z.string().nullable(),
  settings: Settings,
  tileSet: z.string(),
  /** whether the round has an end */
  timed: z.boolean(),
  counted: z.boolean(),
  uncounted: z.enum(UNCOUNTED).nullable(),
  finished: z.boolean(),
  endReason: z.string().nullable(),
  /** how many rounds there are, where that is known */
  rounds: z.number().int().nullable(),
  round: RoundView.nullable(),
  slip: OwnSlip.nullable(),
  result: OwnResult.nullable(),
  /** moves that were sent in this round and did not end it */
  tries: z.number().int(),
  /** the top was shown before it was found */
  shown: z.boolean(),
  /** when the top may be asked for, and what that costs, where it may be */
  help: z.object({ from: z.number(), ms: z.number().int() }).nullable(),
  total: z.number().int(),
  topTotal: z.number().int(),
  /** time taken in the rounds that are over */
  usedMs: z.number().int(),
  /** the room as it stands with one player more: after the last round that is over */
  room: z
    .object({
      rank: z.number().int().nullable(),
      players: z.number().int(),
      /** players of the room who found the top of the round */
      found: z.number().int(),
    })
    .nullable(),
  /** tiles in bag and rack, where the bag is open: `[['A', 3], …]`, the blank as `?` */
  bag: z.array(z.tuple([z.string(), z.number().int()])).nullable(),
  /** all rounds, once the run is over */
  played: z.array(RunRound),
  seedHash: z.string().nullable(),
  /** published when the run is over */
  seed: z.string().nullable(),
  /** whether the review of the event may be looked at */
  review: z.boolean(),
  now: z.number(),
});
export type RunView = z.infer<typeof RunView>;

/** A move for a run's round, by the interface of slips; `move: null` ends the round without one. */
export const RunMove = z.object({
  rev: z.number().int().min(1).max(2_000_000_000),
  move: MoveBody.nullable(),
});
export type RunMove = z.infer<typeof RunMove>;

/** The round that the player saw last: a step that was taken already is not taken twice. */
export const RunStep = z.object({
  round: z.number().int().min(0),
  /** the review of the event was open in this browser since: the run is not counted any more */
  seen: z.boolean().optional(),
});
export type RunStep = z.infer<typeof RunStep>;

export const AloneRow = z.object({
  name: z.string().nullable(),
  rank: z.number().int(),
  total: z.number().int(),
  percentage: z.number(),
  rounds: z.number().int(),
  usedMs: z.number().int(),
  finished: z.boolean(),
  mine: z.boolean(),
});
export type AloneRow = z.infer<typeof AloneRow>;

/** `GET /api/events/{code}/alone`: whether and how an event can be played alone, and who has done so. */
export const AloneEvent = z.object({
  code: z.string(),
  name: z.string(),
  settings: Settings,
  rounds: z.number().int().nullable(),
  players: z.number().int(),
  /** `open`: it can be played; `early`, `late`: its days as homework have not come, or are over */
  state: z.enum(['open', 'closed', 'early', 'late']),
  homework: z.object({ opensAt: z.number(), closesAt: z.number() }).nullable(),
  /** what keeps the next run from counting; null when it will count */
  uncounted: z.enum(UNCOUNTED).nullable(),
  /** the own run that has begun and is not over */
  running: z.string().nullable(),
  /** the own name as it was given before */
  ownName: z.string().nullable(),
  host: z.boolean(),
  rows: z.array(AloneRow),
});
export type AloneEvent = z.infer<typeof AloneEvent>;
