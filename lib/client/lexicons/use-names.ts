import { useMemo } from 'react';
import { useLanguage, useTranslations } from '@/lib/i18n/client';
import { type Names, namesIn } from './names';

export function useNames(): Names {
  const t = useTranslations('lexicons');
  const { locale } = useLanguage().language;
  return useMemo(() => namesIn(t, locale), [t, locale]);
}
