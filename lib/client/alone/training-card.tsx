'use client';
import { useEffect, useState } from 'react';
import type { LexiconInfo, TrainingView } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { callApi } from '../live';
import { Button, Choice, Field, ProblemText } from '../ui';
import { useBegin } from './use-begin';

type Only = 'all' | 'seven' | 'parallel';

/** Own rounds whose top was missed, as they come back: after a day, three, seven, three weeks. */
export function TrainingCard({ lexicon }: { lexicon: LexiconInfo }) {
  const t = useTranslations('alone');
  const { id } = lexicon;
  const [training, setTraining] = useState<TrainingView | null>(null);
  const [only, setOnly] = useState<Only>('all');
  const [letter, setLetter] = useState('');
  const { begin, busy, problem } = useBegin('/api/alone/training');
  useEffect(() => {
    let alive = true;
    void callApi<TrainingView>(`/api/alone/training?lexicon=${encodeURIComponent(id)}`).then((answer) => {
      if (alive && answer.ok) setTraining(answer.body);
    });
    return () => {
      alive = false;
    };
  }, [id]);
  return (
    <section aria-labelledby="training" className="border-t border-line pt-6">
      <h2 id="training" className="text-xl font-bold">
        {t('kind.training')}
      </h2>
      <p className="mt-1 text-quiet">{t('about.training')}</p>
      {training ? (
        <p className="tabular mt-2 font-semibold">
          {training.due + training.later > 0 ? t('due', { ...training }) : t('noneMissed')}
        </p>
      ) : null}
      {training && training.due > 0 ? (
        <form
          className="mt-3 grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void begin({ lexicon: id, only, letter: letter.trim() });
          }}
        >
          <Choice
            label={t('only')}
            value={only}
            onChange={(value) => setOnly(value as Only)}
            options={[
              { value: 'all', label: t('onlyAll') },
              { value: 'seven', label: t('onlySeven') },
              { value: 'parallel', label: t('onlyParallel') },
            ]}
          />
          <Field
            label={t('withLetter')}
            name="letter"
            autoComplete="off"
            maxLength={4}
            className="w-40"
            value={letter}
            onChange={(event) => setLetter(event.target.value)}
          />
          <ProblemText problem={problem} />
          <Button type="submit" className="me-auto" busy={busy}>
            {t('play')}
          </Button>
        </form>
      ) : null}
    </section>
  );
}
