import { randomBytes } from 'node:crypto';
import { newId, sql } from '@/lib/db';
import { checkNewEvent, makeCode, Refusal, refuse, wholeGame } from '@/lib/event';
import type { EventSettings, PreparedGame } from '@/lib/http/schemas';
import { env } from '@/lib/ops';
import { seedHash } from '@/lib/solver';

export interface CreateGatheringOptions {
  name: string;
  settings: EventSettings;
  seed: string | undefined;
  /** left out: drawn now, by the seed */
  prepared: PreparedGame | undefined;
  ownerId: string | null;
  hostKeyHash: (code: string) => string;
}

const UNIQUE_VIOLATION = '23505';

/** A gathering without rooms yet. Its game stands from now on, and the hash of its seed is public. */
export async function createGathering(options: CreateGatheringOptions): Promise<{ code: string } | Refusal> {
  const { ownerId, name } = options;
  if (env().hostsNeedAccount && !ownerId) return refuse('not-signed-in');
  const seed = options.seed ?? randomBytes(24).toString('base64url');
  const settings = inRooms(options.settings);
  const source = await checkNewEvent({ settings, prepared: options.prepared, ownerId });
  if (source instanceof Refusal) return source;
  const prepared = options.prepared ?? (await drawn(settings, source.tileSet, seed));
  if (prepared instanceof Refusal) return prepared;
  for (let tries = 0; ; tries++) {
    const code = makeCode();
    try {
      await sql()`
        insert into gathering (id, code, name, owner_id, host_key_hash, settings, prepared, seed, seed_hash)
        values (${newId()}, ${code}, ${name}, (select id from app_user where id = ${ownerId}),
                ${options.hostKeyHash(code)}, ${sql().json({ ...settings })}, ${sql().json(prepared as never)},
                ${seed}, ${seedHash(seed)})`;
      return { code };
    } catch (error) {
      if ((error as { code?: string }).code !== UNIQUE_VIOLATION || tries >= 5) throw error;
    }
  }
}

/**
 * What holds in every room: the racks are fixed, nobody comes late without the host's word, since who comes late sees
 * what others have yet to play, and nothing of it is listed or played alone.
 */
function inRooms(settings: EventSettings): EventSettings {
  const { lateJoin } = settings;
  return {
    ...settings,
    racks: 'prepared',
    lateJoin: lateJoin === 'open' ? 'approval' : lateJoin,
    listed: false,
    replay: false,
  };
}

async function drawn(
  settings: EventSettings,
  tileSet: string,
  seed: string,
): Promise<PreparedGame | Refusal> {
  const whole = await wholeGame({ settings, tileSet, seed, given: [] });
  if (whole instanceof Refusal) return whole;
  const { rounds } = whole;
  return { rounds: rounds.map(({ game, text, top: { score: _, ...top } }) => ({ game, rack: text, top })) };
}
