'use client';
import { useState } from 'react';
import { callApi, eventPath } from '@/lib/client/live';
import { Button, ProblemText, Select } from '@/lib/client/ui';
import { STRENGTHS, type Strength } from '@/lib/game';
import { MOST_SIMULATED, type Problem, type SimulatedCount, type Snapshot } from '@/lib/http/schemas';
import { type MessageKey, useLanguage, useTranslations } from '@/lib/i18n/client';

const COUNTS = [1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30];

const NAMES: Record<Strength, MessageKey<'desk'>> = {
  beginner: 'simulated.beginner',
  intermediate: 'simulated.intermediate',
  advanced: 'simulated.advanced',
  expert: 'simulated.expert',
  master: 'simulated.master',
};

/** Fills a small room with players who are no people, and takes them out again. */
export function Simulated({ event }: { event: Pick<Snapshot, 'code' | 'simulated'> }) {
  const t = useTranslations('desk');
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
    <details className="rounded-ui border border-line px-4 py-2" open={there > 0}>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t('simulated.title')}</summary>
      <p className="text-sm text-quiet">{t('simulated.text')}</p>
      <form
        className="mt-3 flex flex-wrap items-end gap-3"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          void ask('POST', { count, strength, language: language.tag });
        }}
      >
        <Select
          label={t('simulated.count')}
          value={count}
          onChange={(changed) => setCount(Number(changed.target.value))}
        >
          {COUNTS.map((one) => (
            <option key={one} value={one}>
              {t('simulated.number', { count: one })}
            </option>
          ))}
        </Select>
        <Select
          label={t('simulated.strength')}
          value={strength}
          onChange={(changed) => setStrength(changed.target.value as Strength)}
        >
          {STRENGTHS.map((one) => (
            <option key={one} value={one}>
              {t(NAMES[one])}
            </option>
          ))}
        </Select>
        <Button type="submit" busy={busy} disabled={there >= MOST_SIMULATED}>
          {t('simulated.add')}
        </Button>
      </form>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="tabular py-2 text-sm">
          {there > 0 ? t('simulated.there', { count: there }) : null}
        </p>
        {there > 0 ? (
          <Button kind="plain" size="sm" disabled={busy} onClick={() => void ask('DELETE')}>
            {t('simulated.remove')}
          </Button>
        ) : null}
      </div>
      <ProblemText problem={problem} />
    </details>
  );
}
