'use client';
import { useState } from 'react';
import type { AloneEvent, Problem } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { callApi, eventPath, serverNow } from '../live';
import { Button, Field, ProblemText } from '../ui';

const WHY_NOT = {
  room: 'homeworkNot.room',
  running: 'homeworkNot.running',
  racks: 'homeworkNot.racks',
} as const;

const HOUR = 3_600_000;

/** For the host: from when to when everybody plays the event alone. */
export function HomeworkForm({ event, onSet }: { event: AloneEvent; onSet(): void }) {
  const t = useTranslations('alone');
  const { homework, noHomework, code } = event;
  const [from, setFrom] = useState(() => localText(homework?.opensAt ?? serverNow()));
  const [to, setTo] = useState(() => localText(homework?.closesAt ?? serverNow() + 7 * 24 * HOUR));
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const set = async (body: object) => {
    setBusy(true);
    const answer = await callApi(eventPath(code, '/homework'), { method: 'PUT', body });
    setBusy(false);
    setProblem(answer.ok ? null : answer.problem);
    if (answer.ok) onSet();
  };
  return (
    <section aria-labelledby="homework" className="mt-10 border-t border-line pt-6">
      <h2 id="homework" className="text-xl font-bold">
        {t('homework')}
      </h2>
      <p className="mt-1 text-quiet">{noHomework ? t(WHY_NOT[noHomework]) : t('homeworkText')}</p>
      <form
        hidden={noHomework !== null && homework === null}
        className={noHomework && !homework ? undefined : 'mt-3 flex flex-wrap items-end gap-3'}
        onSubmit={(submitted) => {
          submitted.preventDefault();
          void set({ opensAt: Date.parse(from), closesAt: Date.parse(to) });
        }}
      >
        <Field
          type="datetime-local"
          required
          label={t('from')}
          value={from}
          onChange={(changed) => setFrom(changed.target.value)}
        />
        <Field
          type="datetime-local"
          required
          label={t('to')}
          value={to}
          onChange={(changed) => setTo(changed.target.value)}
        />
        <Button type="submit" busy={busy} disabled={noHomework !== null}>
          {t('setHomework')}
        </Button>
        {homework ? (
          <Button kind="plain" disabled={busy} onClick={() => void set({ opensAt: null, closesAt: null })}>
            {t('noHomework')}
          </Button>
        ) : null}
      </form>
      <ProblemText problem={problem} />
    </section>
  );
}

/** As a field for day and time takes it, by this device's clock. */
function localText(ms: number): string {
  const zone = new Date(ms).getTimezoneOffset() * 60_000;
  return new Date(ms - zone).toISOString().slice(0, 16);
}
