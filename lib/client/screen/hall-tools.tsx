'use client';
import type { ReactNode } from 'react';
import { useTranslations } from '@/lib/i18n/client';
import type { ShownLook } from './use-hall-look';

export type ToolAction = 'fullScreen' | 'sound' | 'speech' | 'theme' | 'contrast' | 'help';

export interface HallToolsProps {
  look: ShownLook;
  shown: boolean;
  act(action: ToolAction): void;
  children: ReactNode;
}

/** What the keys do, for a mouse: shown while it moves, and to whoever comes by Tab. */
export function HallTools({ look, shown, act, children }: HallToolsProps) {
  const t = useTranslations('screen');
  const tools: readonly [ToolAction, string, pressed?: boolean][] = [
    ['sound', t(look.sound ? 'tools.soundOn' : 'tools.soundOff'), look.sound],
    ['speech', t(look.speech ? 'tools.speechOn' : 'tools.speechOff'), look.speech],
    ['contrast', t('tools.contrast'), look.more],
    ['theme', t(look.theme === 'dark' ? 'tools.light' : 'tools.dark')],
    ['fullScreen', t('tools.fullScreen')],
    ['help', t('tools.keys')],
  ];
  return (
    <footer className="contents">
      <div
        role="toolbar"
        aria-label={t('tools.label')}
        className="hall-tools"
        data-shown={shown || undefined}
      >
        {tools.map(([action, text, pressed]) => (
          <button key={action} type="button" aria-pressed={pressed} onClick={() => act(action)}>
            {text}
          </button>
        ))}
      </div>
      {children}
    </footer>
  );
}
