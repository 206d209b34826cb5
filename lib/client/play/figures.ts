import { plainDigits } from '@/lib/http/schemas/plain-digits';

/** Of a score: more than any move makes, and whatever a finger may add to it. The interface takes no more. */
export const MOST_FIGURES = 9;

/**
 * The figures of a score, whichever the keyboard has: all of them are sent as they are written. `isCut`: there were more
 * than can be, and who writes has to see that.
 */
export function figuresOf(text: string): { figures: string; isCut: boolean } {
  const all = plainDigits(text).replace(/\D/g, '');
  return { figures: all.slice(0, MOST_FIGURES), isCut: all.length > MOST_FIGURES };
}
