import { sql } from '@/lib/db';
import type { EventInfo } from '@/lib/event';
import { eventByCode } from '@/lib/event';
import { EventSettings, type RunKind, type RunView } from '@/lib/http/schemas';
import type { Rivals } from './rivals';

/** Who plays: a browser that holds a key, and an account where somebody is signed in. */
export interface Person {
  /** SHA-256 of the key */
  key: string;
  userId: string | null;
}

/** A run as it is stored. */
export interface Run {
  id: string;
  person: string;
  userId: string | null;
  kind: RunKind;
  /** null, too, for runs that belong to no event */
  event: EventInfo | null;
  day: string | null;
  lexicon: string;
  playerName: string | null;
  settings: EventSettings;
  tileSet: string;
  timed: boolean;
  openBag: boolean;
  seed: string | null;
  /** simulated opponents */
  rivals: Rivals | null;
  counted: boolean;
  uncounted: RunView['uncounted'];
  finished: boolean;
  round: number;
  total: number;
  topTotal: number;
  usedMs: number;
  endReason: string | null;
  startedAt: number;
}

interface Row extends Omit<Run, 'event' | 'settings'> {
  code: string | null;
  settings: unknown;
}

/** The run with this id; null for anybody but its player. */
export async function ownRun(id: string, person: Person): Promise<Run | null> {
  const [row] = await sql()<Row[]>`
    select r.id, r.person, r.user_id as "userId", r.kind, e.code, r.day, r.lexicon, r.player_name as "playerName",
           r.settings, r.tile_set as "tileSet", r.timed, r.open_bag as "openBag", r.seed, r.rivals, r.counted, r.uncounted,
           r.finished, r.round, r.total, r.top_total as "topTotal", r.used_ms as "usedMs",
           r.end_reason as "endReason", r.started_at as "startedAt"
    from alone_run r left join event e on e.id = r.event_id
    where r.id = ${id} and (r.person = ${person.key} or r.user_id = ${person.userId})`;
  if (!row) return null;
  const { code, ...run } = row;
  return {
    ...run,
    settings: EventSettings.parse(run.settings),
    event: code === null ? null : await eventByCode(code),
  };
}
