import { dbNow } from '@/lib/db';
import type { Snapshot } from '@/lib/http/schemas';
import { frame, withFields } from '@/lib/live';
import type { EventInfo } from './event-info';
import type { LogEntry } from './log-entries';
import { PERSONAL } from './personal-parts';
import type { Viewer } from './viewer';

export const nowText = () => String(Math.round(dbNow()));

export const snapshotFrame = (snapshot: Snapshot) =>
  frame('snapshot', JSON.stringify(snapshot), snapshot.version);

/** An entry as one viewer is told it. */
export async function frameFor(event: EventInfo, { player }: Viewer, entry: LogEntry): Promise<string> {
  const fields: Record<string, string> = { now: nowText() };
  const part = PERSONAL[entry.kind];
  if (part) {
    fields[part.field] = part.none;
    await part.each([{ event, entry, playerIds: player ? [player.id] : [] }], (playerId, text) => {
      if (playerId === player?.id) fields[part.field] = text;
    });
  }
  return frame(entry.kind, withFields(entry.data, fields), entry.version);
}
