import { plainDigits } from '@/lib/http/schemas/plain-digits';
import type { Translate } from '@/lib/i18n/client';

/** Rounds of a whole game, on average: what the estimate counts with while nobody knows. */
export const USUAL_ROUNDS = 22;

/** Seconds as a clock writes them: 150 → `2:30`, 45 → `0:45`. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * Reads a time as people type it: `2:30`, `2.30`, `2'30`, `3` (minutes), `2,5` (minutes), `90s`, `90 sec`.
 * Null when it is none of these. A point and two figures are seconds (`2.30` is 2:30), one figure is a part
 * of a minute (`2.5` is 2:30 as well).
 */
export function readTime(text: string): number | null {
  const tidy = plainDigits(text).trim().toLowerCase();
  const seconds = /^(\d{1,4}) ?s(?:ec(?:onds?)?)?$/.exec(tidy);
  if (seconds) return Number(seconds[1]);
  const clock = /^(\d{0,3})[:.,'h](\d\d)"?$/.exec(tidy);
  if (clock) return Number(clock[2]) < 60 ? Number(clock[1] || 0) * 60 + Number(clock[2]) : null;
  const minutes = /^(\d{1,3})(?:[.,](\d))? ?(?:m(?:in(?:utes?)?)?)?$/.exec(tidy);
  if (minutes) return Number(minutes[1]) * 60 + Number(minutes[2] ?? 0) * 6;
  return null;
}

/** How long a game takes, in seconds: each round its clock and the pause after it, but for the last. */
export function gameSeconds(
  settings: { secondsPerRound: number; gapSeconds: number },
  rounds: number = USUAL_ROUNDS,
): number {
  return rounds * settings.secondsPerRound + Math.max(0, rounds - 1) * settings.gapSeconds;
}

/**
 * A length as one says it: `About 50 minutes`, `About 1 h 20`. Rounded to five minutes from half an hour on. At the
 * host's pace it is what the play alone takes.
 */
export function lengthText(t: Translate<'create'>, seconds: number, pace: 'auto' | 'host'): string {
  const exact = Math.max(1, Math.round(seconds / 60));
  const all = exact < 30 ? exact : Math.round(exact / 5) * 5;
  if (all < 60) return t('length.minutes', { minutes: all, pace });
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  return minutes === 0
    ? t('length.hours', { hours, pace })
    : t('length.hoursMinutes', { hours, minutes, pace });
}
