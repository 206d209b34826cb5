'use client';
import { useEffect, useState } from 'react';
import { callApi, eventPath } from '@/lib/client/live';
import { TeamTable } from '@/lib/client/ui';
import type { Snapshot, TeamStandings } from '@/lib/http/schemas';

/** Teams beside the players, in events that ask for the team; again after each round. */
export function TeamRanking({ event, rounds }: { event: Snapshot; rounds: number }) {
  const [teams, setTeams] = useState<TeamStandings['teams']>([]);
  const asked = event.settings.ask.includes('team');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is another ranking.
  useEffect(() => {
    if (!asked) return;
    const abort = new AbortController();
    callApi<TeamStandings>(eventPath(event.code, '/teams'), { signal: abort.signal })
      .then((answer) => answer.ok && setTeams(answer.body.teams))
      .catch(() => {});
    return () => abort.abort();
  }, [asked, event.code, rounds]);
  return teams.length > 0 ? <TeamTable teams={teams} className="mb-8" /> : null;
}
