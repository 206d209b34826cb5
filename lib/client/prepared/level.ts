import type { EventSettings } from '@/lib/http/schemas';

/** Levels for schools: the longest word that counts, and the dearest letter that is drawn. */
export const SCHOOL_LEVELS = {
  none: { longestWord: null, dearestLetter: null },
  medium: { longestWord: 7, dearestLetter: 7 },
  easy: { longestWord: 5, dearestLetter: 4 },
} as const satisfies Record<string, Pick<EventSettings, 'longestWord' | 'dearestLetter'>>;
export type SchoolLevel = keyof typeof SCHOOL_LEVELS;

export const schoolLevels = Object.keys(SCHOOL_LEVELS) as SchoolLevel[];

/** The level that settings are at; null for numbers of one's own. */
export function schoolLevelOf(
  settings: Pick<EventSettings, 'longestWord' | 'dearestLetter'>,
): SchoolLevel | null {
  const is = (level: SchoolLevel) =>
    SCHOOL_LEVELS[level].longestWord === settings.longestWord &&
    SCHOOL_LEVELS[level].dearestLetter === settings.dearestLetter;
  return schoolLevels.find(is) ?? null;
}
