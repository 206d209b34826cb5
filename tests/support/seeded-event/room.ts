import { readFileSync } from 'node:fs';
import path from 'node:path';
import { closeSql, setDatabaseUrl } from '@/lib/db';
import type { CreatedEvent, JoinedEvent } from '@/lib/http/schemas';
import { env, overrideEnv } from '@/lib/ops';
import { eventPath, must } from '@/scripts/outside/event-client';
import { fillEvent, type SeededEvent, type SeedOptions } from '.';

/** A finished event of many players, whose host and one player have their keys. */
export interface SeededRoom {
  event: CreatedEvent;
  player: JoinedEvent;
  seeded: SeededEvent;
}

export interface RoomOptions extends SeedOptions {
  /** of the running service */
  base: string;
  dataDir: string;
  settings?: object;
}

/** Made over the interface and filled in the embedded database of a running service: to play it would take an hour. */
export async function seededRoom({ base, dataDir, settings, ...options }: RoomOptions): Promise<SeededRoom> {
  const body = { name: 'Thursday at the library', pace: 'host', soloPreset: 'fisf', ...settings };
  const event = await must<CreatedEvent>(base, '/api/events', { body });
  const player = await must<JoinedEvent>(base, eventPath(event.code, '/players'), { body: { name: 'Maja' } });
  overrideEnv({ ...env(), dataDir });
  setDatabaseUrl(embeddedAddress(dataDir));
  try {
    return { event, player, seeded: await fillEvent(event.code, options) };
  } finally {
    await closeSql();
    overrideEnv();
  }
}

/** Of a running service: the embedded database keeps its port and its password beside its files. */
export function embeddedAddress(dataDir: string): string {
  const file = path.join(dataDir, 'postgres', 'cluster', 'onerack.json');
  const { port, password } = JSON.parse(readFileSync(file, 'utf8')) as { port: number; password: string };
  return `postgres://onerack:${encodeURIComponent(password)}@127.0.0.1:${port}/onerack`;
}
