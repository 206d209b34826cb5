'use client';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button, Field, usePageKeys } from '@/lib/client/ui';
import { plainDigits } from '@/lib/http/schemas/plain-digits';
import { type MessageKey, useTranslations } from '@/lib/i18n/client';

export interface ReasonFormProps {
  reasons: readonly MessageKey<'referee'>[];
  busy: boolean;
  /** what the button of a reason that was typed says */
  yes: string;
  /** left out: the first reason has the focus */
  autoFocus?: boolean;
  onReason(reason: string): void;
}

/** Why: one tap, or one figure, for the usual reasons; a field for any other. */
export function ReasonForm({ reasons, busy, yes, autoFocus = true, onReason }: ReasonFormProps) {
  const t = useTranslations('referee');
  const [own, setOwn] = useState('');
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (autoFocus) part.current?.querySelector('button')?.focus();
  }, [autoFocus]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (own.trim() !== '') onReason(own.trim());
  };
  usePageKeys(
    ({ key, repeat }) => {
      const chosen = reasons[Number(plainDigits(key)) - 1];
      if (!chosen || busy || repeat) return false;
      onReason(t(chosen));
      return true;
    },
    true,
    part,
  );
  return (
    <div ref={part}>
      <p className="font-semibold">{t('reason.why')}</p>
      <div className="mt-1 flex flex-wrap gap-2">
        {reasons.map((reason, at) => (
          <Button
            key={reason}
            disabled={busy}
            onClick={() => onReason(t(reason))}
            className="whitespace-normal"
          >
            <kbd className="hidden font-sans text-sm text-quiet sm:pointer-fine:inline">{at + 1}</kbd>
            {t(reason)}
          </Button>
        ))}
      </div>
      <form onSubmit={submit} className="mt-3 flex flex-wrap items-end gap-2" noValidate>
        <Field
          label={t('reason.own')}
          name="reason"
          autoComplete="off"
          maxLength={300}
          value={own}
          onChange={(event) => setOwn(event.target.value)}
          className="min-w-0 grow basis-48"
        />
        <Button type="submit" busy={busy} disabled={own.trim() === ''}>
          {yes}
        </Button>
      </form>
    </div>
  );
}
