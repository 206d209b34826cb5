import { sql } from '@/lib/db';
import { EventSettings } from '@/lib/http/schemas';
import { findLexicon } from '@/lib/lexicons';
import { shared } from '@/lib/ops';
import { normalCode } from './code';
import { Remembered } from './remembered';

/**
 * What never changes after an event is created, but for the host key and for targets that follow the number of players
 * and come with the start: every process is told of either. What decides a game asks the database for the targets.
 */
export interface EventInfo {
  id: string;
  code: string;
  name: string;
  settings: EventSettings;
  tileSet: string;
  ownerId: string | null;
  hostKeyHash: string;
  /** the gathering that it is a room of; null: it stands alone */
  gatheringId: string | null;
  gameId: string;
  seedHash: string;
  /** what the numbers of the hall are made from; null in events without */
  hallSecret: string | null;
  /** the only names to join under; empty where names are not listed */
  allowedNames: readonly string[];
}

const cache = () => shared('event-info', () => new Remembered<EventInfo>(5000));

interface Row extends Omit<EventInfo, 'settings' | 'tileSet'> {
  settings: unknown;
}

/** The event with this code (as people type it), or null. */
export async function eventByCode(typed: string): Promise<EventInfo | null> {
  const code = normalCode(typed);
  if (!code) return null;
  return cache().get(code, () => readEvent(code));
}

/** The same, if it is known without asking the database; `code` as it is stored. */
export function knownEvent(code: string): EventInfo | undefined {
  return cache().peek(code);
}

/** For an event that is in no database. */
export function rememberEvent(event: EventInfo): void {
  cache().put(event.code, event);
}

export function forgetEvent(code: string): void {
  cache().forget(code);
}

/** When notifications may have been lost. */
export function forgetEvents(): void {
  cache().clear();
}

async function readEvent(code: string): Promise<EventInfo | null> {
  const [row] = await sql()<Row[]>`
    select e.id, e.code, e.name, e.settings, e.owner_id as "ownerId", e.host_key_hash as "hostKeyHash",
           e.gathering_id as "gatheringId",
           e.hall_secret as "hallSecret", e.allowed_names as "allowedNames",
           g.id as "gameId", g.seed_hash as "seedHash"
    from event e join game g on g.event_id = e.id and g.ordinal = 1
    where e.code = ${code}`;
  if (!row) return null;
  const settings = EventSettings.parse(row.settings);
  const source = await findLexicon(settings.lexicon);
  return { ...row, settings, tileSet: source?.tileSet ?? settings.lexicon };
}
