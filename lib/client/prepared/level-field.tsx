'use client';
import { Choice } from '@/lib/client/ui';
import type { EventSettings } from '@/lib/http/schemas';
import { type MessageKey, useTranslations } from '@/lib/i18n/client';
import { SCHOOL_LEVELS, type SchoolLevel, schoolLevelOf, schoolLevels } from './level';

type Level = Pick<EventSettings, 'longestWord' | 'dearestLetter'>;

const NAMES: Record<SchoolLevel, MessageKey<'create'>> = {
  none: 'level.none',
  medium: 'level.medium',
  easy: 'level.easy',
};

/** How hard words and letters may be. */
export function LevelField({
  longestWord,
  dearestLetter,
  onChange,
}: Level & { onChange(level: Level): void }) {
  const t = useTranslations('create');
  const note = (level: SchoolLevel) => {
    const { longestWord: letters, dearestLetter: points } = SCHOOL_LEVELS[level];
    return letters === null || points === null ? t('level.noneNote') : t('level.note', { letters, points });
  };
  return (
    <Choice
      label={t('level.title')}
      value={schoolLevelOf({ longestWord, dearestLetter }) ?? ''}
      onChange={(level) => onChange(SCHOOL_LEVELS[level as SchoolLevel])}
      options={schoolLevels.map((level) => ({
        value: level as string,
        label: t(NAMES[level]),
        note: note(level),
      }))}
    />
  );
}
