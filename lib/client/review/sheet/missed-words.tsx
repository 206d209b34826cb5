'use client';
import { Meanings } from '@/lib/client/play';
import { WordText } from '@/lib/client/ui';
import { useFormatter, useTranslations } from '@/lib/i18n/client';
import { reviewPath, roundQuery } from '../address';
import type { SheetProps } from './sheet';

/** The tops that were not found, with what they mean where that is known. */
export function MissedWords({ event, sheet }: SheetProps) {
  const t = useTranslations('review');
  const format = useFormatter();
  return (
    <section aria-labelledby="sheet-missed">
      <h2 id="sheet-missed" className="font-bold">
        {t('sheet.missed')}
      </h2>
      {sheet.missed.length === 0 ? <p className="text-quiet">{t('sheet.noneMissed')}</p> : null}
      <ul className="missed-words">
        {sheet.missed.map(({ number, word, meanings }) => (
          <li key={number}>
            <a
              href={reviewPath(event.code, roundQuery(number))}
              className="flex items-baseline gap-2 hover:underline"
            >
              <WordText word={word} className="text-lg font-bold" />
              <span className="tabular text-sm text-quiet">
                <span className="heard">{t('round.label', { round: number })}</span>
                <span aria-hidden="true">{format.number(number)}</span>
              </span>
            </a>
            {meanings.length > 0 ? <Meanings meanings={meanings} /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
