'use client';
import { useEffect } from 'react';
import { useTranslations } from '@/lib/i18n/client';
import { Notice, SiteHeader } from '../notice';
import { LinkButton, ProblemText } from '../ui';
import { TableScreen } from './table-screen';
import { useTurnText } from './turn-text';
import { type TableFollowed, useTable } from './use-table';
import { WaitingScreen } from './waiting-screen';
import { WatchScreen } from './watch-screen';

/** A classic table: waiting for players, being played, over. */
export function TablePage({ code }: { code: string }) {
  const table = useTable(code);
  const said = useTurnText();
  const { view } = table;
  const title = view ? said(view) : null;
  useEffect(() => {
    if (title) document.title = `${title} · Onerack`;
  }, [title]);
  if (!view) return <NotThere table={table} />;
  if (view.status === 'waiting') return <WaitingScreen view={view} table={table} />;
  const gone = view.you && view.seats[view.you.seat]?.resigned;
  if (!view.you || gone || view.status === 'over') return <WatchScreen view={view} table={table} />;
  // Another rack or board is another start; tiles that were tried are laid again where they fit.
  return <TableScreen key={`${view.you.rack} ${view.board.join('')}`} view={view} table={table} />;
}

function NotThere({ table: { problem } }: { table: TableFollowed }) {
  const t = useTranslations('table');
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main className="flex grow flex-col" aria-busy={!problem || undefined}>
        {problem?.code === 'table-not-found' ? (
          <Notice
            icon="alert"
            title={t('missing')}
            actions={
              <LinkButton kind="primary" href="/table">
                {t('title')}
              </LinkButton>
            }
          >
            {t('missingText')}
          </Notice>
        ) : (
          <ProblemText problem={problem} className="mx-auto w-full max-w-md p-4" />
        )}
      </main>
    </div>
  );
}
