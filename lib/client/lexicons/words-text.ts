import type { LexiconInfo } from '@/lib/http/schemas';
import type { Translate } from '@/lib/i18n/client';

/** `247,787 words`, or about how many there will be. */
export function wordsText(
  t: Translate<'lexicons'>,
  { words, counted }: Pick<LexiconInfo, 'words' | 'counted'>,
): string {
  return counted ? t('words', { words }) : t('aboutWords', { words: Number(words.toPrecision(2)) });
}
