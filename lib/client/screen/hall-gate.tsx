import type { LiveState } from '@/lib/client/live';
import { useTranslations } from '@/lib/i18n/client';

interface GateProps {
  phase: LiveState['phase'];
  problem: LiveState['problem'];
  code: string;
  /** over another picture nothing is shown rather than a notice */
  quiet: boolean;
}

/** Stands in for the scenes while the event is not there, as large as they are. */
export function HallGate({ phase, problem, code, quiet }: GateProps) {
  const t = useTranslations('screen');
  const ui = useTranslations('ui');
  if (quiet) return <main />;
  return (
    <main className="hall-notice text-center">
      <div role="status" className="contents">
        {problem?.code === 'event-deleted' ? (
          <>
            <h1 className="hall-big">{ui('deleted.title')}</h1>
            <p className="hall-words">{ui('deleted.text')}</p>
          </>
        ) : phase === 'missing' ? (
          <>
            <h1 className="hall-big">{ui('missing.title')}</h1>
            <p className="hall-words">
              {ui.rich('missing.text', {
                code,
                typed: (chunks) => <bdi className="code text-ink">{chunks}</bdi>,
              })}
            </p>
          </>
        ) : phase === 'failed' ? (
          <>
            <h1 className="hall-big">{ui('away.title')}</h1>
            <p className="hall-words">{ui('away.text')}</p>
          </>
        ) : (
          <p className="hall-words">{t('loading')}</p>
        )}
      </div>
    </main>
  );
}
