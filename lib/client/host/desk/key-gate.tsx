'use client';
import { useEffect, useState } from 'react';
import { callApi, eventPath, liveStore } from '@/lib/client/live';
import { Button, Field, fieldError, LinkButton, ProblemText } from '@/lib/client/ui';
import type { Problem, Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';

/** In place of the desk for a browser that does not hold the event's key. */
export function KeyGate({ event }: { event: Snapshot }) {
  const t = useTranslations('desk');
  const words = useTranslations('words');
  const [key, setKey] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const path = `/host/${event.code}`;

  const open = async (hostKey: string) => {
    setBusy(true);
    setProblem(null);
    const answer = await callApi(eventPath(event.code, '/host-session'), { body: { hostKey } });
    if (answer.ok) await liveStore(event.code).reload();
    else setProblem(answer.problem);
    setBusy(false);
  };
  const { code } = event;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is opened once.
  useEffect(() => {
    const brought = keyInAddress();
    if (!brought) return;
    setKey(brought);
    void open(brought);
  }, [code]);

  const wrong = problem?.code === 'key-wrong' ? t('key.wrong') : null;
  const error = wrong ?? fieldError(problem, 'hostKey');
  return (
    <div className="mx-auto my-auto grid w-full max-w-md grid-cols-[minmax(0,1fr)] gap-6 px-4 py-10">
      <div>
        <h1 className="text-2xl font-bold text-balance wrap-anywhere">
          {t.rich('key.deskOf', { name: event.name, event: (name) => <bdi>{name}</bdi> })}
        </h1>
        <p className="mt-1 text-quiet">{t('key.onlyHost')}</p>
      </div>
      <form
        onSubmit={(submit) => {
          submit.preventDefault();
          void open(key.trim());
        }}
        className="grid gap-3"
        noValidate
      >
        <Field
          label={t('key.label')}
          hint={t('key.hint')}
          name="hostKey"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={key}
          error={error}
          onChange={(change) => setKey(change.target.value)}
        />
        {error ? null : <ProblemText problem={problem} />}
        <Button type="submit" kind="primary" busy={busy} disabled={key.trim() === ''}>
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

/** An invitation's key stands behind the # of its link; from the history and the address it goes at once. */
function keyInAddress(): string | null {
  const [, key] = /^#([hs]_[\w-]{20,100})$/.exec(location.hash) ?? [];
  if (!key) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  return key;
}
