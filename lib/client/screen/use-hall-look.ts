'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type HallLook, withLook } from './look';

const MORE = '(prefers-contrast: more)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(MORE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export interface ShownLook extends HallLook {
  /** what `contrast` comes to on this system */
  more: boolean;
  turnTheme(): void;
  turnContrast(): void;
  turnSound(): void;
  turnSpeech(): void;
  setPageSeconds(seconds: number): void;
}

/** The look, which keys and buttons change; the address keeps it for a reload. */
export function useHallLook(first: HallLook): ShownLook {
  const [look, setLook] = useState(first);
  const wanted = useSyncExternalStore(
    subscribe,
    () => matchMedia(MORE).matches,
    () => false,
  );
  useEffect(() => {
    if (look !== first) history.replaceState(null, '', withLook(location.href, look));
  }, [look, first]);
  const more = look.contrast === null ? wanted : look.contrast === 'more';
  return {
    ...look,
    more,
    turnTheme: () => setLook((now) => ({ ...now, theme: now.theme === 'dark' ? 'light' : 'dark' })),
    turnContrast: () => setLook((now) => ({ ...now, contrast: more ? 'normal' : 'more' })),
    turnSound: () => setLook((now) => ({ ...now, sound: !now.sound })),
    turnSpeech: () => setLook((now) => ({ ...now, speech: !now.speech })),
    setPageSeconds: (pageSeconds) => setLook((now) => ({ ...now, pageSeconds })),
  };
}
