'use client';
import { useDeferredValue, useState } from 'react';
import { eventPath } from '@/lib/client/live';
import { Field, LinkButton, StandingsTable } from '@/lib/client/ui';
import type { Snapshot, StandingsPage } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { rankingQuery, sheetPath } from './address';
import { NotRead } from './not-read';
import { TeamRanking } from './team-ranking';
import { useRead } from './use-read';

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
  const [search, setSearch] = useState('');
  const asked = useDeferredValue(search.trim());
  const query = new URLSearchParams({
    page: String(asked ? 1 : page),
    ...(asked && { search: asked.slice(0, 40) }),
  });
  const {
    body: list,
    problem,
    retry,
  } = useRead<StandingsPage>(eventPath(event.code, `/standings?${query}`), rounds);
  if (!list) return <NotRead problem={problem} onRetry={retry} />;
  const title =
    event.status === 'finished' ? words('finalRanking') : words('rankingAfter', { round: list.round });
  const table = {
    rows: list.standings,
    own: event.you?.playerId,
    hrefOf: (playerId: string) => sheetPath(event.code, playerId),
  };
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
      {list.pages > 1 || asked ? (
        <Field
          label={t('find')}
          type="search"
          value={search}
          onChange={(change) => setSearch(change.target.value)}
          autoComplete="off"
          className="mt-3 max-w-sm"
        />
      ) : null}
      {list.standings.length === 0 ? (
        <p role="status" className="mt-4 text-quiet">
          {t(asked ? 'notFound' : 'ranking.nobody')}
        </p>
      ) : null}
      <div className="mt-3">
        <StandingsTable {...table} className="hidden sm:table" />
        <StandingsTable {...table} brief className="sm:hidden" />
      </div>
      {asked ? null : <Pages page={page} pages={list.pages} onPage={onPage} />}
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
