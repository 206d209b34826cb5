'use client';
import { Button, Check, Code, LanguageSwitch, ThemeToggle } from '@/lib/client/ui';
import type { Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import type { Desk } from '../desk-state';
import { JoinCard } from './join-card';
import { Keeping } from './keeping';
import type { useKeySetting } from './keys-hint';

export interface FoldedProps {
  event: Snapshot;
  desk: Desk;
  keys: ReturnType<typeof useKeySetting>;
  onFinish(): void;
  /** a new host key is there to be shown */
  onKey(): void;
}

/** What is needed seldom: the way in for latecomers, the keys, the end. */
export function Folded({ event, desk, keys, onFinish, onKey }: FoldedProps) {
  const t = useTranslations('desk');
  const lobby = event.status === 'lobby';
  return (
    <details className="border-t border-line pt-1">
      <summary className="flex min-h-11 items-center gap-3 text-quiet hover:text-ink">
        <span className="font-semibold">{t('more.title')}</span>
        {lobby ? null : (
          <span className="text-sm">
            {t.rich('more.latecomers', {
              code: () => <Code value={event.code} className="text-ink" />,
            })}
          </span>
        )}
      </summary>
      <div className="grid items-start gap-6 pt-3 pb-6 lg:grid-cols-[minmax(0,34rem)_1fr]">
        {lobby ? null : <JoinCard event={event} />}
        <div className="grid justify-items-start gap-4">
          <Check
            className="hidden sm:pointer-fine:flex"
            label={t('keys.setting')}
            hint={t('keys.settingHint')}
            checked={keys.setting !== 'off'}
            onChange={(on) => keys.choose(on ? 'known' : 'off')}
          />
          <p className="text-sm text-quiet">
            {t.rich('more.projectorKeys', {
              key: (name) => <kbd className="font-sans font-semibold text-ink">{name}</kbd>,
            })}
          </p>
          <p className="flex items-center text-sm text-quiet">
            {t('more.colours')} <ThemeToggle />
            <LanguageSwitch className="ms-auto" />
          </p>
          {desk.others.includes('finish') ? (
            <Button kind="danger" onClick={onFinish}>
              {t(lobby ? 'ask.endYes' : 'ask.finishYes')}
            </Button>
          ) : null}
          <Keeping event={event} onKey={onKey} />
        </div>
      </div>
    </details>
  );
}
