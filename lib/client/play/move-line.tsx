import type { EventSettings } from '@/lib/http/schemas';
import type { Notice } from '../placing';
import { Icon, MoveText } from '../ui';
import type { Composing } from './composing';
import type { RoundPlay } from './use-round-play';
import { pointsText } from './view';

const NOTICES: Record<NonNullable<Notice>, (most: number) => string> = {
  'not-in-rack': () => 'Not in your rack',
  'no-square': () => 'Tap a square first',
  'too-many': (most) => `At most ${most} tiles in one move`,
};

export interface MoveLineProps {
  play: Pick<RoundPlay, 'composing' | 'placing' | 'standing' | 'urgent' | 'worthless'>;
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
        {composing.kind === 'move' ? <Laid composing={composing} play={play} settings={settings} /> : null}
        {notice ? <span className="move-notice">{NOTICES[notice](play.placing.most)}</span> : null}
      </div>
    </div>
  );
}

interface LaidProps {
  composing: Extract<Composing, { kind: 'move' }>;
  play: MoveLineProps['play'];
  settings: EventSettings;
}

/** Scores and doubts only where the event helps its players; a move that was found bad shows what it is worth. */
function Laid({ composing, play, settings }: LaidProps) {
  const { move, score, doubt } = composing;
  const helps = settings.showScores || settings.checkWords;
  return (
    <>
      <MoveText move={move} notation={settings.notation} className="min-w-0 truncate text-lg" />
      <span className="tabular flex shrink-0 items-center gap-1.5 text-quiet">
        {helps && doubt ? doubt : null}
        {settings.showScores && score !== null ? (
          <b className="text-ink">{pointsText(play.worthless ? 0 : score)}</b>
        ) : null}
        {play.standing === 'sent' && !play.worthless ? <Icon name="check" className="text-accent" /> : null}
      </span>
    </>
  );
}
