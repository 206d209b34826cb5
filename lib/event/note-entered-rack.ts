import type { LockedEvent } from './event-lock';
import { noteAct } from './note-act';
import { rackText } from './rack-text';

/** Notes the rack that a referee has drawn by hand, with the word that shows it: before, nobody may know of it. */
export async function noteEnteredRack({ tx, info, coming }: LockedEvent, author: string): Promise<void> {
  if (info.settings.racks !== 'entered' || !coming) return;
  const data = { after: rackText(coming.rack) };
  await noteAct(tx, { eventId: info.id, kind: 'rack', round: coming.number, author, data });
}
