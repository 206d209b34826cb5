'use client';
import { type FormEvent, useRef, useState } from 'react';
import { RegisterAccount } from '@/lib/http/schemas/account';
import { PASSWORD_MIN } from '@/lib/http/schemas/password';
import type { Problem } from '@/lib/http/schemas/problems';
import { useTranslations } from '@/lib/i18n/client';
import { callApi } from '../live';
import { Button, Field, useProblemTitle } from '../ui';
import { signInWithPassword } from './auth-calls';
import { EmailField } from './email-field';
import { FormFault } from './form-fault';

const FIELDS = ['name', 'email', 'password'] as const;
type Name = (typeof FIELDS)[number];
type Faults = Partial<Record<Name | 'form', string>>;

/** A new account; signed in at once when it is made. `to`: own path to go to then. */
export function RegisterForm({ to }: { to: string }) {
  const t = useTranslations('account');
  const titleOf = useProblemTitle();
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [busy, setBusy] = useState(false);

  const refuse = (next: Faults) => {
    setFaults(next);
    setBusy(false);
    const first = FIELDS.find((field) => next[field]);
    const input = first ? form.current?.elements.namedItem(first) : null;
    if (input instanceof HTMLInputElement) input.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = Object.fromEntries(new FormData(event.currentTarget));
    const read = RegisterAccount.safeParse(input);
    if (!read.success) return refuse(firstFaults(read.error.issues));
    setFaults({});
    setBusy(true);
    const answer = await callApi('/api/account', { body: read.data });
    if (!answer.ok) return refuse(faultsOf(answer.problem, titleOf));
    const signedIn = await signInWithPassword(read.data.email, read.data.password);
    location.assign(signedIn.ok ? to : `/sign-in?to=${encodeURIComponent(to)}`);
  };

  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-4">
      <FormFault>{faults.form}</FormFault>
      <Field label={t('name')} name="name" autoComplete="name" maxLength={80} error={faults.name} />
      <EmailField error={faults.email} />
      <Field
        label={t('password')}
        hint={t('register.passwordHint', { least: PASSWORD_MIN })}
        name="password"
        type="password"
        autoComplete="new-password"
        error={faults.password}
      />
      <Button type="submit" kind="primary" size="lg" wide busy={busy} className="mt-1">
        {busy ? t('register.busy') : t('register.submit')}
      </Button>
    </form>
  );
}

function firstFaults(issues: readonly { path: PropertyKey[]; message: string }[]): Faults {
  return Object.fromEntries(issues.map((issue) => [issue.path[0], issue.message]).reverse());
}

function faultsOf(problem: Problem, titleOf: (problem: Problem) => string): Faults {
  const named = Object.entries(problem.errors ?? {}).map(([field, messages]) => [field, messages[0]]);
  return named.length > 0 ? Object.fromEntries(named) : { form: titleOf(problem) };
}
