import { sql } from '@/lib/db';
import type { EventInfo } from './event-info';
import { readExtraTimes } from './extra-time';
import type { LogKind } from './log';
import { type LogEntry, roundOf } from './log-entries';
import { eachOwnResult } from './own-result';

/** What is to be told to whom. */
export interface ToldEntry {
  event: EventInfo;
  entry: LogEntry;
  playerIds: readonly string[];
}

/** The field of a message that is another one for each player, as JSON text. */
export interface PersonalPart {
  field: string;
  /** for whoever has none of it */
  none: string;
  /** hands on what these players have, of events that are told the same thing; of others too, when they are many */
  each(told: readonly ToldEntry[], take: (playerId: string, text: string) => void): Promise<void>;
}

const OWN_RESULT: PersonalPart = {
  field: 'you',
  none: 'null',
  each: (told, take) =>
    eachOwnResult(
      told.map(({ event, entry, playerIds }) => ({
        gameId: event.gameId,
        number: roundOf(entry),
        playerIds,
      })),
      ({ playerId, result }) => take(playerId, result),
    ),
};

/** Who has extra time is nobody else's business. */
const OWN_EXTRA_TIME: PersonalPart = {
  field: 'extraMs',
  none: '0',
  each: async (told, take) => {
    for (const { event, playerIds } of told) {
      if (playerIds.length === 0) continue;
      for (const [playerId, ms] of await readExtraTimes(sql(), event.id)) take(playerId, String(ms));
    }
  },
};

/** Messages that tell each player something of the own. */
export const PERSONAL: Partial<Record<LogKind, PersonalPart>> = {
  'round-closed': OWN_RESULT,
  ruling: OWN_RESULT,
  finished: OWN_RESULT,
  'extra-time': OWN_EXTRA_TIME,
};
