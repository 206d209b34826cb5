/** Runs: rounds that one person plays alone, against the top, by the server's clock. */
import { z } from 'zod';
import { FORMAT_IDS, type NamedFormatId, STRENGTHS } from '@/lib/game';
import { MoveBody, SlipBody } from './moves';
import { nameText } from './name-text';
import { Settings } from './settings';
import { OwnResult, OwnSlip, Rack, RoundView } from './views';
import { whole } from './whole';

/** Those that need no numbers of their own. */
const NAMED_FORMATS = FORMAT_IDS.filter((id): id is NamedFormatId => id !== 'own' && id !== 'own-joker');

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
  /** as it was read; null when nothing was sent or nothing could be read */
  move: MoveBody.nullable(),
  points: z.number().int(),
  /** as `OwnResult.reason` */
  reason: z.string().nullable(),
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
  /** points of the tops so far; of all rounds once the run is over, where others play the same ones */
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
      /** points of `total` that are for solos in this room; rankings of those who played alone leave them out */
      solos: z.number().int(),
    })
    .nullable(),
  /** oneself and the simulated opponents after the last round that is over, best first; empty without any */
  rivals: z.array(
    z.object({
      /** null: oneself */
      name: z.string().nullable(),
      rank: z.number().int(),
      total: z.number().int(),
      /** of that round */
      points: z.number().int(),
    }),
  ),
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

/** A move for a run's round, as slips are sent, in the run's kind of entry; `move: null` ends the round without one. */
export const RunMove = SlipBody;
export type RunMove = z.infer<typeof RunMove>;

/** The round that the player saw last: a step that was taken already is not taken twice. */
export const RunStep = z.object({
  round: z.number().int().min(0),
  /** the review of the event was open in this browser since: the run is not counted any more */
  seen: z.boolean().optional(),
});
export type RunStep = z.infer<typeof RunStep>;

/**
 * One who played the same game alone, among the others: without solos, which are won against the room; ties are broken as
 * in the event.
 */
export const AloneRow = z.object({
  name: z.string().nullable(),
  rank: z.number().int(),
  total: z.number().int(),
  /** of the tops of all rounds, once the run is over; before, of those that were played */
  percentage: z.number(),
  /** that were played */
  rounds: z.number().int(),
  /** how many there were, once the run is over; those that were not played count as missed */
  of: z.number().int().nullable(),
  usedMs: z.number().int(),
  finished: z.boolean(),
  mine: z.boolean(),
});
export type AloneRow = z.infer<typeof AloneRow>;

/** ms since 1970, up to the end of the year 9999 */
const moment = z.number().min(0).max(253_402_300_799_999);

/** The days within which everybody plays an event alone; both null: none. */
export const HomeworkDays = z
  .object({ opensAt: moment.nullable(), closesAt: moment.nullable() })
  .refine(({ opensAt, closesAt }) => (opensAt === null) === (closesAt === null), {
    error: 'Give both ends, or none.',
    path: ['closesAt'],
  })
  .refine(({ opensAt, closesAt }) => (opensAt ?? 0) <= (closesAt ?? 0), {
    error: 'The end comes after the beginning.',
    path: ['closesAt'],
  });
export type HomeworkDays = z.infer<typeof HomeworkDays>;

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
  /** why no days can be set: other rooms play its racks; it is being played; its racks have yet to be entered */
  noHomework: z.enum(['room', 'running', 'racks']).nullable(),
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

export const MOST_RIVALS = 7;

/** Games that are drawn for one person, by seed. */
export const BeginDrawnRun = z.object({
  kind: z.enum(['solitaire', 'daily', 'topping', 'sudden']),
  lexicon: Settings.shape.lexicon,
  notation: Settings.shape.notation.default('number-first'),
  format: z.enum(NAMED_FORMATS).default('normal'),
  /** solitaire: how long a round lasts; null: until a move is sent */
  secondsPerRound: Settings.shape.secondsPerRound.nullable().default(null),
  /** solitaire: null: until the tiles are gone */
  maxRounds: Settings.shape.maxRounds.default(null),
  /** solitaire: moves are laid on the board, or written as on paper */
  entry: Settings.shape.entry.default('assisted'),
  /** solitaire: whether the tiles that are left are shown */
  openBag: z.boolean().default(false),
  /** solitaire: simulated opponents; `language`: of their names and of the word that marks them */
  rivals: z
    .object({
      count: whole(1, MOST_RIVALS),
      strength: z.enum(STRENGTHS),
      language: z.string().max(35).default('en'),
    })
    .nullable()
    .default(null),
  /** shown in the ranking of a daily game */
  name: nameText(40).optional(),
});
export type BeginDrawnRun = z.output<typeof BeginDrawnRun>;

/** Which of the missed rounds to train: all, tops that lay seven tiles, tops along other words; with a letter. */
export const TrainingFilter = z.object({
  only: z.enum(['all', 'seven', 'parallel']).default('all'),
  letter: z.string().max(4).default(''),
});
export type TrainingFilter = z.output<typeof TrainingFilter>;

export const BeginTraining = TrainingFilter.extend({ lexicon: Settings.shape.lexicon });

/** `GET /api/alone/training`: own rounds whose top was missed: those to play again now, and those that come later. */
export const TrainingView = z.object({ due: z.number().int(), later: z.number().int() });
export type TrainingView = z.infer<typeof TrainingView>;

/** `GET /api/alone/daily`: the game that is the same for everybody of a word list, each day in UTC. */
export const DailyView = z.object({
  day: z.string(),
  lexicon: z.string(),
  rounds: z.number().int(),
  secondsPerRound: z.number().int(),
  seedHash: z.string(),
  /** of tomorrow's seed: it is fixed already */
  nextSeedHash: z.string(),
  /** the last day's seed, to check its hash and its draw */
  before: z.object({ day: z.string(), seed: z.string() }).nullable(),
  /** whether the own run that counts has begun */
  counted: z.boolean(),
  running: z.string().nullable(),
  ownName: z.string().nullable(),
  rows: z.array(AloneRow),
});
export type DailyView = z.infer<typeof DailyView>;

/** `GET /api/alone`: the own runs. */
export const OwnRun = z.object({
  id: z.string(),
  kind: z.enum(RUN_KINDS),
  name: z.string().nullable(),
  day: z.string().nullable(),
  lexicon: z.string(),
  finished: z.boolean(),
  rounds: z.number().int(),
  total: z.number().int(),
  topTotal: z.number().int(),
  usedMs: z.number().int(),
  startedAt: z.number(),
});
export type OwnRun = z.infer<typeof OwnRun>;
export const OwnRuns = z.object({
  runs: z.array(OwnRun),
  /** games and seats at tables of this browser that are no account's yet; 0 where nobody is signed in */
  unclaimed: z.number().int(),
});
export type OwnRuns = z.infer<typeof OwnRuns>;
