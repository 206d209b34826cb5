'use client';
import { directionOf } from '@/lib/client/board';
import { Button, cx, latinLetter, usePageKeys } from '@/lib/client/ui';
import type { Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { spokenLanguage } from './announcement';
import { stopSpeaking, useSpeaking, useVoices } from './speaker';
import { type Announcement, useAnnouncement } from './use-announcement';
import { VoiceFields } from './voice-fields';

/** At the desk: reads out rack and top, shows what is read, and how it is done. */
export function ReadOut({ event, className }: { event: Snapshot; className?: string }) {
  const t = useTranslations('speech');
  const { announcement, say } = useAnnouncement(event);
  const speaking = useSpeaking();
  const language = spokenLanguage(event.tileSet);
  const voices = useVoices(language);
  useSpeechKeys(say);
  if (!announcement) return null;
  return (
    <section aria-label={t('title')} className={cx('border-t border-line pt-3', className)}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="text-lg font-bold">{t('title')}</h2>
        {voices.length > 0 ? (
          <p className="ms-auto flex gap-2">
            <Button size="sm" icon="sound" onClick={say}>
              {t(announcement.what === 'rack' ? 'rack' : 'top')}
            </Button>
            <Button size="sm" kind="plain" disabled={!speaking} onClick={stopSpeaking}>
              {t('stop')}
            </Button>
          </p>
        ) : null}
      </div>
      <details>
        <summary className="flex min-h-11 items-center text-quiet hover:text-ink">{t('text')}</summary>
        <div className="grid items-start gap-6 pt-1 pb-4 lg:grid-cols-2">
          <Lines announcement={announcement} at={speaking?.lines === announcement.lines ? speaking.at : -1} />
          <div>
            <VoiceFields language={language} />
            <p className="mt-3 text-sm text-quiet">
              {t.rich('keys', {
                key: (name) => <kbd className="font-sans font-semibold text-ink">{name}</kbd>,
              })}
            </p>
          </div>
        </div>
      </details>
    </section>
  );
}

function Lines({ announcement: { lines, language }, at }: { announcement: Announcement; at: number }) {
  const t = useTranslations('speech');
  return (
    <section aria-label={t('text')}>
      {lines.map((line, index) => (
        <p
          // biome-ignore lint/suspicious/noArrayIndexKey: lines stay in their places.
          key={index}
          lang={language}
          dir={directionOf(line)}
          className={cx('py-0.5', index === at && 'bg-accent-soft font-semibold')}
        >
          {line}
        </p>
      ))}
    </section>
  );
}

/** A says it (again), X stops. */
function useSpeechKeys(say: () => void): void {
  usePageKeys((event) => {
    const letter = event.repeat ? null : latinLetter(event);
    if (letter === 'A') say();
    if (letter === 'X') stopSpeaking();
    return letter === 'A' || letter === 'X';
  });
}
