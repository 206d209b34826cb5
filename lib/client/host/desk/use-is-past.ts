'use client';
import { useEffect, useState } from 'react';
import { onServerTime, serverNow } from '@/lib/client/live';

/** Whether a server time is past. Draws anew once, when it passes, rather than every second. */
export function useIsPast(time: number | null): boolean {
  const [, wake] = useState(0);
  useEffect(() => {
    if (time === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const arm = () => {
      clearTimeout(timer);
      const left = time - serverNow();
      if (left > 0) timer = setTimeout(arm, left + 3);
      wake((count) => count + 1);
    };
    arm();
    const stop = onServerTime(arm);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [time]);
  return time !== null && serverNow() >= time;
}
