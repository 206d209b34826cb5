import type { Snapshot } from '@/lib/http/schemas';
import type { Heads } from './heads';
import { gains } from './movement';

export interface Finders {
  /** those of the ranking's head who found the top, by what they won in the round */
  names: string[];
  /** one player alone found it and the event pays for that */
  solo: boolean;
}

const NONE: Finders = { names: [], solo: false };

/**
 * Who found the top, as far as two heads of the ranking tell: whoever won its points, or one solo more. Names are
 * given only when they are all of them: a few of many would be chance. Beside simulated players, who win a top's points
 * as well, a solo alone tells a person.
 */
export function findersOf(
  event: Pick<Snapshot, 'round' | 'found' | 'simulated'>,
  { before, current }: Heads,
): Finders {
  const score = event.round?.top?.score;
  if (score === undefined || before === null) return NONE;
  // Before the first round everybody had nothing.
  const first = event.round?.number === 1;
  const won = gains(first ? current.map((row) => ({ ...row, total: 0 })) : before, current);
  const soloists = new Map(before.map(({ playerId, solos }) => [playerId, solos]));
  const hasSolo = (id: string, solos: number) => solos > (first ? 0 : (soloists.get(id) ?? solos));
  const found = current.filter(
    ({ playerId, solos }) => (!event.simulated && won.get(playerId) === score) || hasSolo(playerId, solos),
  );
  if (found.length !== event.found) return NONE;
  return {
    names: found.map(({ name }) => name),
    solo: found.some(({ playerId, solos }) => hasSolo(playerId, solos)),
  };
}
