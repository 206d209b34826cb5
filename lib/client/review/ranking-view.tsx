'use client';
import { useDeferredValue, useState } from 'react';
import { eventPath } from '@/lib/client/live';
import { Downloads } from '@/lib/client/results';
import { LinkButton, SearchField, Select, StandingsTable } from '@/lib/client/ui';
import type { RankedGroups, Snapshot, StandingsPage } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { rankingQuery, sheetPath } from './address';
import { NotRead } from './not-read';
import { ClubTable, type Part, PartSelect, usePartRows } from './part';
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
  const [part, setPart] = useState<Part | null>(null);
  const partRows = usePartRows();
  const { body: groups } = useRead<RankedGroups>(eventPath(event.code, '/groups'), rounds);
  const asked = useDeferredValue(search.trim());
  const [game, setGame] = useState(0);
  const query = new URLSearchParams({
    ...(game > 0 && { game: String(game) }),
    page: String(asked ? 1 : page),
    ...(asked && { search: asked.slice(0, 40) }),
    ...(part && { [part.of]: part.name }),
  });
  const {
    body: list,
    problem,
    retry,
  } = useRead<StandingsPage>(eventPath(event.code, `/standings?${query}`), rounds);
  if (!list) return <NotRead problem={problem} onRetry={retry} />;
  const whole =
    event.status === 'finished' ? words('finalRanking') : words('rankingAfter', { round: list.round });
  const title = game > 0 ? words('game.name', { game }) : whole;
  const table = {
    rows: partRows(list.standings, part !== null || game > 0),
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
        {game > 0 ? null : (
          <p className="tabular text-quiet">
            {t('ranking.facts', { players: list.players, total: event.topTotal })}
          </p>
        )}
      </div>
      {event.settings.games > 1 ? (
        <Select
          className="mt-3 max-w-sm"
          label={words('game.ranked')}
          value={game}
          onChange={(change) => setGame(Number(change.target.value))}
        >
          <option value={0}>{words('game.together')}</option>
          {numbersTo(event.settings.games).map((number) => (
            <option key={number} value={number}>
              {words('game.name', { game: number })}
            </option>
          ))}
        </Select>
      ) : null}
      {groups ? (
        <PartSelect
          groups={groups}
          part={part}
          onChange={(chosen) => {
            setPart(chosen);
            onPage(1);
          }}
          className="mt-3 max-w-sm print:hidden"
        />
      ) : null}
      {list.pages > 1 || asked ? (
        <SearchField label={t('find')} value={search} onSearch={setSearch} className="mt-3 max-w-sm" />
      ) : null}
      {list.standings.length === 0 ? (
        <p role="status" className="mt-4 text-quiet">
          {t(asked ? 'notFound' : event.status === 'finished' ? 'whole.nobody' : 'ranking.nobody')}
        </p>
      ) : (
        <div className="mt-3">
          <StandingsTable {...table} className="hidden sm:table" />
          <StandingsTable {...table} brief className="sm:hidden" />
        </div>
      )}
      {asked ? null : <Pages page={page} pages={list.pages} onPage={onPage} />}
      {event.status === 'finished' && event.settings.racks !== 'entered' ? (
        <LinkButton kind="plain" className="mt-6 me-3" href={`/e/${event.code}/draw`}>
          {words('checkDraw')}
        </LinkButton>
      ) : null}
      {groups ? <ClubTable clubs={groups.clubs} className="mt-8" /> : null}
      {event.status === 'finished' ? (
        <Downloads code={event.code} players={event.players} only={part} className="mt-8 print:hidden" />
      ) : null}
    </section>
  );
}

const numbersTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

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
