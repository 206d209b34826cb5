import { Countdown } from '@/lib/client/ui';
import type { Snapshot } from '@/lib/http/schemas';

/** What comes next, in a line: the time to the next rack, the pause, or nothing to say. */
export function NextRack({ event }: { event: Snapshot }) {
  if (event.status === 'paused') return <p className="hall-number">Paused</p>;
  if (event.nextOpensAt === null) return null;
  return (
    <p className="hall-words">
      Next rack in <Countdown to={event.nextOpensAt} className="hall-number ms-[0.1em] text-ink" />
    </p>
  );
}
