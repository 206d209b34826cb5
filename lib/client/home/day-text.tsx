'use client';
import { useSyncExternalStore } from 'react';

const LOOK: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };
const never = () => () => {};

/** A day as the reader's own clock and language write it; by UTC until the page has its script. */
export function DayText({ ms }: { ms: number }) {
  const here = useSyncExternalStore(
    never,
    () => new Date(ms).toLocaleDateString(undefined, LOOK),
    () => new Date(ms).toLocaleDateString('en-GB', { ...LOOK, timeZone: 'UTC' }),
  );
  return <time dateTime={new Date(ms).toISOString()}>{here}</time>;
}
