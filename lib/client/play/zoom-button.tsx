'use client';
import { useTranslations } from '@/lib/i18n/client';
import { Icon } from '../ui';
import type { Zoom } from './use-zoom';

/** All of the board, or where one plays; only where the board is small. */
export function ZoomButton({ zoom: { possible, near, toggle } }: { zoom: Zoom }) {
  const t = useTranslations('play');
  if (!possible) return null;
  const label = near ? t('seeAll') : t('enlarge');
  return (
    <button type="button" className="zoom-button" aria-label={label} title={label} onClick={toggle}>
      <Icon name={near ? 'shrink' : 'enlarge'} />
    </button>
  );
}
