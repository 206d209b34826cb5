'use client';
import { FileDrop } from '@/lib/client/prepared';
import { Button, Choice } from '@/lib/client/ui';
import { useTranslations } from '@/lib/i18n/client';
import { withPrepared } from '../draft';
import type { PartProps } from './field-props';

const LINK = 'font-semibold text-accent underline underline-offset-4';

/** A game that was drawn beforehand, and whether one room plays it or several. */
export function PreparedField({ draft, onChange }: PartProps) {
  const t = useTranslations('create');
  const { prepared } = draft;
  if (!prepared)
    return (
      <div className="grid gap-3 pt-4 pb-2">
        <p>
          {t.rich('prepared.lead', {
            a: (chunks) => (
              <a href="/host/prepare" className={LINK}>
                {chunks}
              </a>
            ),
          })}
        </p>
        <FileDrop onFile={(file) => onChange(withPrepared(draft, file))} />
      </div>
    );
  return (
    <div className="grid gap-4 pt-4 pb-2">
      <p className="flex flex-wrap items-center gap-3 rounded-ui border border-line bg-sheet p-3">
        <span className="min-w-0 grow">
          <bdi className="font-semibold">{prepared.name}</bdi>{' '}
          <span className="text-quiet">{t('prepared.rounds', { rounds: prepared.rounds.length })}</span>
        </span>
        <Button size="sm" kind="plain" onClick={() => onChange({ ...draft, prepared: null, inRooms: false })}>
          {t('prepared.remove')}
        </Button>
      </p>
      <Choice
        label={t('prepared.where')}
        value={draft.inRooms ? 'rooms' : 'one'}
        onChange={(where) => onChange({ ...draft, inRooms: where === 'rooms' })}
        options={[
          { value: 'one', label: t('prepared.one'), note: t('prepared.oneNote') },
          { value: 'rooms', label: t('prepared.rooms'), note: t('prepared.roomsNote') },
        ]}
      />
    </div>
  );
}
