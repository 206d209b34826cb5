import { type MessageKey, useTranslations } from '@/lib/i18n/client';
import { Button, cx } from '../ui';
import { shuffled } from './letters';
import type { RoundPlay, Standing } from './use-round-play';

const SENT = 'disabled:border-accent-soft! disabled:bg-accent-soft! disabled:text-accent!';

/** Room for longer languages on a small phone. */
const NARROW = '@max-[380px]:px-2';

const LABELS: Record<Exclude<Standing, 'idle' | 'ready'>, MessageKey<'play'>> = {
  sending: 'sending',
  sent: 'sent',
  over: 'timeUp',
};

/** Recall, shuffle, and the button that matters. */
export function PlayButtons({ play, again }: { play: RoundPlay; again: boolean }) {
  const t = useTranslations('play');
  const { placing, dispatch, standing } = play;
  const open = standing === 'idle' || standing === 'ready';
  return (
    <div className="play-buttons">
      <Button size="lg" icon="recall" className={NARROW} onClick={() => dispatch({ type: 'recall' })}>
        {t('recall')}
      </Button>
      <Button
        size="lg"
        icon="shuffle"
        className={NARROW}
        onClick={() => dispatch({ type: 'order', ids: shuffled(placing) })}
      >
        {t('shuffle')}
      </Button>
      <Button
        size="lg"
        kind="primary"
        icon={standing === 'sent' ? 'check' : undefined}
        className={cx('play-send px-2!', standing === 'sent' && SENT)}
        disabled={standing !== 'ready'}
        onClick={play.send}
      >
        {open ? t(again ? 'sendAgain' : 'send') : t(LABELS[standing])}
      </Button>
    </div>
  );
}

/** Where to learn how tiles are placed; beside it the keys most needed, where there is room and a fine pointer. */
export function KeyHelp({ onHelp }: { onHelp(): void }) {
  const t = useTranslations('play');
  const keys = [
    [t('help.keySpace'), t('help.space')],
    [t('help.keyShift'), t('help.shift')],
    [t('help.keyEscape'), t('help.escape')],
    [t('help.keyEnter'), t('help.enter')],
    ['/', t('help.slash')],
  ] as const;
  return (
    <div className="key-help">
      <button type="button" className="help-link" onClick={onHelp}>
        {t('help.title')}
      </button>
      <p>
        {keys.map(([key, does]) => (
          <span key={key}>
            <kbd>{key}</kbd> {does}
          </span>
        ))}
      </p>
    </div>
  );
}
