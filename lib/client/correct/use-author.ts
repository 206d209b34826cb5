'use client';
import { useTranslations } from '@/lib/i18n/client';

/** Who entered something: a helper's name, or the host, who has none. */
export function useAuthor(): (author: string) => string {
  const t = useTranslations('correct');
  return (author) => (author === 'host' ? t('byHost') : author);
}
