/** What a referee does at the desk, and what the desk tells: rulings, the journal, choosing, cancelling, taking back. */
import { z } from 'zod';
import { MoveBody, written } from './moves';
import { HostCommand } from './settings';

export const RULING_KINDS = ['accept', 'warn', 'penalty', 'zero', 'average', 'set'] as const;
export const RulingKind = z.enum(RULING_KINDS);
export type RulingKind = z.infer<typeof RulingKind>;

const LONGEST_REASON = 300;
/** A decision without a reason is none. */
const reason = written(LONGEST_REASON)
  .refine((text) => text.trim() !== '', { error: 'Give a reason.' })
  .transform((text) => text.trim());
const HIGHEST_POINTS = 5000;

export const MakeRuling = z
  .object({
    playerId: written(100).min(1),
    kind: RulingKind,
    /** what is paid, where that is not what the slip was read to be worth; `set` needs it */
    points: z.number().int().min(0).max(HIGHEST_POINTS).nullish(),
    reason,
    /** id of the ruling that stood when this one was decided, null: none; another one since refuses it */
    seen: written(100).nullish(),
  })
  .refine(({ kind, points }) => kind !== 'set' || points != null, {
    path: ['points'],
    message: 'Say how many points are paid.',
  });
export type MakeRuling = z.input<typeof MakeRuling>;

export const RulingView = z.object({
  id: z.string(),
  kind: RulingKind,
  points: z.number().int().nullable(),
  reason: z.string(),
  author: z.string(),
  at: z.number(),
});
export type RulingView = z.infer<typeof RulingView>;

/** A slip of a closed round, as the desk sees it. */
export const SlipLine = z.object({
  playerId: z.string(),
  name: z.string(),
  table: z.string().nullable(),
  paper: z.boolean(),
  /** something was sent in time */
  sent: z.boolean(),
  /** it lay on the board at the close and was not sent */
  fromDraft: z.boolean(),
  /** as it was written, in federation entry */
  written: z
    .object({ reference: z.string(), word: z.string(), claimed: z.number().int().nullable() })
    .nullable(),
  /** as it was read */
  move: MoveBody.nullable(),
  /** what the program made of it */
  judged: z.object({
    ruling: z.enum(['paid', 'warning', 'penalty', 'zero']),
    reason: z.string().nullable(),
    points: z.number().int(),
    worth: z.number().int(),
  }),
  /** what the others' average would pay, as things stand */
  average: z.number().int(),
  badWords: z.array(z.string()),
  /** a place where the claimed score comes with a bad word: did the player mean it, the slip is a zero */
  rival: MoveBody.nullable(),
  /** what came after the end, newest first; it counts nothing unless the referee says so */
  late: z.array(z.string()),
  /** an earlier round in which the same bad word was a zero that the player has not been told of */
  repeats: z.number().int().nullable(),
  /** a corrector gave it a solo, and it is not the only best one */
  noSolo: z.boolean(),
  ruling: RulingView.nullable(),
  /** counted for the round, with the ruling and without a solo's bonus */
  points: z.number().int(),
  bonus: z.number().int(),
  /** nobody has ruled what a referee has to look at */
  doubtful: z.boolean(),
});
export type SlipLine = z.infer<typeof SlipLine>;

export const SLIPS_SHOWN = ['all', 'doubtful', 'marked', 'ruled', 'missing'] as const;
export const SlipsShown = z.enum(SLIPS_SHOWN);
export type SlipsShown = z.infer<typeof SlipsShown>;

export const SlipPage = z.object({
  number: z.number().int(),
  topScore: z.number().int(),
  count: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  lines: z.array(SlipLine),
});
export type SlipPage = z.infer<typeof SlipPage>;

/** What was done to a round or the event beside rulings. */
export const ACT_KINDS = [
  'close',
  'top',
  'cancel',
  'finish',
  'shorten',
  'extend',
  'pause',
  'resume',
  'rack',
  'undo',
  'rename',
  'describe',
  'remove',
  'restore',
  'withdraw',
  'go-on',
  'extra-time',
  'admit',
  'turn-away',
  'invite-host',
  'invite-corrector',
  'end-host',
  'end-corrector',
] as const;
export const ActKind = z.enum(ACT_KINDS);
export type ActKind = z.infer<typeof ActKind>;

/** The acts that can be taken back, as long as nothing was built on them. */
export const UNDOABLE = ['top', 'cancel', 'finish'] as const satisfies readonly ActKind[];

export const JournalEntry = z.object({
  id: z.string(),
  at: z.number(),
  author: z.string(),
  round: z.number().int().nullable(),
  /** `entered`: a slip on paper, not for the first time */
  what: z.union([RulingKind, ActKind, z.literal('entered')]),
  /** of a ruling or a slip, or of an act that concerns one player */
  player: z.object({ id: z.string(), name: z.string(), table: z.string().nullable() }).nullable(),
  reason: z.string(),
  /**
   * Points of a ruling or a slip, moves of a chosen top, the rack of a cancelled round or one that was entered, seconds
   * like `+30 s`, names of a player or a helper, the kind of act that was taken back.
   */
  before: z.string().nullable(),
  after: z.string().nullable(),
  undone: z.boolean(),
  /** of a round that is void: what its slips are asked for by */
  voided: z.string().nullable(),
});
export type JournalEntry = z.infer<typeof JournalEntry>;

export const Journal = z.object({ entries: z.array(JournalEntry) });
export type Journal = z.infer<typeof Journal>;

export const ChooseTop = z.object({ move: MoveBody, reason });
export type ChooseTop = z.input<typeof ChooseTop>;

export const CancelRound = HostCommand.extend({ reason });
export type CancelRound = z.input<typeof CancelRound>;

/** Takes back what the desk has shown as the last act: pressed twice it is done once. */
export const UndoCommand = z.object({ act: written(100).min(1) });
export type UndoCommand = z.input<typeof UndoCommand>;

export const ShortenCommand = HostCommand.extend({ seconds: z.number().int().min(1).max(3600) });
export type ShortenCommand = z.infer<typeof ShortenCommand>;

/** Round by round: how many there are, and at most 60 of them by the table or the name. */
const UnsettledSlips = z.array(
  z.object({ round: z.number().int(), count: z.number().int(), tables: z.array(z.string()) }),
);

/** What a referee waits for before the next round, and what can be taken back. */
export const DeskView = z.object({
  /** the last round that was closed; null: none */
  round: z.number().int().nullable(),
  /** which round of which game that is; left out: the event has one game */
  place: z.object({ game: z.number().int(), inGame: z.number().int() }).optional(),
  /** tables and names of paper players without a slip of it, at most 60, and how many there are */
  missing: z.array(z.string()),
  missingCount: z.number().int(),
  /** slips of it that a referee has to look at */
  doubtful: z.number().int(),
  /** slips of closed rounds that correctors read differently and nobody has settled or ruled; left out: none */
  unsettled: UnsettledSlips.optional(),
  /** false: the next rack cannot be drawn yet, as the word list is being made */
  lexiconReady: z.boolean(),
  undo: z
    .object({ act: z.string(), kind: z.enum(UNDOABLE), round: z.number().int().nullable(), at: z.number() })
    .nullable(),
});
export type DeskView = z.infer<typeof DeskView>;
