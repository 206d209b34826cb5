'use client';
import type { RunView } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { SiteHeader } from '../notice';
import { endText, useShare } from '../play';
import { Between, Footer, LinkButton } from '../ui';
import { firstRows } from './first-rows';
import { RankedList } from './ranked-list';
import { RivalList } from './rival-list';
import { runName, UNCOUNTED } from './run-names';
import { RunRounds } from './run-rounds';
import { SolosPart } from './solos';
import { useDaily } from './use-daily';
import { UsedTime } from './used-time';

/** The end of a run: the rank that it would have had, what it made of the tops, and its rounds. */
export function RunEnd({ run }: { run: RunView }) {
  const t = useTranslations('alone');
  const result = useTranslations('result');
  const words = useTranslations('words');
  const { room, endReason, played } = run;
  const reason =
    endReason === 'missed' ? t('missed') : endReason === 'stopped' ? t('stopped') : endText(endReason, words);
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main className="mx-auto w-full max-w-xl px-4 py-8 sm:py-12">
        <p className="text-quiet">
          <bdi>{runName(run, t)}</bdi>
          <Between />
          {reason}
        </p>
        <h1 className="tabular mt-2 flex flex-wrap items-baseline gap-x-3">
          {room?.rank ? (
            <>
              <span className="text-6xl font-bold tracking-tight">
                {result('ordinal', { rank: room.rank })}
              </span>
              <span className="text-lg text-quiet">{t('inRoom', { players: room.players })}</span>
            </>
          ) : (
            <span className="text-3xl font-bold">{t('over', { rounds: played.length })}</span>
          )}
        </h1>
        <Totals run={run} />
        {isShort(run) ? (
          <p className="mb-1 text-sm">
            {t('playedOf', { rounds: played.length, all: run.rounds ?? 0 })}
            <Between />
            {t('restMissed')}
          </p>
        ) : null}
        <SolosPart run={run} />
        <RivalList run={run} />
        <UsedTime run={run} />
        {run.uncounted ? <p className="mt-2 text-sm text-quiet">{t(UNCOUNTED[run.uncounted])}</p> : null}
        <Ways run={run} />
        {run.day ? <DayRanking day={run.day} lexicon={run.settings.lexicon} /> : null}
        {played.length > 0 ? <RunRounds run={run} /> : null}
      </main>
      <Footer />
    </div>
  );
}

/** Whether rounds that others play were not played, which count as missed. */
const isShort = ({ kind, rounds, played }: RunView) =>
  (kind === 'event' || kind === 'daily') && rounds !== null && played.length < rounds;

function Totals({ run }: { run: RunView }) {
  const t = useTranslations('result');
  const share = useShare();
  const { total, topTotal } = run;
  return (
    <dl className="tabular mt-4 mb-3 grid grid-cols-2 border-y border-line py-3">
      <div>
        <dt className="text-sm text-quiet">{t('total')}</dt>
        <dd className="text-3xl font-bold">{t('number', { value: total })}</dd>
      </div>
      <div>
        <dt className="text-sm text-quiet">{t('ofTopsSum', { points: topTotal })}</dt>
        <dd className="text-3xl font-bold">{share(total, topTotal)}</dd>
      </div>
    </dl>
  );
}

function Ways({ run }: { run: RunView }) {
  const t = useTranslations('alone');
  const result = useTranslations('result');
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {run.code && run.review ? (
        <LinkButton kind="primary" size="lg" href={`/e/${run.code}/review`}>
          {result('review')}
        </LinkButton>
      ) : null}
      <LinkButton size="lg" href={run.code ? `/e/${run.code}/alone` : '/alone'}>
        {t('again')}
      </LinkButton>
    </div>
  );
}

/** The ranking of the day that was played, as long as that day lasts. */
function DayRanking({ day, lexicon }: { day: string; lexicon: string }) {
  const t = useTranslations('alone');
  const daily = useDaily(lexicon);
  if (daily?.day !== day) return null;
  return (
    <section className="mt-10">
      <h2 className="text-xl font-bold">{t('others')}</h2>
      <RankedList rows={firstRows(daily.rows)} rounds={daily.rounds} />
    </section>
  );
}
