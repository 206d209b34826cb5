'use client';
import { Check, Select } from '@/lib/client/ui';
import { useFormatter, useLanguage, useTranslations } from '@/lib/i18n/client';
import { changeSpeech, RATES, useSpeechSettings } from './settings';
import { useVoices } from './speaker';

/** Whether to read out by itself, by which voice, and how fast; says so where the device has no voice for a language. */
export function VoiceFields({ language, automatic = true }: { language: string; automatic?: boolean }) {
  const t = useTranslations('speech');
  const format = useFormatter();
  const settings = useSpeechSettings();
  const voices = useVoices(language);
  const name = useLanguageName(language);
  if (voices.length === 0)
    return (
      <p role="status" className="text-quiet">
        {t('noVoice', { language: name })}
      </p>
    );
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {automatic ? (
        <Check
          label={t('automatic')}
          hint={t('automaticHint')}
          checked={settings.automatic}
          onChange={(on) => changeSpeech({ automatic: on })}
          className="sm:col-span-2"
        />
      ) : null}
      <Select
        label={t('voice', { language: name })}
        value={settings.voices[language] ?? voices[0]?.name}
        onChange={(event) => changeSpeech({ voices: { ...settings.voices, [language]: event.target.value } })}
      >
        {voices.map((voice) => (
          <option key={voice.voiceURI} value={voice.name}>
            {voice.name}
          </option>
        ))}
      </Select>
      <Select
        label={t('rate')}
        value={String(settings.rate)}
        onChange={(event) => changeSpeech({ rate: Number(event.target.value) })}
      >
        {RATES.map((rate) => (
          <option key={rate} value={rate}>
            {format.number(rate, { style: 'percent' })}
          </option>
        ))}
      </Select>
    </div>
  );
}

function useLanguageName(language: string): string {
  const { locale } = useLanguage().language;
  return new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language;
}
