'use client';
import { useState } from 'react';
import { callApi, eventPath, liveStore } from '@/lib/client/live';
import { Check, ProblemText } from '@/lib/client/ui';
import type { Problem, Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';

/** Whether somebody new gets in: shut and opened by one tap. */
export function Door({ event, className }: { event: Snapshot; className?: string }) {
  const t = useTranslations('host');
  const [problem, setProblem] = useState<Problem | null>(null);
  const set = async (locked: boolean) => {
    const answer = await callApi<Snapshot>(eventPath(event.code, '/lock'), { body: { locked } });
    setProblem(answer.ok ? null : answer.problem);
    if (answer.ok) liveStore(event.code).take(answer.body);
  };
  return (
    <div className={className}>
      <Check
        label={t('door.shut')}
        hint={t(event.locked ? 'door.isShut' : 'door.isOpen')}
        checked={event.locked}
        onChange={(locked) => void set(locked)}
      />
      <ProblemText problem={problem} />
    </div>
  );
}
