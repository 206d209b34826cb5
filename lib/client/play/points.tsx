'use client';
import { useTranslations } from '@/lib/i18n/client';

/** Points with their unit, which is left to the ear where there is no room for it. */
export function Points({ points }: { points: number }) {
  const t = useTranslations('play');
  return t.rich('points', { points, unit: (chunks) => <span className="points-unit">{chunks}</span> });
}
