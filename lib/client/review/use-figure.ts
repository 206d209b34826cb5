'use client';
import { useFormatter } from '@/lib/i18n/client';

/** With a minus that is one. */
export function useFigure(): (value: number | null) => string {
  const format = useFormatter();
  return (value) => {
    if (value === null) return '–';
    return value < 0 ? `\u2212${format.number(-value)}` : format.number(value);
  };
}
