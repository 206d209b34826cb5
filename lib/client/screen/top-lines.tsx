import { bareTile, isMirrored, splitTiles } from '@/lib/client/board';
import { Arrow, ExchangeLine, WordText } from '@/lib/client/ui';
import { formatReference } from '@/lib/engine';
import type { Meaning, Snapshot } from '@/lib/http/schemas';
import { useDigits, useTranslations } from '@/lib/i18n/client';
import { FoundLine } from './found-line';
import type { Heads } from './heads';
import { sizedFor } from './sized-for';
import { useMeaning } from './use-meaning';

/** Delays after the tiles have come in, so that the eye goes from the board to the word to the score. */
const after = (ms: number) => ({ '--after': `${ms}ms` }) as React.CSSProperties;

/** The top in words: where, which, how many points, and who found it. */
export function TopLines({ event, heads }: { event: Snapshot; heads: Heads }) {
  const t = useTranslations('screen');
  const ui = useTranslations('ui');
  const digits = useDigits();
  const meaning = useMeaning(event);
  const { round, settings, tileSet } = event;
  if (!round?.top) return null;
  const { top } = round;
  const isotops = round.isotops?.length ?? 0;
  return (
    <>
      <div className="hall-appear" style={after(700)}>
        <p className="hall-words flex items-center gap-[0.5em]">
          {t('top')}
          <bdi dir="ltr" className="inline-flex items-center gap-[0.3em] font-semibold text-ink">
            <span className="tabular">{digits(formatReference(top, settings.notation))}</span>
            <Arrow direction={top.direction} mirrored={isMirrored(tileSet)} className="size-[0.9em]" />
          </bdi>
          <span className="heard">{ui(top.direction)}</span>
        </p>
        <p className="hall-word mt-[0.12em]" style={sizedFor(splitTiles(top.word).map(bareTile).join(''), 4)}>
          <WordText word={top.word} />
        </p>
        {meaning && !round.exchange ? <MeaningText meaning={meaning} word={top.word} /> : null}
      </div>
      <p className="hall-appear hall-words flex items-end gap-[0.4em]" style={after(1300)}>
        {t.rich('points', {
          score: top.score,
          b: (chunks) => <span className="hall-score text-ink">{chunks}</span>,
        })}
      </p>
      <p className="hall-appear hall-words text-ink" style={after(1900)}>
        <FoundLine event={event} heads={heads} />
        {isotops > 0 ? (
          <span className="block text-[length:var(--least)] text-quiet">{t('isotops', { isotops })}</span>
        ) : null}
      </p>
      <ExchangeLine exchange={round.exchange} notation={settings.notation} className="hall-words" />
    </>
  );
}

/** The dictionary's word is told where the top is a form of it. */
function MeaningText({ meaning: { headWord, text }, word }: { meaning: Meaning; word: string }) {
  const t = useTranslations('screen');
  const same = headWord === word.toLowerCase();
  return (
    <p className="hall-meaning mt-[0.6em]" dir="ltr" lang="en">
      {same ? text : t('meaningOf', { headWord, text })}
    </p>
  );
}
