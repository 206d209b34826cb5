'use client';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from '@/lib/i18n/client';
import { Button, Field } from '../ui';
import { signInWithPassword } from './auth-calls';
import { EmailField } from './email-field';
import { FormFault } from './form-fault';
import { signInMessage } from './messages';

export interface SignInFormProps {
  /** own path to go to afterwards */
  to: string;
  /** an error that a provider's way back left in the address */
  error: string | null;
}

type Faults = { email?: string; password?: string; form?: string };

/** E-mail and password. */
export function SignInForm({ to, error }: SignInFormProps) {
  const t = useTranslations('account');
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults>(error ? { form: t(signInMessage(error)) } : {});
  const [busy, setBusy] = useState(false);

  const refuse = (next: Faults, field: 'email' | 'password') => {
    setFaults(next);
    setBusy(false);
    const input = form.current?.elements.namedItem(field);
    if (input instanceof HTMLInputElement) input.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [email, password] = [String(data.get('email')).trim(), String(data.get('password'))];
    if (!email) return refuse({ email: t('signIn.giveEmail') }, 'email');
    if (!password) return refuse({ password: t('signIn.givePassword') }, 'password');
    setFaults({});
    setBusy(true);
    const answer = await signInWithPassword(email, password);
    if (answer.ok) return location.assign(to);
    const message = t(signInMessage(answer.error));
    const wrong = answer.error === 'CredentialsSignin';
    refuse(wrong ? { password: message } : { form: message }, 'password');
  };

  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-4">
      <FormFault>{faults.form}</FormFault>
      <EmailField error={faults.email} />
      <Field
        label={t('password')}
        name="password"
        type="password"
        autoComplete="current-password"
        error={faults.password}
      />
      <Button type="submit" kind="primary" size="lg" wide busy={busy} className="mt-1">
        {busy ? t('signIn.busy') : t('signIn.submit')}
      </Button>
    </form>
  );
}
