'use client';
import { FieldError, ProgressBar } from '@/lib/client/ui';
import type { LexiconInfo } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';

export interface LexiconProgressProps {
  lexicon: LexiconInfo;
  /** instead of saying that one can go on */
  label?: string;
}

/** How far a list is prepared, or why it is not; nothing of one that is ready. */
export function LexiconProgress({ lexicon, label }: LexiconProgressProps) {
  const t = useTranslations('lexicons');
  const { status, progress, why } = lexicon;
  if (status === 'building')
    return (
      <ProgressBar className="mt-2 max-w-md" label={label ?? t('chosen.preparing')} value={progress ?? 0} />
    );
  if (status !== 'failed') return null;
  return <FieldError>{why === null ? t('chosen.gone') : t('chosen.failed', { why })}</FieldError>;
}
