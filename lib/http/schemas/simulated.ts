import { z } from 'zod';
import { STRENGTHS } from '@/lib/game';
import { whole } from './whole';

/** As many as fill a small room. */
export const MOST_SIMULATED = 30;

/** Players who are no people: how many more, and how strong. `language`: of their names and of the word that marks them. */
export const AddSimulated = z.object({
  count: whole(1, MOST_SIMULATED),
  strength: z.enum(STRENGTHS),
  language: z.string().max(35).default('en'),
});
export type AddSimulated = z.input<typeof AddSimulated>;

/** How many there are now. */
export const SimulatedCount = z.object({ simulated: z.number().int() });
export type SimulatedCount = z.infer<typeof SimulatedCount>;
