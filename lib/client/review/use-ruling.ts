'use client';
import type { OwnResult } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';

/** What a referee has decided about a slip, in words; null where nobody has. */
export function useRuling(): (result: Pick<OwnResult, 'ruled' | 'points'>) => string | null {
  const t = useTranslations('review');
  const words = useTranslations('result');
  return ({ ruled, points }) => {
    if (!ruled) return null;
    return ruled === 'set' ? t('ruledSet', { points }) : words('ruled', { kind: ruled });
  };
}
