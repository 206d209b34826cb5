'use client';
import { useState } from 'react';
import { type FormatId, type Strength, withJoker } from '@/lib/game';
import type { LexiconInfo } from '@/lib/http/schemas';
import { useLanguage, useTranslations } from '@/lib/i18n/client';
import { FORMATS, notationOf } from '../board';
import { Button, Check, Choice, ProblemText, Select } from '../ui';
import { RivalsField } from './rivals-field';
import { useBegin } from './use-begin';

/** A game of one's own against the top: any format, any clock or none, the bag closed or open. */
export function SolitaireForm({ lexicon }: { lexicon: LexiconInfo }) {
  const t = useTranslations('alone');
  const { begin, busy, problem } = useBegin('/api/alone');
  const [format, setFormat] = useState<FormatId>('normal');
  const [seconds, setSeconds] = useState(0);
  const [rounds, setRounds] = useState(0);
  const [entry, setEntry] = useState<'assisted' | 'federation'>('assisted');
  const [rivals, setRivals] = useState(0);
  const [strength, setStrength] = useState<Strength>('intermediate');
  const { language } = useLanguage();
  const [joker, setJoker] = useState(false);
  const [openBag, setOpenBag] = useState(false);
  const play = () =>
    begin({
      kind: 'solitaire',
      lexicon: lexicon.id,
      notation: notationOf(lexicon.tileSet),
      format: withJoker(format, joker),
      secondsPerRound: seconds || null,
      maxRounds: rounds || null,
      entry,
      openBag,
      rivals: rivals > 0 ? { count: rivals, strength, language: language.tag } : null,
    });
  return (
    <section aria-labelledby="solitaire" className="border-t border-line pt-6">
      <h2 id="solitaire" className="text-xl font-bold">
        {t('kind.solitaire')}
      </h2>
      <p className="mt-1 text-quiet">{t('about.solitaire')}</p>
      <form
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void play();
        }}
      >
        <Choice
          label={t('clock')}
          value={seconds}
          onChange={(value) => setSeconds(Number(value))}
          options={[
            { value: 0, label: t('noClock') },
            ...[60, 120, 180].map((value) => ({ value, label: t('minutes', { minutes: value / 60 }) })),
          ]}
        />
        <Choice
          label={t('length')}
          value={rounds}
          onChange={(value) => setRounds(Number(value))}
          options={[
            { value: 5, label: t('roundCount', { rounds: 5 }) },
            { value: 10, label: t('roundCount', { rounds: 10 }) },
            { value: 0, label: t('wholeGame') },
          ]}
        />
        <Choice<'assisted' | 'federation'>
          label={t('entry')}
          value={entry}
          onChange={setEntry}
          options={[
            { value: 'assisted', label: t('entryBoard') },
            { value: 'federation', label: t('entryWritten'), note: t('entryWrittenNote') },
          ]}
        />
        <Select
          label={t('formatLabel')}
          name="format"
          className="max-w-80"
          value={format}
          onChange={(event) => setFormat(event.target.value as FormatId)}
        >
          {FORMATS.map(([id, text]) => (
            <option key={id} value={id}>
              {t(text)}
            </option>
          ))}
        </Select>
        <Check label={t('joker')} hint={t('jokerHint')} checked={joker} onChange={setJoker} />
        <RivalsField
          count={rivals}
          strength={strength}
          onChange={(count, chosen) => {
            setRivals(count);
            setStrength(chosen);
          }}
        />
        <Check label={t('openBag')} hint={t('openBagHint')} checked={openBag} onChange={setOpenBag} />
        <ProblemText problem={problem} />
        <Button type="submit" className="me-auto" busy={busy}>
          {t('play')}
        </Button>
      </form>
      <p className="mt-3 text-sm text-quiet">
        {t.rich('ownRacks', {
          link: (text) => (
            <a href="/analysis" className="underline underline-offset-2">
              {text}
            </a>
          ),
        })}
      </p>
    </section>
  );
}
