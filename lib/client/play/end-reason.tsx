import type { Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { useReached } from '../ui';
import { endText } from './reasons';

/** Why an event is over; of a finish line, who has reached it, and which targets there were. */
export function EndReason({ event }: { event: Pick<Snapshot, 'endReason' | 'reached' | 'settings'> }) {
  const words = useTranslations('words');
  const { who, targets } = useReached(event);
  return [who ?? endText(event.endReason, words), targets].filter(Boolean).join(' ');
}
