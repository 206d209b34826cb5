'use client';
import { type FormEvent, useRef, useState } from 'react';
import { Button, Field } from '../ui';
import { signInWithPassword } from './auth-calls';
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
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults>({ form: signInMessage(error) ?? undefined });
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
    if (!email) return refuse({ email: 'Give your e-mail address.' }, 'email');
    if (!password) return refuse({ password: 'Give your password.' }, 'password');
    setFaults({});
    setBusy(true);
    const answer = await signInWithPassword(email, password);
    if (answer.ok) return location.assign(to);
    const message = signInMessage(answer.error) ?? undefined;
    const wrong = answer.error === 'CredentialsSignin';
    refuse(wrong ? { password: message } : { form: message }, 'password');
  };

  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-4">
      <FormFault>{faults.form}</FormFault>
      <Field
        label="E-mail address"
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        error={faults.email}
      />
      <Field
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        error={faults.password}
      />
      <Button type="submit" kind="primary" size="lg" wide busy={busy} className="mt-1">
        {busy ? 'Signing in' : 'Sign in'}
      </Button>
    </form>
  );
}
