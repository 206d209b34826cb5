'use client';
import { spokenLanguage, stopSpeaking, useAnnouncement } from '@/lib/client/speech';
import type { Snapshot } from '@/lib/http/schemas';
import { HallCaption } from './hall-caption';
import { HallHead } from './hall-head';
import { HallLobby } from './hall-lobby';
import { HallPart } from './hall-part';
import { HallPodium } from './hall-podium';
import { HallRanking } from './hall-ranking';
import { HallRound } from './hall-round';
import { HallSoon } from './hall-soon';
import { HallSounds } from './hall-sounds';
import { HallTop } from './hall-top';
import type { HallLook, Part } from './look';
import { useHallCode } from './use-hall-code';
import { useHallKeys } from './use-hall-keys';
import { useHeads } from './use-heads';
import { useScene } from './use-scene';

export interface StageProps {
  event: Snapshot;
  lost: boolean;
  part: Part | null;
  look: Pick<HallLook, 'sound' | 'speech' | 'pageSeconds'>;
}

/** The scene of the moment, or one part of it. */
export function Stage({ event, lost, part, look }: StageProps) {
  const { scene, live, step, leavePages } = useScene(event, part === null);
  const heads = useHeads(event);
  const hallCode = useHallCode(event);
  const saying = useAnnouncement(event, look.speech);
  useHallKeys((action) => {
    if (action === 'again') saying.say();
    else if (action === 'hush') stopSpeaking();
    else if (action === 'back' || action === 'forth') {
      const forth = (document.documentElement.dir === 'rtl') === (action === 'back');
      step(forth ? 1 : -1);
    } else return false;
    return true;
  });
  const sounds = look.sound ? <HallSounds event={event} scene={scene} /> : null;
  if (part) {
    return (
      <main className="contents">
        <HallPart event={event} part={part} scene={scene} heads={heads} live={live} />
        {sounds}
      </main>
    );
  }
  return (
    <>
      <HallHead event={event} lost={lost} scene={scene} hallCode={hallCode} />
      <main className="contents">{sceneView()}</main>
      {sounds}
      <HallCaption wanted={look.speech} language={spokenLanguage(event.tileSet)} />
    </>
  );

  function sceneView() {
    switch (scene) {
      case 'lobby':
        return <HallLobby event={event} hallCode={hallCode} />;
      case 'soon':
        return <HallSoon event={event} />;
      case 'round':
        return <HallRound event={event} />;
      case 'top':
        return <HallTop event={event} heads={heads} />;
      case 'ranking':
        return <HallRanking event={event} heads={heads} pageSeconds={look.pageSeconds} leave={leavePages} />;
      case 'podium':
        if (event.keptBack && event.standings.length === 0) return <HallSoon event={event} />;
        return <HallPodium event={event} live={live} />;
    }
  }
}
