'use client';
import type { TableView } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { bareTile } from '../board';

/** Who drew what for the first turn. */
export function DrawLine({ view }: { view: TableView }) {
  const t = useTranslations('table');
  if (view.draws.length === 0) return null;
  return (
    <div className="border-t border-line py-2 text-sm text-quiet">
      <p>{t('draw')}</p>
      {view.draws.map((drawn) => (
        <ul key={drawn.map(({ seat, tile }) => `${seat}${tile}`).join()} className="flex flex-wrap gap-x-4">
          {drawn.map(({ seat, tile }) => (
            <li key={seat}>
              <bdi>{view.seats[seat]?.name}</bdi>{' '}
              <b className="text-ink">{tile === '?' ? t('blank') : <bdi>{bareTile(tile)}</bdi>}</b>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
