import { ASKED, type Asked } from '@/lib/http/schemas';
import type { EventInfo } from '../event-info';
import { nameKey } from '../player-name';
import { type Refusal, refuse } from '../refusal';
import { isOffensive } from './is-offensive';
import { isMadeName } from './make-names';

/** What somebody wants to be known by. */
export interface Said {
  name: string;
  partner: string | null;
  team: string | null;
  table: string | null;
  club: string | null;
  category: string | null;
}

const NOT_SAID: Record<Asked, string> = {
  partner: 'Say who plays with you.',
  team: 'Say which team you play for.',
  table: 'Say which table you sit at.',
  club: 'Say which club you play for.',
  category: 'Say which category you play in.',
};

/** The name as it will be shown, or why it cannot be; the host's own word is not asked about. */
export function checkName({ settings, allowedNames }: EventInfo, said: Said): string | Refusal {
  const { name } = said;
  const missing = settings.ask.find((what) => said[what] === null);
  if (missing) return refuse('invalid-input', { errors: { [missing]: [NOT_SAID[missing]] } });
  if (said.team !== null && settings.teams && !listed(settings.teams, said.team))
    return refuse('invalid-input', { errors: { team: ['There is no such team in this event.'] } });
  if (settings.nameFilter) {
    const field = (['name', ...ASKED] as const).find((what) => isOffensive(said[what] ?? ''));
    if (field)
      return refuse('name-offensive', {
        errors: { [field]: ['Choose another one: this may hurt somebody.'] },
      });
  }
  if (settings.names === 'free') return asPair(settings.ask, said);
  const offered = settings.names === 'listed' ? listed(allowedNames, name) : isMadeName(name) ? name : null;
  return offered ?? refuse('name-not-offered', { errors: { name: ['Choose one of the names offered.'] } });
}

/** Two who play as one are called by both names. */
function asPair(ask: EventInfo['settings']['ask'], { name, partner }: Said): string {
  return ask.includes('partner') && partner !== null ? `${name} / ${partner}` : name;
}

/** A name of the list in the list's spelling. */
function listed(names: readonly string[], name: string): string | null {
  const key = nameKey(name);
  return names.find((one) => nameKey(one) === key) ?? null;
}
