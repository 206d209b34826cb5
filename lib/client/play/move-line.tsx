import type { Notation } from '@/lib/engine';
import type { Notice } from '../placing';
import { Icon, MoveText } from '../ui';
import type { Composing } from './composing';
import { pointsText } from './view';

const NOTICES: Record<NonNullable<Notice>, string> = {
  'not-in-rack': 'Not in your rack',
  'no-square': 'Tap a square first',
};

export interface MoveLineProps {
  /** why the last key or tap did nothing */
  notice: Notice;
  composing: Composing;
  notation: Notation;
  showScore: boolean;
  /** whether doubts about the place may be shown */
  showDoubt: boolean;
  /** it lies there unsent while the clock is near its end */
  urgent: boolean;
  sent: boolean;
}

/** What is on the board now, in one line that never changes its height. */
export function MoveLine(props: MoveLineProps) {
  const { composing } = props;
  return (
    <div className="move-line" data-urgent={props.urgent || undefined}>
      <div aria-live="polite" aria-atomic="true" className="contents">
        {composing.kind === 'empty' ? (
          <span className="text-quiet">Tap a square, then tap tiles or type</span>
        ) : null}
        {composing.kind === 'broken' ? <span className="text-quiet">{composing.what}</span> : null}
        {composing.kind === 'move' ? <Laid {...props} composing={composing} /> : null}
        {props.notice ? <span className="move-notice">{NOTICES[props.notice]}</span> : null}
      </div>
    </div>
  );
}

function Laid(props: MoveLineProps & { composing: Extract<Composing, { kind: 'move' }> }) {
  const { move, score, doubt } = props.composing;
  return (
    <>
      <MoveText move={move} notation={props.notation} className="min-w-0 truncate text-lg" />
      <span className="tabular flex shrink-0 items-center gap-1.5 text-quiet">
        {props.showDoubt && doubt ? doubt : null}
        {props.showScore && score !== null ? <b className="text-ink">{pointsText(score)}</b> : null}
        {props.sent ? (
          <Icon name="check" className="text-accent" aria-hidden={undefined} aria-label="sent" />
        ) : null}
      </span>
    </>
  );
}
