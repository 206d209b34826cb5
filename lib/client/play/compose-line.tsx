'use client';
import type { EventSettings } from '@/lib/http/schemas';
import { type MessageKey, useTranslations } from '@/lib/i18n/client';
import type { Notice } from '../placing';
import { Icon, MoveText } from '../ui';
import type { RoundPlay } from './use-round-play';
import { Worth } from './worth';
import { WriteField } from './write-field';

const NOTICES: Record<NonNullable<Notice>, MessageKey<'play'>> = {
  'not-in-rack': 'notice.notInRack',
  'no-square': 'notice.noSquare',
  'too-many': 'notice.tooMany',
};

export interface ComposeLineProps {
  play: RoundPlay;
  settings: EventSettings;
  /** the line is a field in which a whole move is typed */
  writing: boolean;
  onWriting(writing: boolean): void;
}

/** What is on the board now, or why the last key did nothing: one line that never changes its height. */
export function ComposeLine({ play, settings, writing, onWriting }: ComposeLineProps) {
  const t = useTranslations('play');
  const { notice, most } = play.placing;
  return (
    <div className="move-line" data-urgent={play.urgent || undefined}>
      {writing ? (
        <WriteField play={play} settings={settings} onClose={() => onWriting(false)} />
      ) : (
        <div aria-live="polite" aria-atomic="true" className="contents">
          {play.composing.kind === 'empty' ? (
            <span className="move-hint">{t('hint')}</span>
          ) : (
            <Laid play={play} settings={settings} />
          )}
          {notice ? <span className="move-notice">{t(NOTICES[notice], { most })}</span> : null}
        </div>
      )}
      <button
        type="button"
        className="move-write"
        aria-label={writing ? t('writeClose') : t('writeMove')}
        title={writing ? t('writeClose') : t('writeMove')}
        // The field would close itself first, and this would open it again.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onWriting(!writing)}
      >
        <Icon name={writing ? 'check' : 'edit'} />
      </button>
    </div>
  );
}

interface LaidProps {
  play: RoundPlay;
  settings: EventSettings;
}

function Laid({ play, settings }: LaidProps) {
  const t = useTranslations('play');
  const { composing } = play;
  if (composing.kind === 'empty') return null;
  if (composing.kind === 'broken') return <span className="move-hint">{t(composing.what)}</span>;
  return (
    <>
      <MoveText move={composing.move} notation={settings.notation} className="move-laid truncate text-lg" />
      <Worth composing={composing} play={play} settings={settings} />
    </>
  );
}
