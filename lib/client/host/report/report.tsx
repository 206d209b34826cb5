'use client';
import { useState } from 'react';
import { eventPath } from '@/lib/client/live';
import { SiteHeader } from '@/lib/client/notice';
import { Downloads } from '@/lib/client/results';
import { Button, LinkButton, ProblemText, TeamTable } from '@/lib/client/ui';
import { useFormatter, useTranslations } from '@/lib/i18n/client';
import { Pager } from '../pager';
import { PlayerCards, PlayerTable } from './report-rows';
import { type ReportView, useReport } from './use-report';

/** What each player did, for a teacher: to read, to print, to take into a spreadsheet. */
export function ReportPage({ code }: { code: string }) {
  const t = useTranslations('host');
  const [page, setPage] = useState(1);
  const { view, problem } = useReport(code, page);
  return (
    <div className="flex min-h-dvh flex-col">
      <div className="print:hidden">
        <SiteHeader>
          <LinkButton size="sm" kind="plain" href={`/host/${code}`}>
            {t('report.toDesk')}
          </LinkButton>
        </SiteHeader>
      </div>
      <main className="mx-auto w-full max-w-6xl grow px-4 pt-4 pb-10 sm:pt-6">
        <ProblemText problem={problem} />
        {view ? <Shown view={view} onPage={setPage} /> : null}
      </main>
    </div>
  );
}

function Shown({ view, onPage }: { view: ReportView; onPage(page: number): void }) {
  const t = useTranslations('host');
  const { event, report, teams } = view;
  const { code, settings } = event;
  return (
    <>
      <h1 className="text-2xl font-bold text-balance break-words sm:text-3xl">
        <bdi>{event.name}</bdi>
      </h1>
      <Facts view={view} />
      <div className="mt-4 flex flex-wrap gap-2 print:hidden">
        <Button kind="primary" onClick={() => print()}>
          {t('report.print')}
        </Button>
        <LinkButton kind="plain" href={eventPath(code, '/report.csv')} download>
          {t('keeping.reportCsv')}
        </LinkButton>
      </div>
      {event.status === 'finished' ? (
        <Downloads code={code} players={event.players} className="mt-6 print:hidden" />
      ) : null}
      {teams.length > 0 ? <TeamTable teams={teams} className="mt-8 max-w-xl" /> : null}
      <h2 className="mt-8 text-xl font-bold">{t('players.title')}</h2>
      {report.rows.length === 0 ? <p className="mt-2 text-quiet">{t('report.nobody')}</p> : null}
      <PlayerTable report={report} notation={settings.notation} />
      <PlayerCards report={report} notation={settings.notation} />
      <Pager {...report} onPage={onPage} className="mt-4 print:hidden" />
    </>
  );
}

function Facts({ view: { report, event } }: { view: ReportView }) {
  const t = useTranslations('host');
  const format = useFormatter();
  const day = format.dateTime(new Date(event.now), { dateStyle: 'long' });
  return (
    <p className="mt-1 text-quiet">
      {t('report.facts', { day, rounds: report.rounds, top: report.topTotal, players: report.count })}
    </p>
  );
}
