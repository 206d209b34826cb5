'use client';
import { type FormEvent, useState } from 'react';
import { callApi, eventPath, liveStore } from '@/lib/client/live';
import { Button, Field, fieldError, LinkButton, ProblemText } from '@/lib/client/ui';
import type { Problem, Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import type { Invitation } from './use-invitation';

export interface KeyGateProps {
  event: Snapshot;
  /** a key that came with the link */
  invitation?: Invitation | null;
  /** the page was open by a key that has ended since */
  ended?: boolean;
}

/** In place of the desk for a browser that does not hold the event's key. */
export function KeyGate({ event, invitation = null, ended = false }: KeyGateProps) {
  const t = useTranslations('desk');
  const words = useTranslations('words');
  const [typed, setTyped] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Problem | null>(null);
  const path = `/host/${event.code}`;
  const key = typed ?? invitation?.key ?? '';
  const problem = refused ?? invitation?.problem ?? null;

  const open = async (submit: FormEvent) => {
    submit.preventDefault();
    setBusy(true);
    setRefused(null);
    const answer = await callApi(eventPath(event.code, '/host-session'), { body: { hostKey: key.trim() } });
    if (answer.ok) await liveStore(event.code).reload();
    else setRefused(answer.problem);
    setBusy(false);
  };

  const wrong = problem?.code === 'key-wrong' ? t('key.wrong') : null;
  const error = wrong ?? fieldError(problem, 'hostKey');
  return (
    <div className="mx-auto my-auto grid w-full max-w-md grid-cols-[minmax(0,1fr)] gap-6 px-4 py-10">
      <div>
        <h1 className="text-2xl font-bold text-balance wrap-anywhere">
          {t.rich('key.deskOf', { name: event.name, event: (name) => <bdi>{name}</bdi> })}
        </h1>
        {ended ? (
          <p role="alert" className="mt-2 font-semibold text-alert">
            {t('key.ended')}
          </p>
        ) : (
          <p className="mt-1 text-quiet">{t('key.onlyHost')}</p>
        )}
      </div>
      <form onSubmit={open} className="grid gap-3" noValidate>
        <Field
          label={t('key.label')}
          hint={t('key.hint')}
          name="hostKey"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={key}
          error={error}
          onChange={(change) => setTyped(change.target.value)}
        />
        {error ? null : <ProblemText problem={problem} />}
        <Button type="submit" kind="primary" busy={busy || invitation?.busy} disabled={key.trim() === ''}>
          {t('key.open')}
        </Button>
      </form>
      <div className="flex flex-wrap gap-3 border-t border-line pt-5">
        <LinkButton kind="plain" href={`/sign-in?callbackUrl=${encodeURIComponent(path)}`}>
          {words('signIn')}
        </LinkButton>
        <LinkButton kind="plain" href={`/e/${event.code}`}>
          {t('key.joinAsPlayer')}
        </LinkButton>
      </div>
    </div>
  );
}
