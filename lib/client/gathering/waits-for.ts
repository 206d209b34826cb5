import type { GatheringView } from '@/lib/http/schemas';
import type { MessageKey } from '@/lib/i18n/client';

type State = Pick<GatheringView, 'rooms' | 'complete' | 'released' | 'host'>;

/** What is waited for before results are public: rooms that play or have yet to, or the host's word that no more come. */
export function leadOf({ rooms, complete, released, host }: State): MessageKey<'gathering'> {
  if (released) return 'released';
  const over = !complete && rooms.length > 0 && rooms.every(({ status }) => status === 'finished');
  if (over) return host ? 'leadHostWord' : 'leadWord';
  return host ? 'leadHost' : 'lead';
}
