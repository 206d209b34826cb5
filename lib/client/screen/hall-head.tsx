'use client';
import { Code, Icon } from '@/lib/client/ui';
import type { Snapshot } from '@/lib/http/schemas';
import { joinAddress } from './join-address';
import type { Scene } from './scene';

export interface HallHeadProps {
  event: Snapshot;
  lost: boolean;
  scene: Scene;
}

/** One quiet line: the event, where it is, the way in for latecomers, and whether this screen is still fed. */
export function HallHead({ event, lost, scene }: HallHeadProps) {
  // The lobby shows the way in itself.
  const lobby = scene === 'lobby';
  return (
    <header className="hall-head">
      <h1 className="hall-name">
        <bdi>{event.name}</bdi>
      </h1>
      {lobby ? null : <span className="tabular">{placeText(event, scene)}</span>}
      {lost ? (
        <span role="status" className="inline-flex items-center gap-[0.3em] text-[0.8em] text-alert">
          <Icon name="offline" />
          Connection lost
        </span>
      ) : null}
      {lobby || event.status === 'finished' ? null : (
        <span className="hall-join">
          {joinAddress(event.joinUrl).site} <Code value={event.code} className="ms-[0.4em] text-ink" />
        </span>
      )}
    </header>
  );
}

/** Which round of how many. */
function placeText({ round, settings }: Snapshot, scene: Scene): string {
  if (scene === 'podium') return 'Final ranking';
  if (!round) return '';
  return settings.maxRounds === null
    ? `Round ${round.number}`
    : `Round ${round.number} of ${settings.maxRounds}`;
}
