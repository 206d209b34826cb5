'use client';
import { type FormEvent, useState } from 'react';
import { Button, Field, fieldError, ProblemText } from '@/lib/client/ui';
import type { PlayerDetails, Problem } from '@/lib/http/schemas';
import { type MessageKey, useTranslations } from '@/lib/i18n/client';
import type { RowProps } from './player-row';

const FIELDS: readonly [keyof PlayerDetails, MessageKey<'host'>, longest: number][] = [
  ['table', 'details.table', 12],
  ['team', 'details.team', 40],
  ['club', 'details.club', 40],
  ['category', 'details.category', 40],
  ['series', 'details.series', 40],
  ['licence', 'details.licence', 40],
];

/** What stands with a name, as fields in its place: Enter keeps them, Escape leaves them. */
export function DetailsForm({ row, acts, onDone }: RowProps & { onDone(): void }) {
  const t = useTranslations('host');
  const [draft, setDraft] = useState<PlayerDetails>(row);
  const [problem, setProblem] = useState<Problem | null>(null);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const details = Object.fromEntries(
      FIELDS.map(([detail]) => [detail, draft[detail]?.trim() || null]),
    ) as unknown as PlayerDetails;
    const refused = await acts.describe(row, details);
    if (refused) setProblem(refused);
    else onDone();
  };
  return (
    <form
      onSubmit={save}
      noValidate
      aria-label={t('more.details')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Only the fields are left, not the sheet.
        event.preventDefault();
        onDone();
      }}
      className="grid w-full gap-3"
    >
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3">
        {FIELDS.map(([detail, label, longest], index) => (
          <Field
            key={detail}
            label={t(label)}
            name={detail}
            autoComplete="off"
            spellCheck={false}
            autoFocus={index === 0}
            maxLength={longest}
            value={draft[detail] ?? ''}
            error={fieldError(problem, detail)}
            onChange={(event) => setDraft({ ...draft, [detail]: event.target.value })}
          />
        ))}
      </div>
      <ProblemText problem={problem} fields={FIELDS.map(([detail]) => detail)} />
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
