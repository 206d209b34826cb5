'use client';
import { Code, Icon } from '@/lib/client/ui';
import type { Snapshot } from '@/lib/http/schemas';
import { useJoinAddress } from './use-join-address';

export interface HallHeadProps {
  event: Snapshot;
  lost: boolean;
  /** the lobby shows the way in itself */
  lobby: boolean;
}

/** One quiet line: the event, where it is, the way in for latecomers, and whether this screen is still fed. */
export function HallHead({ event, lost, lobby }: HallHeadProps) {
  const address = useJoinAddress(event.code);
  return (
    <header className="hall-head">
      <h1 className="hall-name">
        <bdi>{event.name}</bdi>
      </h1>
      {lobby ? null : <span className="tabular">{placeText(event)}</span>}
      {lost ? (
        <span role="status" className="inline-flex items-center gap-[0.3em] text-[0.8em] text-alert">
          <Icon name="offline" />
          Connection lost
        </span>
      ) : null}
      {lobby || event.status === 'finished' ? null : (
        <span className="hall-join">
          {address?.site} <Code value={event.code} className="ms-[0.4em] text-ink" />
        </span>
      )}
    </header>
  );
}

/** Which round of how many. */
function placeText({ status, round, settings }: Snapshot): string {
  if (status === 'finished') return 'Final ranking';
  if (!round) return '';
  return settings.maxRounds === null
    ? `Round ${round.number}`
    : `Round ${round.number} of ${settings.maxRounds}`;
}
