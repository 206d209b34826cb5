'use client';
import { useState } from 'react';
import { callApi, eventPath } from '@/lib/client/live';
import { Button, cx, ProblemText, Select, StrengthSelect } from '@/lib/client/ui';
import type { Strength } from '@/lib/game';
import { MOST_SIMULATED, type Problem, type SimulatedCount, type Snapshot } from '@/lib/http/schemas';
import { useLanguage, useTranslations } from '@/lib/i18n/client';

const COUNTS = [1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30];

/** Fills a small room with players who are no people, and takes them out again. */
export function Simulated({ event }: { event: Pick<Snapshot, 'code' | 'simulated'> }) {
  const t = useTranslations('simulated');
  const { language } = useLanguage();
  const [count, setCount] = useState(5);
  const [strength, setStrength] = useState<Strength>('intermediate');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const there = event.simulated ?? 0;
  const ask = async (method: 'POST' | 'DELETE', body?: object) => {
    setBusy(true);
    const path = eventPath(event.code, '/simulated');
    const answer = await callApi<SimulatedCount>(path, { method, ...(body && { body }) });
    setBusy(false);
    setProblem(answer.ok ? null : answer.problem);
  };
  return (
    <details className="rounded-ui border border-line px-4 py-2 open:pb-4" open={there > 0}>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t('title')}</summary>
      <p className="text-sm text-quiet">{t('text')}</p>
      <form
        className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] items-end gap-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          void ask('POST', { count, strength, language: language.tag });
        }}
      >
        <Select
          label={t('count')}
          value={count}
          onChange={(changed) => setCount(Number(changed.target.value))}
        >
          {COUNTS.map((one) => (
            <option key={one} value={one}>
              {t('number', { count: one })}
            </option>
          ))}
        </Select>
        <StrengthSelect value={strength} onChange={setStrength} />
        <Button type="submit" busy={busy} disabled={there >= MOST_SIMULATED} className="max-sm:col-span-full">
          {t('add')}
        </Button>
      </form>
      <div
        className={cx(
          'flex flex-wrap items-center justify-between gap-x-4 gap-y-2',
          there > 0 && 'mt-3 border-t border-line pt-3',
        )}
      >
        <p role="status" className="tabular text-sm">
          {there > 0 ? t('there', { count: there }) : null}
        </p>
        {there > 0 ? (
          <Button kind="plain" size="sm" disabled={busy} onClick={() => void ask('DELETE')}>
            {t('remove')}
          </Button>
        ) : null}
      </div>
      <ProblemText problem={problem} />
    </details>
  );
}
