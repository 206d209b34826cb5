'use client';
import { useTranslations } from '@/lib/i18n/client';
import type { Cursor } from '../board';

/** Which way the arrow points, for the ear: when it comes, and each time it is turned. */
export function ArrowSaid({ cursor }: { cursor: Cursor | null }) {
  const t = useTranslations('play');
  const said = cursor?.direction === 'down' ? t('say.down') : t('say.across');
  return (
    <p className="heard" aria-live="polite">
      {cursor ? said : ''}
    </p>
  );
}
