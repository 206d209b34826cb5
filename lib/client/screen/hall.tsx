'use client';
import { useState } from 'react';
import { useLive } from '@/lib/client/live';
import { spokenLanguage } from '@/lib/client/speech';
import { toggleFullScreen } from './full-screen';
import { HallGate } from './hall-gate';
import { HallHelp } from './hall-help';
import type { HallAction } from './hall-keys';
import { HallTools, type ToolAction } from './hall-tools';
import type { HallLook } from './look';
import { Stage } from './stage';
import { useAwake } from './use-awake';
import { useHallKeys } from './use-hall-keys';
import { useHallLook } from './use-hall-look';
import { useWakeLock } from './use-wake-lock';

/** The projector's page: it follows the event by itself. Its tools show while somebody is at it. */
export function Hall({ code, look: first }: { code: string; look: HallLook }) {
  const { phase, problem, snapshot, link } = useLive(code);
  const look = useHallLook(first);
  const [helped, setHelped] = useState(false);
  const awake = useAwake();
  useWakeLock();

  const act = (action: ToolAction) => {
    if (action === 'fullScreen') void toggleFullScreen();
    if (action === 'theme') look.turnTheme();
    if (action === 'contrast') look.turnContrast();
    if (action === 'sound') look.turnSound();
    if (action === 'speech') look.turnSpeech();
    if (action === 'help') setHelped(true);
  };
  useHallKeys((action) => {
    if (isTool(action)) act(action);
    return isTool(action);
  });

  const streamed = look.transparent || look.part !== null;
  return (
    <div
      className="hall"
      data-theme={look.theme}
      data-contrast={look.more ? 'more' : undefined}
      data-ground={look.transparent ? 'none' : undefined}
      data-part={look.part ?? undefined}
      data-awake={awake || undefined}
    >
      {snapshot && phase !== 'missing' ? (
        <Stage event={snapshot} lost={link === 'lost'} part={look.part} look={look} />
      ) : (
        <HallGate phase={phase} problem={problem} code={code} quiet={streamed} />
      )}
      {streamed ? null : (
        <HallTools look={look} shown={awake} act={act}>
          <HallHelp
            open={helped}
            onClose={() => setHelped(false)}
            language={snapshot ? spokenLanguage(snapshot.tileSet) : null}
            pageSeconds={look.pageSeconds}
            onPageSeconds={look.setPageSeconds}
          />
        </HallTools>
      )}
    </div>
  );
}

/** The others are for the scene. */
const isTool = (action: HallAction): action is ToolAction =>
  action !== 'back' && action !== 'forth' && action !== 'again' && action !== 'hush';
