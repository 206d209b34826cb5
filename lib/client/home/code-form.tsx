'use client';
import { useRouter } from 'next/navigation';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from '@/lib/i18n/client';
import { callApi, eventPath } from '../live';
import { Button, Field, useProblemTitle } from '../ui';
import { CODE_MESSAGES, parseCode } from './parse-code';

export interface CodeFormProps {
  /** what a form sent without script left in the address */
  typed?: string;
  error?: string | null;
}

/**
 * The way into an event, or to a classic table. Works as a plain form too: `/?code=…` is read by the same rules on the server.
 */
export function CodeForm({ typed = '', error = null }: CodeFormProps) {
  const t = useTranslations('home');
  const titleOf = useProblemTitle();
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [fault, setFault] = useState(error);
  const [busy, setBusy] = useState(false);

  const refuse = (message: string) => {
    setFault(message);
    setBusy(false);
    const field = form.current?.elements.namedItem('code');
    if (field instanceof HTMLInputElement) field.select();
  };

  const join = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = parseCode(String(new FormData(event.currentTarget).get('code') ?? ''));
    if (!read.ok) return refuse(t(CODE_MESSAGES[read.problem]));
    setFault(null);
    setBusy(true);
    const answer = await callApi(eventPath(read.code));
    if (answer.ok) return router.push(`/e/${read.code}`);
    const { problem } = answer;
    // Tables have codes of the same kind.
    if (problem.code === 'event-not-found' && (await callApi(`/api/tables/${read.code}`)).ok)
      return router.push(`/table/${read.code}`);
    refuse(problem.code === 'event-not-found' ? t(CODE_MESSAGES.unknown) : titleOf(problem));
  };

  return (
    <form ref={form} action="/" method="get" onSubmit={join} noValidate>
      <Field
        look="code"
        label={t('code.label')}
        hint={t('code.hint')}
        error={fault}
        name="code"
        defaultValue={typed}
        onChange={() => setFault(null)}
        placeholder="K7M2QX"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
      />
      <Button type="submit" kind="primary" size="lg" wide busy={busy} className="mt-3">
        {busy ? t('code.looking') : t('code.join')}
      </Button>
    </form>
  );
}
