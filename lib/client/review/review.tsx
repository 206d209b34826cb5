'use client';
import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { isGone } from '@/lib/client/live';
import { EventGate, SiteHeader } from '@/lib/client/notice';
import { Footer } from '@/lib/client/ui';
import type { Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { type Asked, askedBy, rankingQuery, roundQuery } from './address';
import { PlayAlone } from './play-alone';
import { RankingView } from './ranking-view';
import { ReviewTabs } from './review-tabs';
import { RoundsView } from './rounds-view';
import { useReview } from './use-review';
import { EventView } from './whole/event-view';

/** A new address without a new page: stepping must not ask the server for the page again. */
const go = (query: string) => window.history.replaceState(null, '', query);

/** As wide as what stands above. */
const WIDTHS = {
  event: 'max-w-[1240px]',
  ranking: 'max-w-[50rem]',
  rounds: 'max-w-[1680px] lg:px-6',
} as const;

/** The review of an event: its rounds one by one, and the ranking. */
export function Review({ code }: { code: string }) {
  const query = useSearchParams();
  const { event, rounds, problem } = useReview(code);
  const finished = event?.status === 'finished';
  const asked = askedBy(new URLSearchParams(query ?? undefined), rounds.length, finished);
  useTitle(event, asked);
  if (!event) {
    const phase = problem ? (isGone(problem) ? 'missing' : 'failed') : 'loading';
    return (
      <div className="flex min-h-dvh flex-col">
        <SiteHeader />
        <main className="flex grow flex-col">
          <EventGate phase={phase} problem={problem} code={code} />
        </main>
      </div>
    );
  }
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader
        title={
          <h1 className="truncate font-bold sm:text-lg">
            <bdi>{event.name}</bdi>
          </h1>
        }
      >
        <ReviewTabs event={event} view={asked.view} className="max-sm:hidden" />
      </SiteHeader>
      <ReviewTabs event={event} view={asked.view} className="border-b border-line px-4 sm:hidden" />
      <main className="flex grow flex-col">
        {asked.view === 'event' && rounds.length > 0 ? (
          <EventView event={event} rounds={rounds.length} />
        ) : asked.view === 'ranking' ? (
          <div className="px-4">
            <RankingView
              event={event}
              rounds={rounds.length}
              page={asked.page}
              onPage={(page) => go(rankingQuery(page))}
            />
          </div>
        ) : (
          <RoundsView
            event={event}
            rounds={rounds}
            current={asked.round}
            missing={asked.missing}
            move={asked.move}
            onLook={(round, move) => go(roundQuery(round, move))}
          />
        )}
        <PlayAlone event={event} className={WIDTHS[asked.view]} />
      </main>
      <Footer />
    </div>
  );
}

/** Steps go without a new page, which would bring its title. */
function useTitle(event: Snapshot | null, { view, round, named }: Asked): void {
  const t = useTranslations('review');
  const isRound = view === 'rounds' && named && round !== null;
  const title = isRound ? t('round.label', { round }) : t('title');
  const name = event?.name;
  useEffect(() => {
    if (name !== undefined) document.title = `${title} · ${name} · Onerack`;
  }, [title, name]);
}
