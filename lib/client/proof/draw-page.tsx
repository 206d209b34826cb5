'use client';
import { useEffect, useState } from 'react';
import { directionOf } from '@/lib/client/board';
import { callApi, eventPath } from '@/lib/client/live';
import { Button, Icon, LinkButton, ProblemText } from '@/lib/client/ui';
import { rackText } from '@/lib/game';
import type { Problem, RoundList, Snapshot } from '@/lib/http/schemas';
import { useFormatter, useTranslations } from '@/lib/i18n/client';
import { type DrawnAgain, drawAgain } from './draw-again';
import { Proof } from './proof';

/** Anybody's check of an event's draw: the seed against its hash, and each rack against the seed. */
export function DrawPage({ code }: { code: string }) {
  const t = useTranslations('proof');
  const words = useTranslations('words');
  const [event, setEvent] = useState<Snapshot | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [drawn, setDrawn] = useState<DrawnAgain[] | null>(null);
  useEffect(() => {
    void callApi<Snapshot>(eventPath(code)).then((answer) => {
      if (answer.ok) setEvent(answer.body);
      else setProblem(answer.problem);
    });
  }, [code]);
  const check = async () => {
    if (!event?.seed) return;
    const answer = await callApi<RoundList>(eventPath(code, '/rounds'));
    setProblem(answer.ok ? null : answer.problem);
    const { settings, tileSet, seed } = event;
    if (answer.ok) setDrawn(drawAgain({ settings, tileSet, seed, rounds: answer.body.rounds }));
  };
  return (
    <>
      <h1 className="text-3xl font-bold">{t('title')}</h1>
      {event ? (
        <p className="mt-1 text-quiet">
          <bdi>{event.name}</bdi>
        </p>
      ) : null}
      <p className="mt-3 mb-6">{t('lead')}</p>
      {event ? <Proof seedHash={event.seedHash} seed={event.seed} /> : null}
      {event?.seed && event.settings.racks !== 'entered' ? (
        <Button className="mt-6" kind="primary" onClick={() => void check()}>
          {t('draw')}
        </Button>
      ) : null}
      <ProblemText problem={problem} className="mt-4" />
      {drawn ? <Drawn rounds={drawn} prepared={event?.settings.racks === 'prepared'} /> : null}
      <p className="mt-8">
        <LinkButton kind="plain" href={`/e/${code}/review`}>
          {words('ranking')}
        </LinkButton>
      </p>
    </>
  );
}

function Drawn({ rounds, prepared }: { rounds: readonly DrawnAgain[]; prepared: boolean }) {
  const t = useTranslations('proof');
  const format = useFormatter();
  const same = rounds.filter(({ result }) => result === 'same').length;
  return (
    <section className="mt-6" aria-label={t('drawn')}>
      <p role="status" className="font-semibold">
        {t('result', { same, rounds: rounds.length })}
      </p>
      {prepared ? <p className="mt-1 text-sm text-quiet">{t('prepared')}</p> : null}
      <ol className="mt-3 grid gap-1">
        {rounds.map(({ round, result, thrownBack }) => (
          <li
            key={round.number}
            className="grid grid-cols-[2rem_minmax(0,11rem)_auto] items-center gap-x-3 sm:grid-cols-[2rem_11rem_auto_1fr]"
          >
            <span className="tabular text-end text-quiet">{format.number(round.number)}</span>
            <span
              className="text-start wrap-anywhere"
              dir={directionOf(round.rack.leftover + round.rack.drawn)}
            >
              {rackText(round.rack)}
            </span>
            <span className={`flex items-center gap-1 ${result === 'same' ? 'text-accent' : 'text-alert'}`}>
              <Icon name={result === 'same' ? 'check' : 'alert'} />
              {t(result === 'same' ? 'same' : 'other')}
            </span>
            {thrownBack > 0 ? (
              <span className="col-span-2 col-start-2 text-sm text-quiet sm:col-auto">
                {t('thrownBack', { racks: thrownBack })}
              </span>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
