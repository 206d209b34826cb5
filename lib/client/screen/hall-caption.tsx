'use client';
import { useEffect, useState } from 'react';
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
  return wanted && voices.length === 0 ? <Passing key={language} text={t('noVoice')} /> : null;
}

/** Long enough to be read from the back of a hall; after it nothing covers the board. */
const SHOWN_MS = 7000;

function Passing({ text }: { text: string }) {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  return shown ? (
    <p className="hall-caption" role="status">
      {text}
    </p>
  ) : null;
}
