'use client';
import { useEffect, useState } from 'react';
import { eventPath } from '@/lib/client/live';
import { EventGate, SiteHeader } from '@/lib/client/notice';
import { Between, Button, Footer, LinkButton } from '@/lib/client/ui';
import type { PlayerSheet, Snapshot } from '@/lib/http/schemas';
import { useFormatter, useTranslations } from '@/lib/i18n/client';
import { reviewPath } from '../address';
import { NotRead } from '../not-read';
import { ShareButton } from '../share';
import { useRead } from '../use-read';
import { EraseName } from './erase-name';
import { MissedWords } from './missed-words';
import { isAbsent, SheetFigures } from './sheet-figures';
import { SheetPlots } from './sheet-plots';
import { SheetRounds } from './sheet-rounds';

/** All that one player did, on a page of its own that can be printed. */
export function Sheet({ code, playerId }: { code: string; playerId: string }) {
  const event = useRead<Snapshot>(eventPath(code));
  const sheet = useRead<PlayerSheet>(eventPath(code, `/players/${encodeURIComponent(playerId)}/sheet`));
  const { body: shown } = sheet;
  useTitle(shown && event.body ? `${shown.player.name} · ${event.body.name} · Onerack` : null);
  const missing = event.problem?.code === 'event-not-found' || event.problem?.code === 'event-deleted';
  if (missing) {
    return (
      <div className="flex min-h-dvh flex-col">
        <SiteHeader />
        <main className="flex grow flex-col">
          <EventGate phase="missing" problem={event.problem} code={code} />
        </main>
      </div>
    );
  }
  const unread = event.body ? sheet : event;
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader
        title={
          event.body ? <p className="truncate font-bold sm:text-lg">{<bdi>{event.body.name}</bdi>}</p> : null
        }
      />
      <main className="sheet-page">
        {event.body && shown ? (
          <Content event={event.body} sheet={shown} onErased={sheet.retry} />
        ) : (
          <NotRead problem={unread.problem} onRetry={unread.retry} />
        )}
      </main>
      <Footer />
    </div>
  );
}

/** As the page is: a name that was taken out goes from here, too. */
function useTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = title;
  }, [title]);
}

export interface SheetProps {
  event: Snapshot;
  sheet: PlayerSheet;
}

function Content({ event, sheet, onErased }: SheetProps & { onErased(): void }) {
  const t = useTranslations('review');
  // The page shows the number at once, and then is nobody's own: what says so stays until it is put away.
  const [erasing, setErasing] = useState(false);
  const parts = { event, sheet };
  return (
    <>
      <PrintedHead {...parts} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 grow wrap-anywhere text-2xl font-bold sm:text-3xl">
          <bdi>{sheet.player.name}</bdi>
        </h1>
        <div className="flex flex-wrap gap-2 print:hidden">
          <LinkButton kind="plain" size="sm" href={reviewPath(event.code)}>
            {t('sheet.review')}
          </LinkButton>
          <ShareButton links={[{ label: t('share.sheet'), path: '' }]} />
          <LinkButton
            kind="plain"
            size="sm"
            href={eventPath(event.code, `/players/${encodeURIComponent(sheet.player.playerId)}/sheet.pdf`)}
            download
          >
            {t('part.sheetPdf')}
          </LinkButton>
          <Button kind="plain" size="sm" onClick={() => window.print()}>
            {t('sheet.print')}
          </Button>
        </div>
      </div>
      <SheetFigures {...parts} />
      {isAbsent(sheet) ? null : <SheetPlots {...parts} />}
      {sheet.rounds.length > 0 ? (
        <>
          <SheetRounds {...parts} />
          <MissedWords {...parts} />
        </>
      ) : null}
      {(sheet.mine && sheet.finished) || erasing ? (
        <EraseName code={event.code} onOpen={setErasing} onErased={onErased} />
      ) : null}
    </>
  );
}

/** Which event it was, and when: on paper nothing else says so. */
function PrintedHead({ event, sheet }: SheetProps) {
  const format = useFormatter();
  return (
    <p className="hidden print:block">
      <bdi className="font-bold">{event.name}</bdi>
      {sheet.startedAt === null ? null : (
        <>
          <Between />
          {format.dateTime(sheet.startedAt, { dateStyle: 'long' })}
        </>
      )}
    </p>
  );
}
