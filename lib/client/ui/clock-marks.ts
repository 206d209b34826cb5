import { lastSignal } from '../live';

/** How near the end of a round is. */
export type ClockStage = 'minute' | 'last' | 'final';

export interface ClockMark {
  /** before the end */
  seconds: number;
  stage: ClockStage;
}

const MINUTE = 60;
const FINAL = 10;

/** What a clock marks, from far to near: the last minute, the last signal, the last ten seconds, as far as a round has them. */
export function clockMarks(secondsPerRound: number): ClockMark[] {
  const marks: ClockMark[] = [
    { seconds: MINUTE, stage: 'minute' },
    { seconds: lastSignal(secondsPerRound), stage: 'last' },
    { seconds: FINAL, stage: 'final' },
  ];
  return marks.filter(({ seconds }) => seconds < secondsPerRound);
}

/** The mark that was passed last with so many seconds left; null before the first. */
export function clockStage(left: number, secondsPerRound: number): ClockStage | null {
  return clockMarks(secondsPerRound).findLast(({ seconds }) => left <= seconds)?.stage ?? null;
}
