'use client';
import { useEffect, useState } from 'react';
import { callApi, eventPath, liveStore } from '@/lib/client/live';
import type { Problem } from '@/lib/http/schemas';

/** A key that came with the page's link, on its way to become the browser's. */
export interface Invitation {
  key: string;
  busy: boolean;
  /** why it opens nothing */
  problem: Problem | null;
}

/** Takes the key of an invitation out of the address, and opens the desk with it. */
export function useInvitation(code: string): Invitation | null {
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  useEffect(() => {
    const key = keyInAddress();
    if (!key) return;
    const open = async () => {
      setInvitation({ key, busy: true, problem: null });
      const answer = await callApi(eventPath(code, '/host-session'), { body: { hostKey: key } });
      if (answer.ok) await liveStore(code).reload();
      setInvitation({ key, busy: false, problem: answer.ok ? null : answer.problem });
    };
    void open();
  }, [code]);
  return invitation;
}

/** It stands behind the # of the link; from the address and the history it goes at once. */
function keyInAddress(): string | null {
  const [, key] = /^#([hs]_[\w-]{20,100})$/.exec(location.hash) ?? [];
  if (!key) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  return key;
}
