'use client';
import { isUnreachable, type LiveState } from '@/lib/client/live';
import { LinkButton, useProblemTitle } from '@/lib/client/ui';
import { useTranslations } from '@/lib/i18n/client';
import { Notice } from './notice';

/** Stands in for a page while its event is not there: loading, unknown, or out of reach. */
export function EventGate({ phase, problem, code }: Pick<LiveState, 'phase' | 'problem'> & { code: string }) {
  const t = useTranslations('ui');
  const titleOf = useProblemTitle();
  if (phase === 'missing') {
    const deleted = problem?.code === 'event-deleted';
    return (
      <Notice
        icon="alert"
        title={t(deleted ? 'deleted.title' : 'missing.title')}
        actions={
          <>
            <LinkButton href="/" kind="primary">
              {t('missing.another')}
            </LinkButton>
            <LinkButton href="/host" kind="plain">
              {t('missing.host')}
            </LinkButton>
          </>
        }
      >
        <p>
          {deleted
            ? t('deleted.text')
            : t.rich('missing.text', { code, typed: (chunks) => <bdi className="code">{chunks}</bdi> })}
        </p>
      </Notice>
    );
  }
  if (phase === 'failed') {
    const away = !problem || isUnreachable(problem);
    return (
      <Notice icon="offline" title={away ? t('away.title') : titleOf(problem)}>
        <p role="status">{t('away.text')}</p>
      </Notice>
    );
  }
  return (
    <p className="m-auto p-8 text-quiet" role="status">
      {t('loading')}
    </p>
  );
}
