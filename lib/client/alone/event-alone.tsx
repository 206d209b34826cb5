'use client';
import { useEffect, useState } from 'react';
import type { AloneEvent, Problem } from '@/lib/http/schemas';
import { useFormatter, useTranslations } from '@/lib/i18n/client';
import { callApi, eventPath, isGone, wasSeen } from '../live';
import { EventGate, SiteHeader } from '../notice';
import { Button, Field, Footer, LinkButton, ProblemText, useClockText } from '../ui';
import { HomeworkForm } from './homework-form';
import { RankedList } from './ranked-list';
import { UNCOUNTED } from './run-names';
import { WithoutSolos } from './solos';
import { useBegin } from './use-begin';

/** The way into an event that is over, or set as homework: what waits there, and who has been. */
export function EventAlone({ code }: { code: string }) {
  const [event, setEvent] = useState<AloneEvent | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [looks, setLooks] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another look asks again.
  useEffect(() => {
    let alive = true;
    void callApi<AloneEvent>(eventPath(code, '/alone')).then((answer) => {
      if (!alive) return;
      if (answer.ok) setEvent(answer.body);
      else setProblem(answer.problem);
    });
    return () => {
      alive = false;
    };
  }, [code, looks]);
  const phase = problem ? (isGone(problem) ? 'missing' : 'failed') : 'loading';
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      {event ? (
        <main className="mx-auto w-full max-w-2xl grow px-4 py-8 sm:py-12">
          <Entrance event={event} />
          {event.host ? <HomeworkForm event={event} onSet={() => setLooks(looks + 1)} /> : null}
          <Others event={event} />
        </main>
      ) : (
        <main className="flex grow flex-col">
          <EventGate phase={phase} problem={problem} code={code} />
        </main>
      )}
      <Footer />
    </div>
  );
}

function Entrance({ event }: { event: AloneEvent }) {
  const t = useTranslations('alone');
  const clock = useClockText();
  const { settings, rounds, players, state } = event;
  const time = clock(settings.secondsPerRound);
  return (
    <>
      <h1 className="text-3xl font-bold text-balance wrap-anywhere">
        <bdi>{event.name}</bdi>
      </h1>
      <p className="mt-2 text-lg">
        {players > 0 ? t('about.event', { players }) : t('about.homework')}{' '}
        {rounds === null ? t('pace', { time }) : t('paceOf', { rounds, time })}
        {settings.entry === 'federation' ? ` ${t('onPaper')}` : null}
      </p>
      <Days event={event} />
      {state === 'open' ? <BeginForm event={event} /> : <Shut event={event} />}
    </>
  );
}

function Days({ event: { homework } }: { event: AloneEvent }) {
  const t = useTranslations('alone');
  const format = useFormatter();
  if (!homework) return null;
  const at = (ms: number) => format.dateTime(ms, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <p className="mt-2 font-semibold">
      {t('days', { from: at(homework.opensAt), to: at(homework.closesAt) })}
    </p>
  );
}

function Shut({ event }: { event: AloneEvent }) {
  const t = useTranslations('alone');
  const texts = { closed: t('shut.closed'), early: t('shut.early'), late: t('shut.late'), open: '' };
  return (
    <div className="mt-6">
      <p>{texts[event.state]}</p>
      <LinkButton href={`/e/${event.code}`} className="mt-4">
        {t('toEvent')}
      </LinkButton>
    </div>
  );
}

function BeginForm({ event }: { event: AloneEvent }) {
  const t = useTranslations('alone');
  const [name, setName] = useState(event.ownName ?? '');
  const [seen, setSeen] = useState(false);
  useEffect(() => setSeen(wasSeen(event.code)), [event.code]);
  const { begin, busy, problem } = useBegin(eventPath(event.code, '/alone'));
  const { running } = event;
  const why = event.uncounted ?? (seen ? 'seen' : null);
  const typed = name.trim();
  return (
    <form
      className="mt-6 grid gap-4"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        void begin({ ...(typed && { name: typed }), ...(seen && { seen }) });
      }}
    >
      {running || why ? null : (
        <Field
          label={t('name')}
          hint={t('nameHint')}
          name="name"
          autoComplete="nickname"
          maxLength={40}
          className="max-w-80"
          value={name}
          onChange={(changed) => setName(changed.target.value)}
        />
      )}
      <p className="text-quiet">
        {running ? t('underWay') : why ? t(UNCOUNTED[why]) : `${t('countsOnce')} ${t('honour')}`}
      </p>
      <ProblemText problem={problem} />
      <Button type="submit" kind="primary" size="lg" className="me-auto" busy={busy}>
        {running ? t('resume') : why ? t('practise') : t('play')}
      </Button>
    </form>
  );
}

function Others({ event }: { event: AloneEvent }) {
  const t = useTranslations('alone');
  return (
    <section className="mt-10">
      <h2 className="text-xl font-bold">{t('others')}</h2>
      <WithoutSolos event={event} />
      <RankedList rows={event.rows} rounds={event.rounds} />
    </section>
  );
}
