'use client';
import { useEffect, useState } from 'react';
import type { OwnRun, Problem, OwnRuns as Runs } from '@/lib/http/schemas';
import { useFormatter, useTranslations } from '@/lib/i18n/client';
import { callApi } from '../live';
import { Button, ProblemText } from '../ui';
import { runName } from './run-names';

/** What one has played alone in this browser, or with one's account: what is not over comes first. */
export function OwnRuns() {
  const t = useTranslations('alone');
  const [{ runs, unclaimed }, setOwn] = useState<Runs>({ runs: [], unclaimed: 0 });
  useEffect(() => {
    let alive = true;
    void callApi<Runs>('/api/alone').then((answer) => {
      if (alive && answer.ok) setOwn(answer.body);
    });
    return () => {
      alive = false;
    };
  }, []);
  if (runs.length === 0 && unclaimed === 0) return null;
  return (
    <section aria-labelledby="own-runs" className="border-t border-line pt-6">
      <h2 id="own-runs" className="text-xl font-bold">
        {t('own')}
      </h2>
      <ul className="mt-2 border-t border-line">
        {runs.map((run) => (
          <li key={run.id} className="border-b border-line">
            <Row run={run} />
          </li>
        ))}
      </ul>
      {unclaimed > 0 ? <Claim count={unclaimed} /> : null}
    </section>
  );
}

/** Offers to take what was played before signing in into the account: the browser may be another's as well. */
function Claim({ count }: { count: number }) {
  const t = useTranslations('alone');
  const [busy, setBusy] = useState(false);
  const [claimed, setClaimed] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const claim = async () => {
    setBusy(true);
    const answer = await callApi('/api/alone/claim', { method: 'POST' });
    setBusy(false);
    setProblem(answer.ok ? null : answer.problem);
    setClaimed(answer.ok);
  };
  return (
    <div className="mt-3">
      <p role="status" className="text-quiet">
        {claimed ? t('claimed') : t('unclaimed', { count })}
      </p>
      <ProblemText problem={problem} />
      {claimed ? null : (
        <Button size="sm" className="mt-2" busy={busy} onClick={() => void claim()}>
          {t('claim')}
        </Button>
      )}
    </div>
  );
}

function Row({ run }: { run: OwnRun }) {
  const t = useTranslations('alone');
  const format = useFormatter();
  const share = run.topTotal > 0 ? run.total / run.topTotal : 0;
  return (
    <a
      href={`/alone/${run.id}`}
      className="-mx-2 flex items-baseline gap-3 rounded-ui px-2 py-2.5 hover:bg-accent-soft"
    >
      <bdi className="min-w-0 grow truncate font-semibold">{runName(run, t)}</bdi>
      <span className="shrink-0 text-sm text-quiet">
        {run.finished
          ? format.dateTime(run.startedAt, { day: 'numeric', month: 'short' })
          : t('under', { rounds: run.rounds })}
      </span>
      <span className="tabular w-16 shrink-0 text-end text-quiet">
        {format.number(share, { style: 'percent', maximumFractionDigits: 1 })}
      </span>
    </a>
  );
}
