'use client';
import { Choice } from '@/lib/client/ui';
import { type MessageKey, useTranslations } from '@/lib/i18n/client';
import {
  AGES,
  type Age,
  LENGTHS,
  type Lesson,
  lessonStands,
  roundsOf,
  USUAL_LESSON,
  withLesson,
} from '../lesson';
import type { PartProps } from './field-props';

const AGE_NAMES: Record<Age, MessageKey<'create'>> = {
  young: 'lesson.young',
  middle: 'lesson.middle',
  older: 'lesson.older',
};

/** For a class: age and length decide on time and rounds. */
export function LessonField({ draft, onChange }: PartProps) {
  const t = useTranslations('create');
  if (draft.preset !== 'class') return null;
  const stands = lessonStands(draft);
  const lesson = draft.lesson ?? USUAL_LESSON;
  const choose = (change: Partial<Lesson>) =>
    onChange(withLesson(draft, { ...lesson, ...change }, t('lesson.name')));
  const { seconds, rounds } = roundsOf(lesson);
  return (
    <fieldset className="rounded-ui border border-line p-4">
      <legend className="px-1 font-semibold">{t('lesson.title')}</legend>
      <Choice<Age | ''>
        label={t('lesson.age')}
        value={stands ? lesson.age : ''}
        onChange={(age) => age !== '' && choose({ age })}
        options={AGES.map((age) => ({ value: age, label: t(AGE_NAMES[age]) }))}
      />
      <Choice
        className="mt-4"
        label={t('lesson.length')}
        value={stands ? lesson.minutes : 0}
        onChange={(minutes) => choose({ minutes })}
        options={LENGTHS.map((minutes) => ({ value: minutes, label: t('lesson.minutes', { minutes }) }))}
      />
      <p role="status" className="mt-3 text-sm text-quiet">
        {stands ? t('lesson.plan', { rounds, minutes: seconds / 60 }) : t('lesson.hint')}
      </p>
    </fieldset>
  );
}
