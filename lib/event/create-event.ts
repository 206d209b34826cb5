import { randomBytes } from 'node:crypto';
import { newId, transaction } from '@/lib/db';
import type { EventSettings, PreparedGame } from '@/lib/http/schemas';
import { ensureLexicon, findLexicon, type LexiconSource } from '@/lib/lexicons';
import { env, isShuttingDown, log } from '@/lib/ops';
import { seedHash } from '@/lib/solver';
import { checkGame } from './check-game';
import { makeCode } from './code';
import { eventByCode } from './event-info';
import { prepareAhead } from './open-round';
import { nameKey } from './player-name';
import { Refusal, refuse } from './refusal';
import { type AddSimulated, addSimulated } from './simulated/add-simulated';

export interface CreateEventOptions {
  name: string;
  settings: EventSettings;
  seed: string | undefined;
  /** racks and tops fixed beforehand; as secret as the seed */
  prepared?: PreparedGame | undefined;
  /** the gathering that it is a room of */
  gatheringId?: string;
  /** the only names to join under */
  allowedNames?: readonly string[] | undefined;
  /** players who are no people, seated at once */
  simulated?: Omit<AddSimulated, 'event'> | undefined;
  ownerId: string | null;
  /** of the key for an event with this code; called again when the code was taken */
  hostKeyHash: (code: string) => string;
}

const UNIQUE_VIOLATION = '23505';

/** Creates an event with one game, in the lobby. */
export async function createEvent(
  options: CreateEventOptions,
): Promise<{ id: string; code: string } | Refusal> {
  if (env().hostsNeedAccount && !options.ownerId) return refuse('not-signed-in');
  const source = await checkNewEvent(options);
  if (source instanceof Refusal) return source;
  for (let tries = 0; ; tries++) {
    try {
      const created = await insertEvent(options, makeCode());
      if (options.simulated) await seat(created.code, options.simulated);
      void prepareFirst(created.code, source.id);
      return created;
    } catch (error) {
      if ((error as { code?: string }).code !== UNIQUE_VIOLATION || tries >= 5) throw error;
    }
  }
}

/** The word list of an event that can be played, or why it cannot. */
export async function checkNewEvent({
  settings,
  prepared,
  ownerId,
}: Pick<CreateEventOptions, 'settings' | 'prepared' | 'ownerId'>): Promise<LexiconSource | Refusal> {
  const source = await findLexicon(settings.lexicon);
  if (!source || !mayPlay(source, ownerId))
    return refuse('lexicon-not-found', { errors: { lexicon: ['There is no such lexicon.'] } });
  const wrong = await checkGame({ settings, tileSet: source.tileSet, prepared });
  return wrong ?? source;
}

async function seat(code: string, simulated: Omit<AddSimulated, 'event'>): Promise<void> {
  const event = await eventByCode(code);
  if (event) await addSimulated({ event, ...simulated });
}

/** A host's own list is for the events of that host. */
function mayPlay({ ownerId, removed }: LexiconSource, hostId: string | null): boolean {
  return ownerId === undefined || (ownerId === hostId && !removed);
}

/** So that the list and the first rack are there, or nearly, when the host starts the game. */
async function prepareFirst(code: string, lexicon: string): Promise<void> {
  try {
    await ensureLexicon(lexicon);
    const event = await eventByCode(code);
    if (event) prepareAhead(event, 1);
  } catch (error) {
    if (!isShuttingDown()) log.debug('a game is not ready', { lexicon, error });
  }
}

async function insertEvent(options: CreateEventOptions, code: string): Promise<{ id: string; code: string }> {
  const id = newId();
  const seed = options.seed ?? randomBytes(24).toString('base64url');
  await transaction(async (tx) => {
    await tx`
      insert into event (id, code, name, owner_id, host_key_hash, hall_secret, allowed_names, gathering_id, settings)
      values (${id}, ${code}, ${options.name}, (select id from app_user where id = ${options.ownerId}),
              ${options.hostKeyHash(code)},
              ${options.settings.hallCode ? randomBytes(24).toString('base64url') : null},
              ${differing(options.allowedNames ?? [])}, ${options.gatheringId ?? null},
              ${tx.json({ ...options.settings })})`;
    await tx`
      insert into game (id, event_id, ordinal, seed, seed_hash, prepared)
      values (${newId()}, ${id}, 1, ${seed}, ${seedHash(seed)},
              ${options.prepared ? tx.json(options.prepared as never) : null})`;
  });
  return { id, code };
}

/** Of names that would be one and the same, the first. */
function differing(names: readonly string[]): string[] {
  return [...new Map([...names].reverse().map((name) => [nameKey(name), name])).values()].reverse();
}
