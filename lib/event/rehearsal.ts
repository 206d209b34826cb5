import { formatBoard, formatTiles, type Position } from '@/lib/engine';
import { DEFAULT_SETTINGS } from '@/lib/http/schemas';
import { makeCode } from './code';
import { type EventInfo, forgetEvent, rememberEvent } from './event-info';
import { forgetRound, rememberRound } from './submit-slip';
import { forgetSeat, rememberSeat } from './viewer';

/** An event that is in this process's memory alone. */
export interface Stage {
  event: EventInfo;
  /** its only round */
  number: number;
  /** gives the key with this hash a seat */
  seat(keyHash: string): void;
  /** takes all of it away again */
  strike(): void;
}

const ROUND = 1;

/**
 * Sets up an event for slips that nobody sent. They go the way of all slips to the database, which knows no such round
 * and no such players, calls them late, and keeps nothing.
 */
export function setStage(position: Position): Stage {
  const event: EventInfo = {
    id: 'rehearsal',
    code: makeCode(),
    name: 'Rehearsal',
    settings: DEFAULT_SETTINGS,
    tileSet: position.tiles.id,
    ownerId: null,
    hostKeyHash: 'rehearsal',
    gatheringId: null,
    gameId: 'rehearsal',
    seedHash: 'rehearsal',
    hallSecret: null,
    allowedNames: [],
  };
  const hashes: string[] = [];
  rememberEvent(event);
  rememberRound(event, ROUND, {
    id: 'rehearsal',
    board: formatBoard(position.board),
    rack: { leftover: '', drawn: formatTiles(position.rack, position.tiles), rejected: false },
  });
  return {
    event,
    number: ROUND,
    seat: (keyHash) => {
      hashes.push(keyHash);
      rememberSeat(keyHash, { id: `rehearsal ${hashes.length}`, name: 'Rehearsal', eventId: event.id });
    },
    strike: () => {
      for (const hash of hashes) forgetSeat(hash);
      forgetRound(event, ROUND);
      forgetEvent(event.code);
    },
  };
}
