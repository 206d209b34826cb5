import type { Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';

/** Who is here, newest first. The server names the last sixty; the others are a number, and found by search. */
export interface NamesProps extends Pick<Snapshot, 'players' | 'joined'> {
  /** a name was pressed */
  onFind(name: string): void;
}

export function Names({ players, joined, onFind }: NamesProps) {
  const t = useTranslations('desk');
  const more = players - joined.length;
  return (
    <section aria-label={t('lobby.players')} className="flex min-h-0 flex-col">
      <p role="status" className="tabular text-xl font-bold">
        {t('lobby.count', { players })}
      </p>
      {players === 0 ? (
        <p className="mt-1 text-quiet">{t('lobby.namesAppear')}</p>
      ) : (
        <ul className="mt-3 flex flex-wrap gap-2">
          {joined.map((name) => (
            <li key={name} className="max-w-full">
              <button
                type="button"
                onClick={() => onFind(name)}
                className="name-chip max-w-full truncate rounded-ui border border-line bg-sheet px-3 py-1.5 hover:border-ink"
              >
                <bdi>{name}</bdi>
              </button>
            </li>
          ))}
          {more > 0 ? (
            <li>
              <button
                type="button"
                onClick={() => onFind('')}
                className="px-1 py-1.5 text-quiet underline underline-offset-4"
              >
                {t('lobby.andMore', { count: more })}
              </button>
            </li>
          ) : null}
        </ul>
      )}
    </section>
  );
}
