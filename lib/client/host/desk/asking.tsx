'use client';
import { useCallback, useEffect, useState } from 'react';
import { callApi, eventPath } from '@/lib/client/live';
import { Button, ProblemText } from '@/lib/client/ui';
import type { AskingList, Member, Problem, Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';

/** Who came late and waits for the host's word. */
export function Asking({ event }: { event: Pick<Snapshot, 'code' | 'asking'> }) {
  const t = useTranslations('desk');
  const { code, asking } = event;
  const [players, setPlayers] = useState<AskingList['players']>([]);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = useCallback(async () => {
    const answer = await callApi<AskingList>(eventPath(code, '/asking'));
    if (answer.ok) setPlayers(answer.body.players);
  }, [code]);
  useEffect(() => {
    if (asking > 0) void load();
    else setPlayers([]);
  }, [asking, load]);
  if (asking === 0 && players.length === 0) return null;

  const answer = async (playerId: string, admitted: boolean) => {
    const path = eventPath(code, `/players/${encodeURIComponent(playerId)}`);
    const done = await callApi<Member>(path, { method: 'PATCH', body: { admitted } });
    setProblem(done.ok ? null : done.problem);
    if (done.ok) setPlayers((now) => now.filter((one) => one.playerId !== playerId));
  };
  return (
    <section aria-labelledby="asking" className="rounded-ui border border-line bg-sheet p-4 sm:px-6">
      <h2 id="asking" className="font-bold" role="status">
        {t('asking.title', { players: asking })}
      </h2>
      <ul className="mt-2 grid gap-2">
        {players.map(({ playerId, name }) => (
          <li key={playerId} className="flex flex-wrap items-center justify-between gap-2">
            <bdi className="min-w-0 truncate">{name}</bdi>
            <span className="flex gap-2">
              <Button size="sm" kind="soft" onClick={() => void answer(playerId, true)}>
                {t('asking.admit')} <span className="heard">{name}</span>
              </Button>
              <Button size="sm" kind="plain" onClick={() => void answer(playerId, false)}>
                {t('asking.refuse')} <span className="heard">{name}</span>
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <ProblemText problem={problem} className="mt-2" />
    </section>
  );
}
