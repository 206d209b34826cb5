import type { LexiconInfo } from '@/lib/http/schemas';

const count = new Intl.NumberFormat('en');
const rough = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 });

export const countText = (value: number) => count.format(value);

/** `247,787 words`, or about how many there will be. */
export function wordsText({ words, counted }: Pick<LexiconInfo, 'words' | 'counted'>): string {
  if (!counted) return `about ${rough.format(words)} words`;
  return `${count.format(words)} word${words === 1 ? '' : 's'}`;
}
