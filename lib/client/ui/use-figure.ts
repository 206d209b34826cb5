'use client';
import { useFormatter } from '@/lib/i18n/client';

/** A number as it stands in tables and lists: with a minus that is one, and a plus where that is asked for. */
export function useFigure(): (value: number | null, signs?: { plus: boolean }) => string {
  const format = useFormatter();
  return (value, { plus } = { plus: false }) => {
    if (value === null) return '–';
    const sign = value < 0 ? '\u2212' : plus && value > 0 ? '+' : '';
    return sign + format.number(Math.abs(value));
  };
}
