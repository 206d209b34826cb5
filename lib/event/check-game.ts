import { tileSet } from '@/lib/engine';
import { type FixedProblem, gameRulesOf, isJoker, type PreparedFault } from '@/lib/game';
import type { EventSettings, PreparedGame } from '@/lib/http/schemas';
import { solve } from '@/lib/solver';
import { type Refusal, refuse } from './refusal';
import { waitForLexicon } from './wait-for-lexicon';

export interface CheckGameOptions {
  settings: EventSettings;
  /** id of the lexicon's tile set */
  tileSet: string;
  prepared: PreparedGame | undefined;
}

const FAULTS: Record<FixedProblem, string> = {
  unreadable: 'This is no rack of these tiles.',
  'wrong-size': 'The rack has too many tiles, or too few.',
  'not-in-bag': 'There are not so many of these tiles left.',
  'leftover-changed': 'The left-over of the round before is not all there; a rack drawn anew begins with -.',
  'breaks-rule': 'The rack has too few vowels or too few consonants.',
  'no-move': 'No move is possible with this rack.',
  'illegal-top': 'The top cannot be laid there with this rack.',
  'top-not-in-lexicon': 'The top forms a word that is not in the list.',
  'top-not-best': 'Another move scores more',
  'game-over': 'The game is over before this round.',
};

/** What only the tiles and the lexicon can tell about the settings of an event; null when it can be played. */
export async function checkGame(options: CheckGameOptions): Promise<Refusal | null> {
  const { settings, prepared } = options;
  if (isJoker(settings.format) && tileSet(options.tileSet).blanks === 0)
    return refuse('invalid-input', {
      errors: { format: ['A joker format needs a blank, and these tiles have none.'] },
    });
  if (!prepared) return null;
  const { lexicon } = settings;
  const notReady = await waitForLexicon(lexicon);
  if (notReady) return notReady;
  const { fault } = await solve({ kind: 'check', lexicon, rules: gameRulesOf(settings), game: prepared });
  return fault && refuse('invalid-input', { errors: { [fieldOf(fault)]: [messageOf(fault)] } });
}

const fieldOf = ({ round, field }: PreparedFault) => `prepared.rounds.${round - 1}.${field}`;

const messageOf = (fault: PreparedFault) => `Round ${fault.round}: ${faultText(fault)}`;

/** What is wrong with a fixed rack or top, in words. */
export function faultText({ problem, best }: PreparedFault): string {
  return `${FAULTS[problem]}${best ? `: ${best.word}, ${best.score}.` : ''}`;
}
