import { useTranslations } from '@/lib/i18n/client';
import type { Link } from '../live';
import { Icon } from '../ui';

/** The event's name, or that the connection is gone: the same line, so that nothing jumps. */
export function EventLine({ name, link }: { name: string; link: Link }) {
  const t = useTranslations('play');
  return (
    <p className="truncate text-sm text-quiet">
      {link === 'lost' ? (
        <span className="late flex items-center gap-1.5 font-semibold text-alert">
          <Icon name="offline" /> {t('reconnecting')}
        </span>
      ) : (
        <bdi>{name}</bdi>
      )}
    </p>
  );
}
