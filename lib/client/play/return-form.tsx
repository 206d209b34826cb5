'use client';
import { type FormEvent, useState } from 'react';
import type { JoinedEvent, Problem } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { callApi, eventPath, liveStore } from '../live';
import { Button, Field, fieldError, ProblemText } from '../ui';

/** For whoever has a seat already, on another device: the personal code brings it here. */
export function ReturnForm({ code, opened = false }: { code: string; opened?: boolean }) {
  const t = useTranslations('join');
  const [open, setOpen] = useState(opened);
  if (open) return <Form code={code} />;
  return (
    <button
      type="button"
      onClick={() => setOpen(true)}
      className="min-h-11 text-start font-semibold text-accent underline"
    >
      {t('seat.wasHere')}
    </button>
  );
}

function Form({ code }: { code: string }) {
  const t = useTranslations('join');
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const answer = await callApi<JoinedEvent>(eventPath(code, '/players/return'), {
      body: { personalCode: typed },
    });
    if (answer.ok) await liveStore(code).reload();
    setProblem(answer.ok ? null : answer.problem);
    setBusy(false);
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3 border-t border-line pt-5">
      <Field
        label={t('seat.code')}
        hint={t('seat.hint')}
        look="code"
        dir="ltr"
        name="personal-code"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        autoFocus
        error={fieldError(problem, 'personalCode')}
      />
      <ProblemText problem={problem} fields={['personalCode']} />
      <Button type="submit" kind="soft" size="lg" busy={busy} wide>
        {t('seat.back')}
      </Button>
    </form>
  );
}
