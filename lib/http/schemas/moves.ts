import { z } from 'zod';

/** As people write; no sign that cannot be stored: half a character, or none at all. */
export const written = (most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => !/\p{Cs}|\0/u.test(text), { error: 'This holds a sign that is no character.' });

/** A move as it is written everywhere: rows and columns from 1, the word in full, lower case a blank. */
export const MoveBody = z.object({
  row: z.number().int(),
  col: z.number().int(),
  direction: z.enum(['across', 'down']),
  word: written(120),
});
export type MoveBody = z.infer<typeof MoveBody>;

export const ScoredMove = MoveBody.extend({ score: z.number().int() });
export type ScoredMove = z.infer<typeof ScoredMove>;

const rev = z.number().int().min(1).max(2_000_000_000);

/** Tiles placed on the board; `move: null` withdraws. */
export const AssistedSlip = z.object({ rev, move: MoveBody.nullable() });
/** As it is written on a slip, however wrong: the right place is paid all the same. Null: none is written. */
export const Claimed = z.number().int().min(0).max(999_999_999).nullable().default(null);
/** A slip as it is written on paper: nothing of it is checked on entry. */
export const WrittenSlip = z.object({
  rev,
  reference: written(12),
  word: written(120),
  claimed: Claimed,
});
/** What a player sends for a round. */
export const SlipBody = z.union([AssistedSlip, WrittenSlip], {
  error: 'Send { rev, move } or, in federation entry, { rev, reference, word, claimed }.',
});
export type SlipBody = z.infer<typeof SlipBody>;
export type AssistedSlip = z.infer<typeof AssistedSlip>;
export type WrittenSlip = z.infer<typeof WrittenSlip>;

/** What was received. `valid` and `score` only where the event shows them. */
export const SlipReceipt = z.object({
  rev: z.number().int(),
  receivedAt: z.number(),
  valid: z.boolean().optional(),
  score: z.number().int().optional(),
  /** words that are not in the lexicon, in events that check words */
  badWords: z.array(z.string()).optional(),
  /** why the move is worth nothing though its words are good, in events that check words: `off-centre` */
  reason: z.string().optional(),
});
export type SlipReceipt = z.infer<typeof SlipReceipt>;
