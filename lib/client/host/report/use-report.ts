'use client';
import { useEffect, useState } from 'react';
import { callApi, eventPath } from '@/lib/client/live';
import type { Problem, Report, Snapshot, TeamStandings } from '@/lib/http/schemas';

export interface ReportView {
  event: Snapshot;
  report: Report;
  teams: TeamStandings['teams'];
}

/** A page of the report with the event it is of; `problem` when it cannot be shown. */
export function useReport(code: string, page: number) {
  const [view, setView] = useState<ReportView | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const read = async () => {
      const [event, report, teams] = await Promise.all([
        callApi<Snapshot>(eventPath(code), { signal }),
        callApi<Report>(eventPath(code, `/report?page=${page}`), { signal }),
        callApi<TeamStandings>(eventPath(code, '/teams'), { signal }),
      ]);
      const refused = [event, report, teams].find((answer) => !answer.ok);
      if (event.ok && report.ok && teams.ok)
        setView({ event: event.body, report: report.body, teams: teams.body.teams });
      setProblem(refused && !refused.ok ? refused.problem : null);
    };
    read().catch(() => {});
    return () => abort.abort();
  }, [code, page]);
  return { view, problem };
}
