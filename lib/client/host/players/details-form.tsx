'use client';
import { useState } from 'react';
import { Button, Field, fieldError, ProblemText } from '@/lib/client/ui';
import { DETAILS, type Detail, eachDetail, type PlayerDetails } from '@/lib/http/schemas/details';
import { type MessageKey, useTranslations } from '@/lib/i18n/client';
import type { RowProps } from './player-row';
import { useRowForm } from './use-row-form';

const LABELS: Record<Detail, MessageKey<'host'>> = {
  table: 'details.table',
  team: 'details.team',
  club: 'details.club',
  category: 'details.category',
  series: 'details.series',
  licence: 'details.licence',
};

/** What stands with a name, as fields in its place: Enter keeps them, Escape leaves them. */
export function DetailsForm({ row, acts, onDone }: RowProps & { onDone(): void }) {
  const t = useTranslations('host');
  const [draft, setDraft] = useState<PlayerDetails>(row);
  const { problem, form } = useRowForm(
    () =>
      acts.describe(
        row,
        eachDetail((detail) => draft[detail]?.trim() || null),
      ),
    onDone,
  );
  return (
    <form {...form} aria-label={t('more.details')} className="grid w-full gap-3">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3">
        {DETAILS.map((detail, index) => (
          <Field
            key={detail}
            label={t(LABELS[detail])}
            name={detail}
            autoComplete="off"
            spellCheck={false}
            autoFocus={index === 0}
            maxLength={40}
            value={draft[detail] ?? ''}
            error={fieldError(problem, detail)}
            onChange={(event) => setDraft({ ...draft, [detail]: event.target.value })}
          />
        ))}
      </div>
      <ProblemText problem={problem} fields={DETAILS} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="primary">
          {t('details.save')}
        </Button>
        <Button kind="plain" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
