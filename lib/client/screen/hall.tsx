'use client';
import { useLive } from '@/lib/client/live';
import { EventGate } from '@/lib/client/notice';
import type { Snapshot } from '@/lib/http/schemas';
import { HallHead } from './hall-head';
import { HallLobby } from './hall-lobby';
import { HallPodium } from './hall-podium';
import { HallRanking } from './hall-ranking';
import { HallRound } from './hall-round';
import { HallSoon } from './hall-soon';
import { HallTop } from './hall-top';
import type { Scene } from './scene';
import { type HallTheme, useHallKeys } from './use-hall-keys';
import { useHeads } from './use-heads';
import { useScene } from './use-scene';
import { useWakeLock } from './use-wake-lock';

/** The projector's page: no buttons; it follows the event by itself. */
export function Hall({ code, theme }: { code: string; theme: HallTheme }) {
  const { phase, problem, snapshot, link } = useLive(code);
  const shown = useHallKeys(theme);
  useWakeLock();
  return (
    <div className="hall" data-theme={shown}>
      {snapshot && phase !== 'missing' ? (
        <Stage event={snapshot} lost={link === 'lost'} />
      ) : (
        <main className="row-span-2 grid cursor-auto text-base">
          <EventGate phase={phase} problem={problem} code={code} />
        </main>
      )}
    </div>
  );
}

function Stage({ event, lost }: { event: Snapshot; lost: boolean }) {
  const scene = useScene(event);
  const heads = useHeads(event);
  return (
    <>
      <HallHead event={event} lost={lost} scene={scene} />
      <main className="contents">{sceneView(scene)}</main>
    </>
  );

  function sceneView(shown: Scene) {
    switch (shown) {
      case 'lobby':
        return <HallLobby event={event} />;
      case 'soon':
        return <HallSoon event={event} />;
      case 'round':
        return <HallRound event={event} />;
      case 'top':
        return <HallTop event={event} />;
      case 'ranking':
        return <HallRanking event={event} heads={heads} />;
      case 'podium':
        return <HallPodium event={event} />;
    }
  }
}
