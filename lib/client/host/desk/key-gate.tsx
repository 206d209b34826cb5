'use client';
import { type FormEvent, useState } from 'react';
import { callApi, eventPath, liveStore } from '@/lib/client/live';
import { Button, Field, fieldError, LinkButton, ProblemText } from '@/lib/client/ui';
import type { Problem, Snapshot } from '@/lib/http/schemas';

/** In place of the desk for a browser that does not hold the event's key. */
export function KeyGate({ event }: { event: Snapshot }) {
  const [key, setKey] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const path = `/host/${event.code}`;

  const open = async (submit: FormEvent) => {
    submit.preventDefault();
    setBusy(true);
    setProblem(null);
    const answer = await callApi(eventPath(event.code, '/host-session'), { body: { hostKey: key.trim() } });
    if (answer.ok) await liveStore(event.code).reload();
    else setProblem(answer.problem);
    setBusy(false);
  };

  const wrong = problem?.code === 'key-wrong' ? 'This key does not open this event. Paste it whole.' : null;
  const error = wrong ?? fieldError(problem, 'hostKey');
  return (
    <div className="mx-auto my-auto grid w-full max-w-md gap-6 px-4 py-10">
      <div>
        <h1 className="text-2xl font-bold text-balance">
          The desk of <bdi>{event.name}</bdi>
        </h1>
        <p className="mt-1 text-quiet">Only its host runs it. Are you?</p>
      </div>
      <form onSubmit={open} className="grid gap-3" noValidate>
        <Field
          label="Host key"
          hint="It was shown when the event was created"
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
          Open the desk
        </Button>
      </form>
      <div className="flex flex-wrap gap-3 border-t border-line pt-5">
        <LinkButton kind="plain" href={`/sign-in?callbackUrl=${encodeURIComponent(path)}`}>
          Sign in
        </LinkButton>
        <LinkButton kind="plain" href={`/e/${event.code}`}>
          Join as a player
        </LinkButton>
      </div>
    </div>
  );
}
