'use client';
import { Sheet } from '@/lib/client/ui';
import { useTranslations } from '@/lib/i18n/client';
import { HALL_KEYS, type HallAction } from './hall-keys';
import { PARTS } from './look';

const TEXTS = {
  fullScreen: 'keys.fullScreen',
  sound: 'keys.sound',
  contrast: 'keys.contrast',
  theme: 'keys.theme',
  back: 'keys.back',
  forth: 'keys.forth',
  help: 'keys.help',
} as const satisfies Record<HallAction, string>;

/** The keys of the projector, and what a streaming program can ask for. */
export function HallHelp({ open, onClose }: { open: boolean; onClose(): void }) {
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
