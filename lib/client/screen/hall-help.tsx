'use client';
import { VoiceFields } from '@/lib/client/speech';
import { Select, Sheet } from '@/lib/client/ui';
import { useTranslations } from '@/lib/i18n/client';
import { HALL_KEYS, type HallAction } from './hall-keys';
import { PAGE_SECONDS, PARTS } from './look';

const TEXTS = {
  fullScreen: 'keys.fullScreen',
  sound: 'keys.sound',
  speech: 'keys.speech',
  again: 'keys.again',
  hush: 'keys.hush',
  contrast: 'keys.contrast',
  theme: 'keys.theme',
  back: 'keys.back',
  forth: 'keys.forth',
  help: 'keys.help',
} as const satisfies Record<HallAction, string>;

/** The keys of the projector, what it reads out and how long it shows a page, and what a streaming program can ask for. */
export interface HallHelpProps {
  open: boolean;
  onClose(): void;
  /** in which racks and tops are read out; null: not known yet */
  language: string | null;
  pageSeconds: number;
  onPageSeconds(seconds: number): void;
}

export function HallHelp({ open, onClose, language, pageSeconds, onPageSeconds }: HallHelpProps) {
  const t = useTranslations('screen');
  return (
    <Sheet open={open} title={t('keys.title')} onClose={onClose} className="hall-help">
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-[1em] gap-y-[0.5em]">
        {HALL_KEYS.map(({ action, keys }) => (
          <div key={action} className="contents">
            <dt dir="ltr" className="flex gap-[0.3em]">
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(TEXTS[action])}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-[1.2em] grid gap-[0.8em]">
        {open && language ? <VoiceFields language={language} automatic={false} /> : null}
        <Select
          label={t('pageSeconds')}
          value={String(pageSeconds)}
          onChange={(event) => onPageSeconds(Number(event.target.value))}
        >
          {PAGE_SECONDS.map((seconds) => (
            <option key={seconds} value={seconds}>
              {t('seconds', { seconds })}
            </option>
          ))}
        </Select>
      </div>
      <p className="mt-[1.2em] text-quiet">
        {t.rich('keys.stream', {
          address: (chunks) => (
            <bdi dir="ltr" className="text-ink">
              {chunks}
            </bdi>
          ),
          parts: () => <bdi dir="ltr">{PARTS.join(', ')}</bdi>,
        })}
      </p>
    </Sheet>
  );
}
