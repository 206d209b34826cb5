'use client';
import { Button, ProgressBar } from '@/lib/client/ui';
import { useFormatter, useTranslations } from '@/lib/i18n/client';
import type { LoadSize, Progress } from './messages';
import type { FinderState, FinderUse } from './use-finder';

const PHASES = {
  opening: 'engine.opening',
  preparing: 'engine.preparing',
  building: 'engine.building',
} as const;
const FAILURES = {
  unreachable: 'engine.unreachable',
  'not-found': 'engine.notFound',
  'not-ready': 'engine.notReady',
  'not-readable': 'engine.unreachable',
  'no-memory': 'engine.noMemory',
} as const;

export interface EngineLineProps extends Pick<FinderUse, 'load' | 'stop'> {
  state: FinderState;
  /** opens the choice of lists */
  onOther(): void;
}

/** How far the solver of this page is, or what it takes, until it is ready. */
export function EngineLine({ state, load, stop, onOther }: EngineLineProps) {
  const t = useTranslations('analysis');
  const words = useTranslations('words');
  if (state.kind === 'ready') return null;
  if (state.kind === 'busy') return <Busy {...state} stop={stop} />;
  if (state.kind === 'failed')
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p className="font-semibold text-error">{t(FAILURES[state.code])}</p>
        <Button size="sm" kind="plain" onClick={load}>
          {words('tryAgain')}
        </Button>
      </div>
    );
  return (
    <div role="status" className="grid gap-3">
      {state.kind === 'asks' ? <Asks {...state} /> : <p className="text-quiet">{t('engine.stopped')}</p>}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={load}>
          {t('engine.load')}
        </Button>
        <Button size="sm" kind="plain" onClick={onOther}>
          {t('engine.other')}
        </Button>
      </div>
    </div>
  );
}

function Busy({ phase, part, bytes, stop }: Progress & Pick<FinderUse, 'stop'>) {
  const t = useTranslations('analysis');
  const megabytes = useMegabytes();
  const label =
    phase === 'fetching'
      ? t('engine.fetching', { done: megabytes(part * bytes), all: megabytes(bytes) })
      : t(PHASES[phase]);
  return (
    <div className="flex items-end gap-3">
      <ProgressBar label={label} value={part} className="min-w-0 grow" />
      <Button size="sm" kind="plain" onClick={stop}>
        {t('setup.cancel')}
      </Button>
    </div>
  );
}

/** What a large list takes, said before it is taken. */
function Asks({ size, broken }: { size: LoadSize; broken: boolean }) {
  const t = useTranslations('analysis');
  const megabytes = useMegabytes();
  const device = deviceMemory();
  const isLittle = device !== null && size.memory > device / 3;
  return (
    <>
      <p>
        {t('engine.large', {
          words: size.words,
          fetched: megabytes(size.fetched),
          memory: megabytes(size.memory),
          kept: megabytes(size.kept),
        })}
      </p>
      {isLittle ? <p className="font-semibold">{t('engine.little', { memory: megabytes(device) })}</p> : null}
      {broken ? <p className="font-semibold">{t('engine.broken')}</p> : null}
    </>
  );
}

/** Bytes; Chromium alone tells them, roughly, and over https. */
function deviceMemory(): number | null {
  const { deviceMemory: gigabytes } = navigator as { deviceMemory?: number };
  return gigabytes === undefined ? null : gigabytes * 1e9;
}

/** Bytes in words. */
function useMegabytes(): (bytes: number) => string {
  const format = useFormatter();
  return (bytes) => {
    const [value, unit] = bytes >= 1e9 ? [bytes / 1e9, 'gigabyte'] : [bytes / 1e6, 'megabyte'];
    const digits = value < 10 ? { maximumFractionDigits: 1 } : { maximumSignificantDigits: 2 };
    return format.number(value, { style: 'unit', unit, ...digits });
  };
}
