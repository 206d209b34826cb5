import { useState } from 'react';
import type { Snapshot } from '@/lib/http/schemas';

/** Whether this page was open by a key that opens it no more: an invitation was withdrawn, or the host key renewed. */
export function useEnded(event: Pick<Snapshot, 'host' | 'staff'> | null): boolean {
  const [wasOpen, setWasOpen] = useState(false);
  const isOpen = event !== null && (event.host || event.staff !== null);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen && event !== null && !isOpen;
}
