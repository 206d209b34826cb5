import { ProblemText } from '@/lib/client/ui';
import type { Problem } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { ReasonForm } from './reason-form';
import { CANCEL_REASONS } from './reasons';

export interface CancelFormProps {
  /** what the button of a reason that was typed says */
  yes: string;
  /** the event has ended with it */
  ended: boolean;
  busy: boolean;
  problem: Problem | null;
  onReason(reason: string): void;
}

/** What making a round void does, and why it is done: the reason does it. */
export function CancelForm({ yes, ended, busy, problem, onReason }: CancelFormProps) {
  const t = useTranslations('referee');
  return (
    <div className="grid gap-4">
      <p className="max-w-prose">{t('control.cancelHint')}</p>
      {ended ? <p className="max-w-prose">{t('control.cancelEndedHint')}</p> : null}
      <ReasonForm reasons={CANCEL_REASONS} busy={busy} yes={yes} onReason={onReason} />
      <ProblemText problem={problem} />
    </div>
  );
}
