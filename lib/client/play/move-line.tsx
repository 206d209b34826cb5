import type { EventSettings } from '@/lib/http/schemas';
import type { Notice } from '../placing';
import { Icon, MoveText } from '../ui';
import type { Composing } from './composing';
import type { RoundPlay } from './use-round-play';
import { pointsText } from './view';

const NOTICES: Record<NonNullable<Notice>, string> = {
  'not-in-rack': 'Not in your rack',
  'no-square': 'Tap a square first',
};

export interface MoveLineProps {
  play: Pick<RoundPlay, 'composing' | 'placing' | 'standing' | 'urgent'>;
  settings: EventSettings;
}

/** What is on the board now, or why the last key did nothing: one line that never changes its height. */
export function MoveLine({ play, settings }: MoveLineProps) {
  const { composing } = play;
  const { notice } = play.placing;
  return (
    <div className="move-line" data-urgent={play.urgent || undefined}>
      <div aria-live="polite" aria-atomic="true" className="contents">
        {composing.kind === 'empty' ? (
          <span className="text-quiet">Tap a square, then tap tiles or type</span>
        ) : null}
        {composing.kind === 'broken' ? <span className="text-quiet">{composing.what}</span> : null}
        {composing.kind === 'move' ? (
          <Laid composing={composing} sent={play.standing === 'sent'} settings={settings} />
        ) : null}
        {notice ? <span className="move-notice">{NOTICES[notice]}</span> : null}
      </div>
    </div>
  );
}

interface LaidProps {
  composing: Extract<Composing, { kind: 'move' }>;
  sent: boolean;
  settings: EventSettings;
}

/** Scores and doubts only where the event helps its players. */
function Laid({ composing, sent, settings }: LaidProps) {
  const { move, score, doubt } = composing;
  const helps = settings.showScores || settings.checkWords;
  return (
    <>
      <MoveText move={move} notation={settings.notation} className="min-w-0 truncate text-lg" />
      <span className="tabular flex shrink-0 items-center gap-1.5 text-quiet">
        {helps && doubt ? doubt : null}
        {settings.showScores && score !== null ? <b className="text-ink">{pointsText(score)}</b> : null}
        {sent ? <Icon name="check" className="text-accent" /> : null}
      </span>
    </>
  );
}
