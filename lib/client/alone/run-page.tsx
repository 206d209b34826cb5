'use client';
import { useEffect } from 'react';
import { useTranslations } from '@/lib/i18n/client';
import { Notice, SiteHeader } from '../notice';
import { rackText } from '../play';
import { LinkButton, ProblemText } from '../ui';
import { RunBetween } from './run-between';
import { RunEnd } from './run-end';
import { RunReady } from './run-ready';
import { RunRound } from './run-round';
import { RunWritten } from './run-written';
import { useRun } from './use-run';

/** A run from its first rack to its end. */
export function RunPage({ id }: { id: string }) {
  const state = useRun(id);
  const { run, problem } = state;
  const round = run?.round ?? null;
  const at = `${run?.finished} ${round?.number} ${round?.status}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen begins at its top.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [at]);
  if (!run) return <Waiting missing={problem?.code === 'not-found'} state={state} />;
  if (run.finished && round?.status !== 'open') return <RunEnd run={run} />;
  if (!round) return <RunReady run={run} state={state} />;
  if (round.status === 'closed')
    return <RunBetween key={round.number} run={run} round={round} state={state} />;
  const Round = run.settings.entry === 'federation' ? RunWritten : RunRound;
  return <Round key={`${round.number} ${rackText(round.rack)}`} run={run} round={round} state={state} />;
}

function Waiting({ missing, state }: { missing: boolean; state: ReturnType<typeof useRun> }) {
  const t = useTranslations('alone');
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main className="flex grow flex-col" aria-busy={!missing || undefined}>
        {missing ? (
          <Notice
            title={t('notYours')}
            actions={
              <LinkButton kind="primary" href="/alone">
                {t('title')}
              </LinkButton>
            }
          >
            {t('notYoursText')}
          </Notice>
        ) : state.problem ? (
          <div className="mx-auto w-full max-w-md p-4">
            <ProblemText problem={state.problem} />
          </div>
        ) : null}
      </main>
    </div>
  );
}
