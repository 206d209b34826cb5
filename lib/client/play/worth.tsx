'use client';
import type { EventSettings } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { Icon } from '../ui';
import type { Composing } from './composing';
import { Points } from './points';
import type { RoundPlay } from './use-round-play';

export interface WorthProps {
  play: RoundPlay;
  settings: EventSettings;
  composing: Extract<Composing, { kind: 'move' }>;
}

/** Scores and doubts only where the event helps its players; a move that was found bad shows what it is worth. */
export function Worth({ composing, play, settings }: WorthProps) {
  const t = useTranslations('play');
  const { score, doubt } = composing;
  const helps = settings.showScores || settings.checkWords;
  return (
    <span className="move-worth tabular">
      {helps && doubt ? <span className="move-doubt">{t(doubt)}</span> : null}
      {settings.showScores && score !== null ? (
        <b className="shrink-0 text-ink">
          <Points points={play.worthless ? 0 : score} />
        </b>
      ) : null}
      {play.standing === 'sent' && !play.worthless ? (
        <Icon name="check" className="shrink-0 text-accent" />
      ) : null}
    </span>
  );
}
