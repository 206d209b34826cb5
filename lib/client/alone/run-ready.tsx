'use client';
import type { RunView } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { SiteHeader } from '../notice';
import { Footer, ProblemText } from '../ui';
import { NextButton } from './next-button';
import { runName, UNCOUNTED } from './run-names';
import type { RunActions, RunState } from './use-run';

/** Before the first rack: the clock starts when the player says so. */
export function RunReady({ run, state }: { run: RunView; state: RunState & RunActions }) {
  const t = useTranslations('alone');
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main className="mx-auto flex w-full max-w-md grow flex-col justify-center px-4 py-10">
        <h1 className="text-3xl font-bold text-balance">
          <bdi>{runName(run, t)}</bdi>
        </h1>
        <p className="mt-3">{run.timed ? t('readyClock') : t('readyCalm')}</p>
        {run.uncounted ? <p className="mt-2 text-quiet">{t(UNCOUNTED[run.uncounted])}</p> : null}
        <ProblemText problem={state.problem} />
        <NextButton wide className="mt-6" busy={state.busy} onClick={state.next}>
          {t('firstRack')}
        </NextButton>
      </main>
      <Footer />
    </div>
  );
}
