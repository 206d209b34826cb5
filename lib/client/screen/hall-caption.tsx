'use client';
import { directionOf } from '@/lib/client/board';
import { useSpeaking, useVoices } from '@/lib/client/speech';
import { useTranslations } from '@/lib/i18n/client';

/** What is being read out, for those who hear it badly; or that the device has no voice for it. */
export function HallCaption({ wanted, language }: { wanted: boolean; language: string }) {
  const t = useTranslations('screen');
  const speaking = useSpeaking();
  const voices = useVoices(language);
  const line = speaking?.lines[speaking.at];
  if (line)
    return (
      <p className="hall-caption" lang={language} dir={directionOf(line)} aria-live="off">
        {line}
      </p>
    );
  return wanted && voices.length === 0 ? (
    <p className="hall-caption" role="status">
      {t('noVoice')}
    </p>
  ) : null;
}
