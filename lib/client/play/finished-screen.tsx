'use client';
import { useState } from 'react';
import type { OwnResult, RoundView, Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { Between, CancelledNote, Footer, LinkButton, Podium, StandingsTable } from '../ui';
import { EndReason } from './end-reason';
import { ResultBoard, type Shown } from './result-board';
import { useShare } from './round-points';
import { RoundResult } from './round-result';
import { RulingNotes } from './ruling-notes';
import { useLate } from './use-late';
import { WarningSum } from './warnings';

/** The end: rank, total, share of the tops; then the last round, the ranking, and the way to the review. */
export function FinishedScreen({ snapshot }: { snapshot: Snapshot }) {
  const t = useTranslations('result');
  const { you, round, standings } = snapshot;
  const result = you?.result ?? null;
  return (
    <div className="flex min-h-dvh flex-col">
      <main className="mx-auto w-full max-w-md px-5 py-8 sm:py-14">
        <p className="text-quiet">
          <bdi>{snapshot.name}</bdi>
          <Between />
          <EndReason event={snapshot} />
        </p>
        <CancelledNote event={snapshot} className="mt-4" />
        {result ? (
          <OwnEnd result={result} snapshot={snapshot} />
        ) : (
          <h1 className="mt-2 text-3xl font-bold">{t('eventOver')}</h1>
        )}
        <RulingNotes result={result} className="mt-4 grid gap-1" />
        <WaysOn snapshot={snapshot} />
        {standings.length > 0 ? (
          <>
            <Podium rows={standings} className="mt-10" />
            <StandingsTable rows={standings} own={you?.playerId} brief className="border-t border-line" />
          </>
        ) : null}
        {round?.top && result ? <LastRound snapshot={snapshot} round={round} /> : null}
      </main>
      <Footer />
    </div>
  );
}

/** To the review, or, while the event is homework, to playing it. */
function WaysOn({ snapshot: { code, settings, keptBack } }: { snapshot: Snapshot }) {
  const t = useTranslations('result');
  const words = useTranslations('words');
  const alone = (
    <LinkButton
      href={`/e/${code}/alone`}
      wide
      {...(keptBack ? { kind: 'primary', size: 'lg' } : {})}
      className="mt-3"
    >
      {words('playAlone')}
    </LinkButton>
  );
  if (keptBack)
    return (
      <>
        <p className="mt-6">{t('keptBack')}</p>
        {alone}
      </>
    );
  return (
    <>
      <LinkButton href={`/e/${code}/review`} kind="primary" size="lg" wide className="mt-6">
        {t('review')}
      </LinkButton>
      {settings.replay ? alone : null}
    </>
  );
}

function OwnEnd({ result, snapshot }: { result: OwnResult; snapshot: Snapshot }) {
  const t = useTranslations('result');
  const share = useShare();
  const { players, ranked = players, topTotal } = snapshot;
  return (
    <>
      <h1 className="tabular mt-2 flex items-baseline gap-3">
        <span className="text-7xl font-bold tracking-tight">
          {result.rank === null ? '–' : t('ordinal', { rank: result.rank })}
        </span>
        <span className="text-lg text-quiet">{t('ofPlayers', { players: ranked })}</span>
      </h1>
      <dl className="tabular mt-4 grid grid-cols-2 border-y border-line py-3">
        <div>
          <dt className="text-sm text-quiet">{t('total')}</dt>
          <dd className="text-3xl font-bold">{t('number', { value: result.total })}</dd>
        </div>
        <div>
          <dt className="text-sm text-quiet">{t('ofTopsSum', { points: topTotal })}</dt>
          <dd className="text-3xl font-bold">{share(result.total, topTotal)}</dd>
        </div>
      </dl>
      {result.warnings || result.deducted ? (
        <WarningSum
          settings={snapshot.settings}
          count={result.warnings ?? 0}
          deducted={result.deducted ?? 0}
          className="mt-3 border-s-4 border-alert py-1 ps-3 text-sm"
        />
      ) : null}
    </>
  );
}

/** The last top is nobody's to miss because the game ended with it. */
function LastRound({ snapshot, round }: { snapshot: Snapshot; round: RoundView }) {
  const t = useTranslations('result');
  const [shown, setShown] = useState<Shown>('top');
  const late = useLate(snapshot, round);
  return (
    <section className="mt-10 flex flex-col gap-3">
      <h2 className="font-bold">{t('lastRound')}</h2>
      <ResultBoard snapshot={snapshot} round={round} shown={shown} />
      <RoundResult snapshot={snapshot} round={round} shown={shown} onShow={setShown} late={late} />
    </section>
  );
}
