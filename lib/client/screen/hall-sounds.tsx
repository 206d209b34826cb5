'use client';
import { useEffect, useRef } from 'react';
import { changeSignals, playSignal, RoundSignals, unlockSound } from '@/lib/client/signals';
import type { Snapshot } from '@/lib/http/schemas';
import type { Scene } from './scene';

/** Sounds the rounds, the top as it comes on the board, and the podium. */
export function HallSounds({ event, scene }: { event: Snapshot; scene: Scene }) {
  const before = useRef(scene);
  // The podium comes again and again after the end: its first time is the news.
  const crowned = useRef(scene === 'podium');
  useEffect(() => {
    // A player may have turned it off on this device; a streaming program lets a page sound without a gesture.
    changeSignals({ sound: true });
    void unlockSound();
  }, []);
  useEffect(() => {
    const came = scene !== before.current;
    // Back to the top by hand is no news.
    const crowns = scene === 'podium' && !crowned.current;
    const reveals = crowns || (scene === 'top' && before.current === 'round');
    if (crowns) crowned.current = true;
    before.current = scene;
    if (came && reveals) playSignal('reveal');
  }, [scene]);
  return <RoundSignals snapshot={event} hall />;
}
