'use client';
import { Button, ProblemText } from '@/lib/client/ui';
import type { Problem } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';

/** Stands in for what is being read, or could not be. */
export function NotRead({ problem, onRetry }: { problem: Problem | null; onRetry(): void }) {
  const t = useTranslations('ui');
  const words = useTranslations('words');
  if (!problem) {
    return (
      <p role="status" className="py-8 text-quiet">
        {t('loading')}
      </p>
    );
  }
  return (
    <div className="grid justify-items-start gap-3 py-8">
      <ProblemText problem={problem} />
      <Button kind="plain" onClick={onRetry}>
        {words('tryAgain')}
      </Button>
    </div>
  );
}
