'use client';
import { useEffect, useState } from 'react';

export type HallTheme = 'dark' | 'light';

/** `F` fills the screen, `T` changes the theme; the address keeps it for a reload. */
export function useHallKeys(first: HallTheme): HallTheme {
  const [theme, setTheme] = useState(first);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.key.toLowerCase() === 'f') void toggleFullScreen();
      if (event.key.toLowerCase() === 't') setTheme((now) => (now === 'dark' ? 'light' : 'dark'));
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  useEffect(() => {
    if (theme === first) return;
    const url = new URL(location.href);
    url.searchParams.set('theme', theme);
    history.replaceState(null, '', url);
  }, [theme, first]);
  return theme;
}

async function toggleFullScreen(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch {
    // Not allowed here: the browser's own key does it.
  }
}
