import { z } from 'zod';
import { Claimed, MoveBody, ScoredMove, written } from './moves';
import { nameText } from './name-text';
import { plainTable } from './plain-digits';
import { listedDetails } from './players';

export const MOST_LINES = 2000;

/** One answer on a slip, as it is written there. */
export const PaperAnswer = z.object({
  reference: written(12).default(''),
  word: written(120).default(''),
  claimed: Claimed,
});
export type PaperAnswer = z.infer<typeof PaperAnswer>;

const flag = z.boolean().default(false);

/** A slip on paper: whose it is, and what is on it. */
export const PaperSlip = PaperAnswer.extend({
  playerId: written(64).optional(),
  table: written(40)
    .overwrite((text) => plainTable(text.trim()))
    .optional(),
  /** `top`: the move that is placed; `phone`: what the player sent counts after all */
  move: z.enum(['top', 'phone']).optional(),
  /** more answers that are not struck out: the lowest of all counts */
  others: z.array(PaperAnswer).max(5).default([]),
  /** nothing is on it */
  empty: flag,
  warning: flag,
  penalty: flag,
  /** the corrector thinks that nobody else has it */
  solo: flag,
  /** 2: by a second reader, to be held against the first */
  reading: z.literal([1, 2]).default(1),
  /** of a second reader: it is as the first one read it */
  confirm: flag,
  /**
   * the entry that is there was seen, and is replaced; that of another corrector waits beside the new one, which counts,
   * until somebody has looked at both
   */
  replace: flag,
  /** beside `replace`: it was chosen among those that were read differently, and nothing waits any more */
  settle: flag,
  /** the top given to everybody: whatever is entered afterwards replaces it */
  given: flag,
});
export type PaperSlip = z.output<typeof PaperSlip>;
export type PaperSlipInput = z.input<typeof PaperSlip>;

const SlipList = z.array(PaperSlip).min(1).max(MOST_LINES);
/** The list by its name, or alone. */
export const EnterSlips = z.union([
  z.object({ slips: SlipList }),
  SlipList.transform((slips) => ({ slips })),
]);
export type EnterSlips = { slips: PaperSlipInput[] };

/** A slip on paper as it was read, and how it was judged: not told before the round is closed. */
export const PaperEntry = z.object({
  id: z.string(),
  top: z.boolean(),
  answers: z.array(PaperAnswer),
  warning: z.boolean(),
  penalty: z.boolean(),
  solo: z.boolean(),
  given: z.boolean(),
  author: z.string(),
  at: z.number(),
  judged: z
    .object({
      points: z.number().int(),
      worth: z.number().int(),
      ruling: z.enum(['paid', 'warning', 'penalty', 'zero']),
      reason: z.string().nullable(),
      move: MoveBody.nullable(),
      badWords: z.array(z.string()),
      /** beside a penalty: where the claimed score comes with a bad cross-word */
      rival: MoveBody.nullable(),
    })
    .nullable(),
});
export type PaperEntry = z.infer<typeof PaperEntry>;

export const PAPER_FAULTS = [
  'no-such-table',
  'table-twice',
  'no-such-player',
  'nothing-said',
  'top-not-yet',
  'nothing-to-check',
  'no-phone-slip',
  'said-twice',
  'own-entry',
] as const;
export type PaperFault = (typeof PAPER_FAULTS)[number];

/** What became of each line, in their order. */
export const EnteredSlips = z.object({
  round: z.number().int(),
  slips: z.array(
    z.object({
      table: z.string().nullable(),
      playerId: z.string().nullable(),
      /**
       * `entered`: it counts; `unchanged`: it was there already; `conflict`: another slip of this player is there and
       * goes on counting until one of them is chosen; `checked`, `differs`: by a second reader; `fault`: see `code`
       */
      status: z.enum(['entered', 'unchanged', 'conflict', 'checked', 'differs', 'fault']),
      code: z.enum(PAPER_FAULTS).optional(),
      /** the corrector gave it a solo, and it is not the only best one so far */
      noSolo: z.literal(true).optional(),
      entry: PaperEntry.nullable(),
    }),
  ),
});
export type EnteredSlips = z.infer<typeof EnteredSlips>;

/** What a player sent by phone, for the choice between it and paper. */
export const PhoneSlip = z.object({
  move: MoveBody.nullable(),
  written: PaperAnswer.nullable(),
  points: z.number().int(),
  ruling: z.string(),
  reason: z.string().nullable(),
  receivedAt: z.number(),
});
export type PhoneSlip = z.infer<typeof PhoneSlip>;

export const PaperRow = z.object({
  playerId: z.string(),
  name: z.string(),
  table: z.string().nullable(),
  paper: z.boolean(),
  /** the entry that counts */
  entry: PaperEntry.nullable(),
  /** others that wait for a choice */
  waiting: z.array(PaperEntry),
  /**
   * by the second reader, whether it is the same, and whether it is who entered the slip: left out where several people
   * enter slips, since it checks nothing
   */
  check: PaperEntry.extend({ same: z.boolean(), own: z.boolean() }).nullable(),
  phone: PhoneSlip.nullable(),
  /** a slip came by phone after the end */
  late: PhoneSlip.pick({ move: true, written: true, receivedAt: true }).nullable(),
  /** the newest ruling of the referee, which goes before all of this */
  ruled: z.string().nullable(),
  /** of the round, with solo bonus; null while it is open */
  points: z.number().int().nullable(),
  bonus: z.number().int(),
});
export type PaperRow = z.infer<typeof PaperRow>;

/** A round as correctors see it. */
export const PaperSheet = z.object({
  number: z.number().int(),
  status: z.enum(['open', 'paused', 'closed']),
  board: z.array(z.string()),
  top: ScoredMove.nullable(),
  isotops: z.array(ScoredMove),
  rows: z.array(PaperRow),
  /** the rounds so far, and the slips on paper that each lacks */
  rounds: z.array(z.object({ number: z.number().int(), closed: z.boolean(), missing: z.number().int() })),
});
export type PaperSheet = z.infer<typeof PaperSheet>;

/** All legal moves of a closed round, best first: [row, column, across 1 or down 0, word, score]. */
export const PaperMoves = z.object({
  moves: z.array(
    z.tuple([z.number().int(), z.number().int(), z.number().int(), z.string(), z.number().int()]),
  ),
});
export type PaperMoves = z.infer<typeof PaperMoves>;

/** A player on the host's list. */
export const ListedPlayer = z.object({ name: nameText(40), ...listedDetails });
export type ListedPlayer = z.output<typeof ListedPlayer>;

export const RegisterPlayers = z.object({
  players: z.array(ListedPlayer).min(1).max(MOST_LINES),
  /** tells what would be refused, and stores nothing */
  check: z.boolean().default(false),
});
export type RegisterPlayers = z.input<typeof RegisterPlayers>;

export const LIST_FAULTS = ['name-twice', 'table-twice', 'name-taken', 'table-taken', 'event-full'] as const;

/** With a fault in any line nothing is stored. */
export const RegisteredPlayers = z.object({
  added: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  /** by line, from 0: what people of one name are called in the event */
  namesakes: z.array(z.object({ line: z.number().int(), name: z.string() })),
  /** by line, from 0: who leaves which table for another */
  moves: z.array(z.object({ line: z.number().int(), from: z.string() })),
  /** by line, from 0: whose licence stands with another name on an earlier line; told, but no fault */
  licences: z.array(z.object({ line: z.number().int(), other: z.number().int() })),
  /** by line, from 0 */
  faults: z.array(
    z.object({
      line: z.number().int(),
      code: z.enum(LIST_FAULTS),
      /** the name or the table that is there twice */
      what: z.string(),
      /** the other line, or null: somebody in the event */
      other: z.number().int().nullable(),
    }),
  ),
});
export type RegisteredPlayers = z.infer<typeof RegisteredPlayers>;
