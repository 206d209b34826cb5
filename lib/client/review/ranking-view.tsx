'use client';
import { useEffect, useState } from 'react';
import { callApi, eventPath } from '@/lib/client/live';
import { Button, LinkButton, ProblemText, StandingsTable } from '@/lib/client/ui';
import type { Problem, Snapshot, StandingsPage } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { rankingQuery } from './address';
import { TeamRanking } from './team-ranking';

export interface RankingViewProps {
  event: Snapshot;
  /** closed rounds: a new one is a reason to look again */
  rounds: number;
  page: number;
  onPage(page: number): void;
}

/** The ranking of all, page by page. */
export function RankingView({ event, rounds, page, onPage }: RankingViewProps) {
  const t = useTranslations('review');
  const words = useTranslations('words');
  const { list, problem, retry } = useStandings(event.code, page, rounds);
  if (problem && !list) {
    return (
      <div className="grid justify-items-start gap-3 py-8">
        <ProblemText problem={problem} />
        <Button kind="plain" onClick={retry}>
          {words('tryAgain')}
        </Button>
      </div>
    );
  }
  if (!list) return <p className="py-8 text-quiet">{t('ranking.loading')}</p>;
  const title =
    event.status === 'finished' ? words('finalRanking') : words('rankingAfter', { round: list.round });
  return (
    <section aria-labelledby="ranking-title" className="mx-auto w-full max-w-3xl py-6">
      <TeamRanking event={event} rounds={rounds} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="ranking-title" className="text-2xl font-bold">
          {title}
        </h2>
        <p className="tabular text-quiet">
          {t('ranking.facts', { players: list.players, total: event.topTotal })}
        </p>
      </div>
      {list.standings.length === 0 ? <p className="mt-4 text-quiet">{t('ranking.nobody')}</p> : null}
      <div className="mt-3" aria-busy={list.page !== page}>
        <StandingsTable rows={list.standings} own={event.you?.playerId} className="hidden sm:table" />
        <StandingsTable rows={list.standings} own={event.you?.playerId} brief className="sm:hidden" />
      </div>
      <Pages page={page} pages={list.pages} onPage={onPage} />
      {event.status === 'finished' ? (
        <LinkButton
          kind="plain"
          className="mt-6"
          href={`/api/events/${event.code}/results.csv`}
          download={`${event.code}.csv`}
        >
          {words('resultsCsv')}
        </LinkButton>
      ) : null}
    </section>
  );
}

interface PagesProps {
  page: number;
  pages: number;
  onPage(page: number): void;
}

function Pages({ page, pages, onPage }: PagesProps) {
  const t = useTranslations('review');
  if (pages <= 1) return null;
  const link = (to: number, text: string) => (
    <LinkButton
      kind="plain"
      size="sm"
      href={rankingQuery(to)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onPage(to);
      }}
    >
      {text}
    </LinkButton>
  );
  return (
    <nav aria-label={t('ranking.pages')} className="mt-4 flex items-center justify-between gap-4">
      <span className="basis-28">{page > 1 ? link(page - 1, t('ranking.previous')) : null}</span>
      <span className="tabular text-center text-quiet">{t('ranking.page', { page, pages })}</span>
      <span className="basis-28 text-end">{page < pages ? link(page + 1, t('ranking.next')) : null}</span>
    </nav>
  );
}

function useStandings(code: string, page: number, rounds: number) {
  const [list, setList] = useState<StandingsPage | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round or an attempt is a reason to look again.
  useEffect(() => {
    const abort = new AbortController();
    callApi<StandingsPage>(eventPath(code, `/standings?page=${page}`), { signal: abort.signal })
      .then((answer) => {
        setProblem(answer.ok ? null : answer.problem);
        if (answer.ok) setList(answer.body);
      })
      .catch(() => {
        // Left for another page.
      });
    return () => abort.abort();
  }, [code, page, rounds, attempt]);
  return { list, problem, retry: () => setAttempt((count) => count + 1) };
}
