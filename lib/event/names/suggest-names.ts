import { sql } from '@/lib/db';
import type { NameSuggestions } from '@/lib/http/schemas';
import type { EventInfo } from '../event-info';
import { nameKey } from '../player-name';
import { makeName } from './make-names';
import { takenNames } from './taken-names';
import type { NameLanguage } from './words';

/** Shown at a time; a few more are made, since some will be taken. */
const SHOWN = 6;
const MADE = 12;

/** Names that are free at this moment: all that are left of the host's list, or some of the service's making. */
export async function suggestNames(event: EventInfo, language: NameLanguage): Promise<NameSuggestions> {
  if (event.settings.names === 'listed') return { names: await freeOf(event, event.allowedNames), all: true };
  const plain = await freeOf(event, made(language, false));
  // A full hall has taken most of the plain ones.
  const names = plain.length < SHOWN ? [...plain, ...(await freeOf(event, made(language, true)))] : plain;
  return { names: names.slice(0, SHOWN), all: false };
}

const made = (language: NameLanguage, numbered: boolean) => [
  ...new Set(Array.from({ length: MADE }, () => makeName(language, numbered))),
];

async function freeOf(event: EventInfo, names: readonly string[]): Promise<string[]> {
  const taken = await takenNames(sql(), event.id, names.map(nameKey));
  return names.filter((name) => !taken.has(nameKey(name)));
}
