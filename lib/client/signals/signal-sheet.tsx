'use client';
import { useTranslations } from '@/lib/i18n/client';
import { Check, LanguageSwitch, Sheet } from '../ui';
import { playSignal } from './play-signal';
import { changeSignals, useSignalSettings } from './settings';
import { unlockSound } from './sound';
import { TestSound } from './test-sound';

/** What this device signals by; remembered on it. */
export function SignalSheet({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useTranslations('signals');
  return (
    <Sheet open={open} title={t('title')} onClose={onClose}>
      <p className="text-quiet">{t('when')}</p>
      <SignalChoices />
      <div className="mt-3 flex flex-wrap gap-2">
        <TestSound />
        <LanguageSwitch className="ms-auto" />
      </div>
    </Sheet>
  );
}

function SignalChoices() {
  const t = useTranslations('signals');
  const { sound, vibration, colour } = useSignalSettings();
  const change = async (next: { sound: boolean } | { vibration: boolean }) => {
    changeSignals(next);
    if ('sound' in next && next.sound) await unlockSound();
    // Whoever turns one on knows at once what it is like.
    if (Object.values(next).some(Boolean)) playSignal('soon');
  };
  return (
    <div className="mt-3 border-y border-line py-1">
      <Check label={t('sound')} checked={sound} onChange={(on) => void change({ sound: on })} />
      <Check
        label={t('vibration')}
        hint={t('vibrationHint')}
        checked={vibration}
        onChange={(on) => void change({ vibration: on })}
      />
      <Check
        label={t('colour')}
        hint={t('colourHint')}
        checked={colour}
        onChange={(on) => changeSignals({ colour: on })}
      />
    </div>
  );
}
