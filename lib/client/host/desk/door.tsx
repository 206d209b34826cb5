'use client';
import { useState } from 'react';
import { callApi, eventPath, liveStore, useReached } from '@/lib/client/live';
import { Check, ProblemText } from '@/lib/client/ui';
import type { Problem, Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';

/** What the door does: whoever comes late may have to wait for the host's word. */
function hintOf({ locked, status, settings }: Snapshot) {
  if (locked) return 'door.isShut';
  if (settings.lateJoin === 'approval') return 'door.asks';
  return settings.lateJoin === 'closed' && status === 'lobby' ? 'door.untilStart' : 'door.isOpen';
}

/** Whether somebody new gets in: shut and opened by one tap. */
export function Door({ event, className }: { event: Snapshot; className?: string }) {
  const t = useTranslations('host');
  const [problem, setProblem] = useState<Problem | null>(null);
  /** what was pressed, until the server has answered */
  const [wanted, setWanted] = useState<boolean | null>(null);
  useReached(problem, () => setProblem(null));
  const set = async (locked: boolean) => {
    setWanted(locked);
    const answer = await callApi<Snapshot>(eventPath(event.code, '/lock'), { body: { locked } });
    setProblem(answer.ok ? null : answer.problem);
    if (answer.ok) liveStore(event.code).take(answer.body);
    setWanted(null);
  };
  return (
    <div className={className}>
      <Check
        label={t('door.shut')}
        hint={t(hintOf(event))}
        checked={wanted ?? event.locked}
        onChange={(locked) => void set(locked)}
      />
      <ProblemText problem={problem} />
    </div>
  );
}
