'use client';
import { useEffect } from 'react';

/** Keeps the screen on while the page is shown. Browsers allow it over https and on localhost only. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let gone = false;
    const take = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        const taken = await navigator.wakeLock.request('screen');
        if (gone) void taken.release();
        else lock = taken;
      } catch {
        // Refused (battery saver, no https): the machine's own settings decide.
      }
    };
    // A lock falls when the page is hidden.
    const shown = () => void take();
    shown();
    document.addEventListener('visibilitychange', shown);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', shown);
      void lock?.release();
    };
  }, []);
}
