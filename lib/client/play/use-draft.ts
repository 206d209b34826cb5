'use client';
import { useEffect } from 'react';
import type { Snapshot } from '@/lib/http/schemas';
import { type DraftContent, draftSender } from '../live';

/** With less than that left, what lies there is sent at once where it counts. */
export const LAST_SECONDS = 2;

/** Keeps what lies there on the server as it settles: for a reload, for another device, and where drafts count. */
export function useDraft(
  { code, round, you, settings }: Pick<Snapshot, 'code' | 'round' | 'you' | 'settings'>,
  content: DraftContent | null,
  secondsLeft: number,
): void {
  const soon = settings.draftsCount && secondsLeft <= LAST_SECONDS;
  const playerId = you?.playerId;
  const number = round?.number;
  const again = round?.again;
  const known = you?.draft ?? null;
  const text = JSON.stringify(content);
  useEffect(() => {
    if (!playerId || number === undefined) return;
    const sender = draftSender(code);
    sender.round({ code, playerId, round: number, again }, known?.rev ?? 0, known);
    sender.note(JSON.parse(text) as DraftContent | null, soon);
  }, [code, playerId, number, again, known, text, soon]);
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') draftSender(code).leave();
    };
    document.addEventListener('visibilitychange', leave);
    return () => document.removeEventListener('visibilitychange', leave);
  }, [code]);
}
