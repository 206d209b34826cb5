import { Button, cx } from '../ui';
import { shuffled } from './letters';
import type { RoundPlay, Standing } from './use-round-play';

const SENT = 'disabled:border-accent-soft! disabled:bg-accent-soft! disabled:text-accent!';

/** Recall, shuffle, and the button that matters. */
export function PlayButtons({ play, again }: { play: RoundPlay; again: boolean }) {
  const { placing, dispatch, standing } = play;
  return (
    <div className="play-buttons">
      <Button size="lg" icon="recall" onClick={() => dispatch({ type: 'recall' })}>
        Recall
      </Button>
      <Button size="lg" icon="shuffle" onClick={() => dispatch({ type: 'order', ids: shuffled(placing) })}>
        Shuffle
      </Button>
      <Button
        size="lg"
        kind="primary"
        icon={standing === 'sent' ? 'check' : undefined}
        className={cx('play-send', standing === 'sent' && SENT)}
        disabled={standing !== 'ready'}
        onClick={play.send}
      >
        {label(standing, again)}
      </Button>
    </div>
  );
}

function label(standing: Standing, again: boolean): string {
  if (standing === 'sending') return 'Sending…';
  if (standing === 'sent') return 'Sent';
  if (standing === 'over') return 'Time is up';
  return again ? 'Send again' : 'Send';
}

const KEYS = [
  ['Space', 'turns the arrow'],
  ['Shift + letter', 'takes the blank'],
  ['Esc', 'recalls'],
  ['Enter', 'sends'],
] as const;

/** For keyboards: shown where there is room and a fine pointer. */
export function KeyHelp() {
  return (
    <p className="key-help">
      {KEYS.map(([key, does]) => (
        <span key={key}>
          <kbd>{key}</kbd> {does}
        </span>
      ))}
    </p>
  );
}
