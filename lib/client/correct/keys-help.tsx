'use client';
import { isMirrored } from '@/lib/client/board';
import type { Notation } from '@/lib/engine';
import { type MessageKey, useDigits, useTranslations } from '@/lib/i18n/client';

const KEYS: readonly (readonly [string, MessageKey<'correct'>])[] = [
  ['T', 'keys.top'],
  ['17', 'keys.table'],
  ['17T', 'keys.tableTop'],
  ['0', 'keys.empty'],
  ['W', 'keys.warning'],
  ['P', 'keys.penalty'],
  ['S', 'keys.solo'],
  ['?', 'keys.noScore'],
  [',', 'keys.noPlace'],
  ['.', 'keys.ends'],
  ['/', 'keys.another'],
  ['= ! - *', 'keys.signs'],
  ['↓ ↑', 'keys.choose'],
  ['→', 'keys.goOn'],
  ['Esc', 'keys.clear'],
];

/** What may be typed. */
export function KeysHelp({ notation, tileSet }: { notation: Notation; tileSet: string }) {
  const t = useTranslations('correct');
  const digits = useDigits();
  const place = notation === 'letter-first' ? 'H8' : '8H';
  return (
    <details className="mt-8">
      <summary className="cursor-pointer font-bold">{t('keys.title')}</summary>
      <p className="mt-2">{t('keys.lead')}</p>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        <dt className="font-mono">
          <bdi dir="ltr">{digits(`${place} …`)}</bdi>
        </dt>
        <dd>{t(notation === 'letter-first' ? 'keys.letterFirst' : 'keys.numberFirst')}</dd>
        {KEYS.map(([key, text]) => (
          <div key={key} className="contents">
            <dt className="font-mono">
              <bdi dir="ltr">{digits(key)}</bdi>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
      {isMirrored(tileSet) ? null : <p className="mt-3 text-quiet">{t('keys.blanks')}</p>}
    </details>
  );
}
