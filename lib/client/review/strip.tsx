'use client';
import { type MouseEvent, useEffect, useRef } from 'react';
import { directionOf } from '@/lib/client/board';
import { useRoundPlace } from '@/lib/client/ui';
import type { RoundSummary } from '@/lib/http/schemas';
import { useFormatter, useTranslations } from '@/lib/i18n/client';
import { roundQuery } from './address';
import { rackText } from './rack-text';

export interface StripProps {
  rounds: readonly RoundSummary[];
  current: number | null;
  onStep(round: number): void;
}

/** The whole game as a strip of racks. */
export function Strip({ rounds, current, onStep }: StripProps) {
  const t = useTranslations('review');
  const format = useFormatter();
  const games = rounds.at(-1)?.game ?? 1;
  const placed = useRoundPlace(games);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>(`[data-round="${current}"]`);
    // Only the strip moves: scrollIntoView would move the page too.
    if (item && list.current) {
      list.current.scrollTo({ left: item.offsetLeft - (list.current.clientWidth - item.clientWidth) / 2 });
    }
  }, [current]);

  const follow = (event: MouseEvent, round: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onStep(round);
  };
  return (
    <nav aria-label={t('rounds')}>
      <ol ref={list} className="strip">
        {rounds.map((round) => (
          <li key={round.number} data-round={round.number}>
            <a
              href={roundQuery(round.number)}
              aria-current={round.number === current ? 'page' : undefined}
              onClick={(event) => follow(event, round.number)}
            >
              <span className="text-quiet">
                <span className="heard">{placed(round, t('round.label', { round: round.number }))}</span>
                <span aria-hidden="true">
                  {games > 1
                    ? `${format.number(round.game)}·${format.number(round.inGame)}`
                    : format.number(round.number)}
                </span>
              </span>
              <span className="font-semibold" dir={directionOf(round.rack.leftover + round.rack.drawn)}>
                {rackText(round.rack)}
              </span>
              <span className="tabular text-quiet">{format.number(round.top.score)}</span>
              {round.found === 0 && round.sent > 0 ? (
                <span className="untopped">
                  <span className="heard">{t('nobodyTopped')}</span>
                </span>
              ) : null}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
