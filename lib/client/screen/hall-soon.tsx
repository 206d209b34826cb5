import { Countdown } from '@/lib/client/ui';
import type { Snapshot } from '@/lib/http/schemas';

/** Started, and no rack yet. */
export function HallSoon({ event }: { event: Snapshot }) {
  return (
    <div className="grid content-center justify-items-center gap-[1em] text-center">
      <p className="hall-big">{event.status === 'paused' ? 'Paused' : 'The first rack comes'}</p>
      {event.nextOpensAt === null ? null : (
        <span className="hall-clock">
          <Countdown to={event.nextOpensAt} />
        </span>
      )}
    </div>
  );
}
