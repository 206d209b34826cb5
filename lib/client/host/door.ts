import { ASKED, type CreateEvent, DEFAULT_SETTINGS, type EventSettings, nameKey } from '@/lib/http/schemas';
import type { Translate } from '@/lib/i18n/client';

/** Who gets in and under which name, as it is chosen and typed. */
export interface DoorDraft extends Pick<EventSettings, 'names' | 'nameFilter' | 'hallCode' | 'ask'> {
  /** one a line, or pasted from a table */
  teamList: string;
  nameList: string;
}

export const NEW_DOOR: DoorDraft = {
  names: DEFAULT_SETTINGS.names,
  nameFilter: DEFAULT_SETTINGS.nameFilter,
  hallCode: DEFAULT_SETTINGS.hallCode,
  ask: DEFAULT_SETTINGS.ask,
  teamList: '',
  nameList: '',
};

const LONGEST = 40;
export const MOST_TEAMS = 60;
export const MOST_NAMES = 1000;

/** What stands in the lines, each once. A tab ends a column that nobody asked for. */
export function linesOf(text: string): string[] {
  return sorted(text).lines;
}

/** What stands in more than one line, as it is written the second time: the server takes one and the same once. */
export function doubledIn(text: string): string[] {
  return sorted(text).doubled;
}

function sorted(text: string): { lines: string[]; doubled: string[] } {
  const written = text.split(/\r?\n/).map((line) => (line.split('\t')[0] ?? '').replace(/\s+/g, ' ').trim());
  const lines = new Map<string, string>();
  const doubled = new Map<string, string>();
  for (const line of written.filter((one) => one !== '')) {
    const key = nameKey(line);
    if (!lines.has(key)) lines.set(key, line);
    else if (!doubled.has(key)) doubled.set(key, line);
  }
  return { lines: [...lines.values()], doubled: [...doubled.values()] };
}

export function withAsked(
  door: DoorDraft,
  what: DoorDraft['ask'][number],
  on: boolean,
): Pick<DoorDraft, 'ask'> {
  return { ask: ASKED.filter((one) => (one === what ? on : door.ask.includes(one))) };
}

/** The fields of `POST /api/events`; what was typed for a choice that is not made stays here. */
export function doorBody({
  names,
  nameFilter,
  hallCode,
  ask,
  teamList,
  nameList,
}: DoorDraft): Partial<CreateEvent> {
  const teams = ask.includes('team') ? linesOf(teamList) : [];
  return {
    ...{ names, nameFilter, hallCode, ask },
    teams: teams.length > 0 ? teams : null,
    ...(names === 'listed' && { allowedNames: linesOf(nameList) }),
  };
}

/** What can be seen before the server is asked, by field of the body. */
export function doorProblems(t: Translate<'create'>, door: DoorDraft): Partial<Record<string, string>> {
  const found: Partial<Record<string, string>> = {};
  const tooLong = (lines: string[]) => lines.find((line) => [...line].length > LONGEST);
  if (door.names === 'listed') {
    const names = linesOf(door.nameList);
    const long = tooLong(names);
    if (names.length === 0) found.allowedNames = t('door.noNames');
    else if (names.length > MOST_NAMES) found.allowedNames = t('door.tooMany', { most: MOST_NAMES });
    else if (long !== undefined) found.allowedNames = t('door.tooLong', { line: long, most: LONGEST });
  }
  if (door.ask.includes('team')) {
    const teams = linesOf(door.teamList);
    const long = tooLong(teams);
    if (teams.length > MOST_TEAMS) found.teams = t('door.tooMany', { most: MOST_TEAMS });
    else if (long !== undefined) found.teams = t('door.tooLong', { line: long, most: LONGEST });
  }
  return found;
}
