import { z } from 'zod';

/** What a word means, by a free dictionary in the word's language. */
export const Meaning = z.object({
  /** the word as the dictionary has it, in lower case */
  headWord: z.string(),
  kind: z.enum(['noun', 'verb', 'adjective', 'adverb']),
  text: z.string(),
});
export type Meaning = z.infer<typeof Meaning>;

/** `GET /api/events/{code}/rounds/{n}/words`: about the words of a closed round. */
export const RoundWords = z.object({
  /** of the top's word; empty where no dictionary has it */
  meanings: z.array(Meaning),
  /** words of the own slip that are not in the list, for a player who asks for them */
  badWords: z.array(z.string()).optional(),
});
export type RoundWords = z.infer<typeof RoundWords>;
