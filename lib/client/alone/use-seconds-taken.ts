'use client';
import { useEffect, useState } from 'react';
import { serverNow } from '../live';

/** Whole seconds since a moment of the server's clock, drawn anew at each of them. */
export function useSecondsTaken(since: number): number {
  const [taken, setTaken] = useState(() => secondsSince(since));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      setTaken(secondsSince(since));
      timer = setTimeout(tick, 1000 - (Math.max(0, serverNow() - since) % 1000));
    };
    tick();
    return () => clearTimeout(timer);
  }, [since]);
  return taken;
}

const secondsSince = (since: number): number => Math.max(0, Math.floor((serverNow() - since) / 1000));
