'use client';
import { Button, ProgressBar } from '@/lib/client/ui';
import { useTranslations } from '@/lib/i18n/client';
import type { FinderState } from './use-finder';

const PHASES = {
  opening: 'engine.opening',
  preparing: 'engine.preparing',
  fetching: 'engine.fetching',
  building: 'engine.building',
} as const;
const FAILURES = {
  unreachable: 'engine.unreachable',
  'not-found': 'engine.notFound',
  'not-ready': 'engine.notReady',
  'not-readable': 'engine.unreachable',
  'no-memory': 'engine.noMemory',
} as const;

/** How far the solver of this page is, until it is ready. */
export function EngineLine({ state, onRetry }: { state: FinderState; onRetry(): void }) {
  const t = useTranslations('analysis');
  const words = useTranslations('words');
  if (state.kind === 'ready') return null;
  if (state.kind === 'busy') return <ProgressBar label={t(PHASES[state.phase])} value={state.part} />;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p className="font-semibold text-error">{t(FAILURES[state.code])}</p>
      <Button size="sm" kind="plain" onClick={onRetry}>
        {words('tryAgain')}
      </Button>
    </div>
  );
}
