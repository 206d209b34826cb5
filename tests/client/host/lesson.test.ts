import { describe, expect, it } from 'vitest';
import { bodyOf, newDraft, withOwnRounds, withPreset } from '@/lib/client/host/draft';
import { AGES, LENGTHS, lessonStands, roundsOf, withClass, withLesson } from '@/lib/client/host/lesson';
import { CreateEvent } from '@/lib/http/schemas';

describe('a lesson', () => {
  it.each([
    ['young', 20, 180, 4],
    ['young', 45, 180, 10],
    ['middle', 20, 120, 6],
    ['middle', 45, 120, 14],
    ['older', 45, 90, 20],
    ['older', 60, 90, 25],
  ] as const)(
    'of pupils who are %s, of %i minutes, has rounds of %i s, %i of them',
    (age, minutes, seconds, rounds) => {
      expect(roundsOf({ age, minutes })).toEqual({ seconds, rounds });
    },
  );

  it('never takes longer than it is, even before anything is said', () => {
    for (const age of AGES)
      for (const minutes of LENGTHS) {
        const { seconds, rounds } = roundsOf({ age, minutes });
        expect(rounds * seconds).toBeLessThan((minutes - 3) * 60);
      }
  });

  it('is created as it stands: named, with help, with names that hurt nobody, for the room alone', () => {
    const draft = withLesson(newDraft(), { age: 'middle', minutes: 45 }, 'Lesson');
    expect(lessonStands(draft)).toBe(true);
    const body = CreateEvent.parse(bodyOf(draft));
    expect(body).toMatchObject({
      ...{
        name: 'Lesson',
        secondsPerRound: 120,
        maxRounds: 14,
        pace: 'host',
        checkWords: true,
        showScores: true,
      },
      ...{ nameFilter: true, listed: false, preset: null },
    });
  });

  it('leaves a name that was given, and ends with another choice', () => {
    const draft = withLesson({ ...newDraft(), name: '5b' }, { age: 'young', minutes: 20 }, 'Lesson');
    expect(draft).toMatchObject({ name: '5b', ownTime: null, ownRounds: '4' });
    expect(lessonStands(withOwnRounds(draft, '7'))).toBe(false);
    expect(lessonStands(withPreset(draft, 'open'))).toBe(false);
    expect(withLesson(draft, { age: 'older', minutes: 45 }, 'Lesson').ownTime).toBe('1:30');
  });

  it('may be any class, of the usual ten rounds', () => {
    expect(bodyOf(withClass(newDraft(), 'Lesson'))).toMatchObject({
      preset: 'class',
      maxRounds: 10,
      nameFilter: true,
    });
  });
});
