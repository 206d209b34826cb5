import { type Draft, TIMES, withPreset } from './draft';
import { clockText } from './duration';

export const AGES = ['young', 'middle', 'older'] as const;
export type Age = (typeof AGES)[number];

/** A lesson that somebody teaches: how old the pupils are, and how long it is. */
export interface Lesson {
  age: Age;
  minutes: number;
}

/** Usual lengths, in minutes. */
export const LENGTHS = [20, 30, 45, 60] as const;
export const USUAL_LESSON: Lesson = { age: 'middle', minutes: 45 };

/** Seconds to find a move, and to talk about the top and the words behind it. */
const PACE: Record<Age, { find: number; talk: number }> = {
  young: { find: 180, talk: 60 },
  middle: { find: 120, talk: 45 },
  older: { find: 90, talk: 30 },
};

/** Until all are in and the rules are told, seconds: a short lesson has to begin at once. */
const beginning = (minutes: number) => (minutes <= 30 ? 180 : 300);
/** No game is longer. */
const MOST_ROUNDS = 25;

/** The rounds that a lesson has time for. */
export function roundsOf({ age, minutes }: Lesson): { seconds: number; rounds: number } {
  const { find, talk } = PACE[age];
  const rounds = Math.floor((minutes * 60 - beginning(minutes)) / (find + talk));
  return { seconds: find, rounds: Math.min(MOST_ROUNDS, Math.max(1, rounds)) };
}

/**
 * A class: names that hurt nobody, and results that stay in the room. The event has a name already, so that it can be
 * created as it stands.
 */
export function withClass(draft: Draft, name: string): Draft {
  return {
    ...withPreset(draft, 'class'),
    name: draft.name.trim() === '' ? name : draft.name,
    lesson: null,
    nameFilter: true,
    listed: false,
  };
}

export function withLesson(draft: Draft, lesson: Lesson, name: string): Draft {
  const { seconds, rounds } = roundsOf(lesson);
  return {
    ...withClass(draft, name),
    lesson,
    secondsPerRound: seconds,
    ownTime: (TIMES as readonly number[]).includes(seconds) ? null : clockText(seconds),
    maxRounds: rounds,
    ownRounds: String(rounds),
  };
}

/** Whether time and rounds are still as the lesson sets them. */
export function lessonStands({ lesson, secondsPerRound, maxRounds, pace }: Draft): boolean {
  if (!lesson) return false;
  const { seconds, rounds } = roundsOf(lesson);
  return secondsPerRound === seconds && maxRounds === rounds && pace === 'host';
}
