'use client';
import { Button, MoveText, useFigure, WordText } from '@/lib/client/ui';
import type { Notation } from '@/lib/engine';
import { useFormatter, useTranslations } from '@/lib/i18n/client';
import { type Turn, totalsOf } from './line';

export interface TurnsTableProps {
  turns: readonly Turn[];
  notation: Notation;
  /** goes back to before a turn */
  onBack(to: number): void;
}

/** The game as it was typed in: what was played, what would have been the top, and the sums of both. */
export function TurnsTable({ turns, notation, onBack }: TurnsTableProps) {
  const t = useTranslations('analysis');
  const format = useFormatter();
  const figure = useFigure();
  const { own, top } = totalsOf(turns);
  const share = top > 0 ? format.number(own / top, { style: 'percent', maximumFractionDigits: 1 }) : '';
  return (
    <section aria-label={t('turns.title')} className="min-w-0">
      <h2 className="text-lg font-bold">{t('turns.title')}</h2>
      {turns.length === 0 ? (
        <p className="text-quiet">{t('turns.none')}</p>
      ) : (
        <>
          <p className="tabular" role="status">
            {t('turns.sum', { own, top, share })}
          </p>
          <ol className="mt-1">
            {turns.map((turn, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: turns have no other name.
              <li key={index} className="analysis-turn">
                <Button
                  kind="plain"
                  size="sm"
                  className="w-11 px-0!"
                  aria-label={t('turns.back', { turn: index + 1 })}
                  onClick={() => onBack(index)}
                >
                  {format.number(index + 1)}
                </Button>
                <span className="min-w-0">
                  <span className="block text-sm text-quiet">
                    <WordText word={turn.rack} />
                  </span>
                  <Played turn={turn} notation={notation} />
                </span>
                <b className="tabular ms-auto text-end">{format.number(turn.move?.score ?? 0)}</b>
                <span className="tabular w-12 text-end text-sm text-quiet">
                  <bdi dir="ltr">{figure((turn.move?.score ?? 0) - turn.top.score)}</bdi>
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

function Played({ turn: { move, top }, notation }: { turn: Turn; notation: Notation }) {
  const t = useTranslations('analysis');
  const format = useFormatter();
  const isTop = move !== null && move.score === top.score;
  return (
    <>
      <span className="block truncate">
        {move ? <MoveText move={move} notation={notation} /> : t('turns.nothing')}
      </span>
      {isTop ? null : (
        <span className="block truncate text-sm text-quiet">
          {t('turns.top')} <MoveText move={top} notation={notation} />{' '}
          <b className="tabular">{format.number(top.score)}</b>
        </span>
      )}
    </>
  );
}
