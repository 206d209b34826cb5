'use client';
import { useEffect, useState } from 'react';
import type { DailyView, LexiconInfo } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { notationOf } from '../board';
import { Button, Field, ProblemText } from '../ui';
import { firstRows } from './first-rows';
import { RankedList } from './ranked-list';
import { useBegin } from './use-begin';
import { useDaily } from './use-daily';

/** Today's game: the same for everybody of a word list, and its ranking. */
export function DailyCard({ lexicon }: { lexicon: LexiconInfo }) {
  const t = useTranslations('alone');
  const [name, setName] = useState('');
  const { begin, busy, problem } = useBegin('/api/alone');
  const { id, tileSet } = lexicon;
  const daily = useDaily(id);
  // What was typed meanwhile stays.
  useEffect(() => setName((typed) => typed || (daily?.ownName ?? '')), [daily]);
  const play = () =>
    begin({
      kind: 'daily',
      lexicon: id,
      notation: notationOf(tileSet),
      ...(name.trim() && { name: name.trim() }),
    });
  const { rounds = 10, secondsPerRound = 120 } = daily ?? {};
  return (
    <section aria-labelledby="daily" className="border-t border-line pt-6">
      <h2 id="daily" className="text-xl font-bold">
        {t('kind.daily')}
      </h2>
      <p className="mt-1 text-quiet">{t('about.daily', { rounds, minutes: secondsPerRound / 60 })}</p>
      <form
        className="mt-3 flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void play();
        }}
      >
        {daily?.counted ? null : (
          <Field
            label={t('name')}
            name="name"
            autoComplete="nickname"
            maxLength={40}
            className="w-60"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
        <Button type="submit" kind="primary" busy={busy} disabled={!daily}>
          {daily?.running ? t('resume') : daily?.counted ? t('practise') : t('play')}
        </Button>
      </form>
      <ProblemText problem={problem} />
      {daily ? (
        <>
          <RankedList rows={firstRows(daily.rows)} rounds={daily.rounds} />
          <Seeds daily={daily} />
        </>
      ) : null}
    </section>
  );
}

/** How anybody can check that the draw was fixed before. */
function Seeds({ daily }: { daily: DailyView }) {
  const t = useTranslations('alone');
  const { seedHash, nextSeedHash, before } = daily;
  return (
    <details className="mt-3 text-sm text-quiet">
      <summary className="flex min-h-11 items-center underline underline-offset-4">{t('seeds')}</summary>
      <dl className="grid gap-2 wrap-anywhere">
        <dt>{t('seedToday')}</dt>
        <dd dir="ltr">{seedHash}</dd>
        <dt>{t('seedNext')}</dt>
        <dd dir="ltr">{nextSeedHash}</dd>
        {before ? (
          <>
            <dt>{t('seedBefore', { day: before.day })}</dt>
            <dd dir="ltr">{before.seed}</dd>
          </>
        ) : null}
      </dl>
    </details>
  );
}
