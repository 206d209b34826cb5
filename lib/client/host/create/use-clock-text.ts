import { useFormatter } from '@/lib/i18n/client';

/** Seconds as a clock writes them, in the reader's digits: 150 → `2:30`. */
export function useClockText(): (seconds: number) => string {
  const format = useFormatter();
  return (seconds) => {
    const rest = format.number(seconds % 60, { minimumIntegerDigits: 2 });
    return `${format.number(Math.floor(seconds / 60))}:${rest}`;
  };
}
