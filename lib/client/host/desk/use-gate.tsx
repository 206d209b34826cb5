'use client';
import { type ReactNode, useState } from 'react';
import { type Link, useLive } from '@/lib/client/live';
import { EventGate } from '@/lib/client/notice';
import type { Snapshot } from '@/lib/http/schemas';
import { KeyGate } from './key-gate';
import type { Invitation } from './use-invitation';

export interface Gate {
  /** null: it is not there, or not known yet */
  event: Snapshot | null;
  /** the page for those who may see it; for others what stands in its place */
  inside(page: (event: Snapshot, link: Link) => ReactNode): ReactNode;
}

/** The way into a page for hosts alone, or for whoever helps. `invitation`: a key that came with the link. */
export function useGate(code: string, who: 'host' | 'staff', invitation: Invitation | null = null): Gate {
  const { phase, problem, snapshot, link } = useLive(code);
  const event = phase === 'missing' ? null : snapshot;
  const ended = useEnded(event);
  const isOpen = event !== null && (event.host || (who === 'staff' && event.staff !== null));
  return {
    event,
    inside: (page) => {
      if (!event) return <EventGate phase={phase} problem={problem} code={code} />;
      return isOpen ? page(event, link) : <KeyGate event={event} invitation={invitation} ended={ended} />;
    },
  };
}

/** Whether this page was open by a key that opens it no more: an invitation was withdrawn, or the host key renewed. */
function useEnded(event: Pick<Snapshot, 'host' | 'staff'> | null): boolean {
  const [wasOpen, setWasOpen] = useState(false);
  const isOpen = event !== null && (event.host || event.staff !== null);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen && event !== null && !isOpen;
}
