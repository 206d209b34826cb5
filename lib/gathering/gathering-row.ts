import { sql } from '@/lib/db';
import { normalCode } from '@/lib/event';
import { EventSettings, type PreparedGame } from '@/lib/http/schemas';

/** A gathering as it is stored. Game and seed are secret until results are public. */
export interface Gathering {
  id: string;
  code: string;
  name: string;
  ownerId: string | null;
  hostKeyHash: string;
  settings: EventSettings;
  prepared: PreparedGame;
  seed: string;
  seedHash: string;
  complete: boolean;
  /** whether tops, review and results of all its rooms are public */
  released: boolean;
}

/** The gathering with this code, as people type it. */
export async function gatheringByCode(typed: string): Promise<Gathering | null> {
  const code = normalCode(typed);
  if (!code) return null;
  const [row] = await sql()<Gathering[]>`
    select id, code, name, owner_id as "ownerId", host_key_hash as "hostKeyHash", settings, prepared, seed,
           seed_hash as "seedHash", complete_at is not null as complete,
           closed_at is not null or (complete_at is not null and not exists (
             select 1 from event e where e.gathering_id = gathering.id and e.status <> 'finished')) as released
    from gathering where code = ${code}`;
  return row ? { ...row, settings: EventSettings.parse(row.settings) } : null;
}
