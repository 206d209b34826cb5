'use client';
import type { ChangeEvent } from 'react';
import { Choice, Field } from '@/lib/client/ui';
import { useTranslations } from '@/lib/i18n/client';
import type { PartProps } from './field-props';

const SEVERAL = 'several';

/** One game, or several with one ranking, and what lies between them. */
export function GamesField({ draft, errors, onChange }: PartProps) {
  const t = useTranslations('create');
  const set = (change: Partial<PartProps['draft']>) => onChange({ ...draft, ...change });
  const typed = (name: 'games' | 'breakSeconds', of: 'ownGames' | 'gameBreak') => ({
    ...({ name, inputMode: 'numeric', autoComplete: 'off' } as const),
    value: draft[of] ?? '',
    error: errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => set({ [of]: target.value }),
  });
  return (
    <div>
      <Choice
        label={t('games.title')}
        value={draft.ownGames === null ? 'one' : SEVERAL}
        onChange={(chosen) => set({ ownGames: chosen === SEVERAL ? (draft.ownGames ?? '2') : null })}
        options={[
          { value: 'one', label: t('games.one'), note: t('games.oneNote') },
          { value: SEVERAL, label: t('games.several'), note: t('games.severalNote') },
        ]}
      />
      {draft.ownGames === null ? null : (
        <div className="mt-3 flex flex-wrap gap-4">
          <Field {...typed('games', 'ownGames')} className="max-w-56" label={t('games.number')} />
          {draft.pace === 'auto' ? (
            <Field
              {...typed('breakSeconds', 'gameBreak')}
              className="max-w-72"
              label={t('games.break')}
              hint={t('games.breakHint')}
            />
          ) : null}
        </div>
      )}
    </div>
  );
}
