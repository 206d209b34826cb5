'use client';
import { LinkButton } from '@/lib/client/ui';
import type { Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { roundAnalysisPath } from './address';

/** To the analysis of a round; only of a game that is over, and of a list that everybody may have. */
export function AnalysisLink({ event, round }: { event: Snapshot; round: number }) {
  const t = useTranslations('review');
  if (event.status !== 'finished' || event.settings.lexicon.startsWith('own-')) return null;
  return (
    <LinkButton kind="plain" size="sm" href={roundAnalysisPath(event.code, round)}>
      {t('analyse')}
    </LinkButton>
  );
}
