import type { Translate } from '@/lib/i18n/client';
import { readNumber } from './digits';
import { doorProblems } from './door';
import { BREAK, type Draft, GAMES, GAP, gapFits, isOwn } from './draft';
import { readTime } from './duration';
import { ownProblems } from './own-format';

const LONGEST_NAME = 80;
const ROUNDS = { from: 1, to: 100 };
const TARGET = { from: 1, to: 9999 };

const fits = (value: number | null, { from, to }: { from: number; to: number }) =>
  value !== null && Number.isInteger(value) && value >= from && value <= to;

export type FieldErrors = Partial<Record<string, string>>;

/** What the form can see for itself, by field of the body; the server's word is the last. */
export function problemsOf(t: Translate<'create'>, draft: Draft): FieldErrors {
  const problems: FieldErrors = {};
  if (draft.name.trim() === '') problems.name = t('wrong.noName');
  else if ([...draft.name.trim()].length > LONGEST_NAME)
    problems.name = t('wrong.longName', { most: LONGEST_NAME });
  if (draft.ownTime !== null) {
    const time = readTime(draft.ownTime);
    if (time === null) problems.secondsPerRound = t('wrong.noTime');
    else if (time < 5 || time > 3600) problems.secondsPerRound = t('wrong.time');
  }
  if (draft.ownRounds !== null && !fits(readNumber(draft.ownRounds, 3), ROUNDS))
    problems.maxRounds = t('wrong.rounds', ROUNDS);
  if (draft.ownGames !== null && !fits(readNumber(draft.ownGames, 2), GAMES))
    problems.games = t('wrong.games', GAMES);
  const breaks = draft.ownGames !== null && draft.pace === 'auto' && draft.gameBreak.trim() !== '';
  if (breaks && !fits(readNumber(draft.gameBreak, 3), BREAK)) problems.breakSeconds = t('wrong.break', BREAK);
  if (isOwn(draft)) Object.assign(problems, ownProblems(t, draft.own));
  if (draft.ownTarget !== null && !fits(readNumber(draft.ownTarget, 4), TARGET))
    problems.targetScore = t('wrong.target', TARGET);
  if (draft.pace === 'auto' && !gapFits(draft)) problems.gapSeconds = t('wrong.gap', GAP);
  Object.assign(problems, doorProblems(t, draft));
  return problems;
}
