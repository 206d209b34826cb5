import { type FormatSettings, formatOf, TARGETS } from '@/lib/game';
import type { EventSettings } from '@/lib/http/schemas';
import { type Translate, useFormatter, useTranslations } from '@/lib/i18n/client';

type Words = Translate<'words'>;
type List = (parts: string[]) => string;

/** In which ways an event differs from the usual game, a sentence each; empty for the usual one. */
export function unusualRules(t: Words, list: List, settings: EventSettings): string[] {
  const { targetScore, targetLevels, targetsFollow, longestWord, dearestLetter } = settings;
  const { lastingPremiums, retakeBlanks } = settings;
  return [
    ...formatRules(t, list, settings),
    ...(targetScore === null ? [] : [t('eventRules.target', { points: targetScore })]),
    ...(targetLevels ? [t('eventRules.levels', targetLevels)] : targetsFollow ? [followText(t)] : []),
    ...(longestWord === null ? [] : [t('eventRules.longest', { letters: longestWord })]),
    ...(dearestLetter === null ? [] : [t('eventRules.dearest', { points: dearestLetter })]),
    ...(lastingPremiums ? [t('eventRules.premiums')] : []),
    ...(retakeBlanks ? [t('eventRules.retake')] : []),
  ];
}

/** The same in the reader's language. */
export function useUnusualRules(settings: EventSettings): string[] {
  const t = useTranslations('words');
  const format = useFormatter();
  return unusualRules(t, (parts) => format.list(parts), settings);
}

function formatRules(t: Words, list: List, settings: FormatSettings): string[] {
  const { rules, joker } = formatOf(settings);
  const { rackSize: tiles, maxPlaced: most } = rules;
  return [
    ...(tiles === 7 && most === 7 ? [] : [t('eventRules.rack', { tiles, most })]),
    ...(settings.format === 'normal' || settings.format === 'joker' ? [] : [bonusText(t, list, rules.bonus)]),
    ...(joker ? [t('eventRules.joker')] : []),
  ];
}

/** Before the start nobody knows yet how many there will be. */
function followText(t: Words): string {
  const [two, three, four] = ([2, 3, 4] as const).map((players) =>
    t('eventRules.followPart', TARGETS[players]),
  ) as [string, string, string];
  return t('eventRules.follow', { two, three, four });
}

function bonusText(t: Words, list: List, bonus: Readonly<Record<number, number>>): string {
  const bonuses = Object.entries(bonus).map(([laid, points]) =>
    t('eventRules.bonusPart', { laid: Number(laid), points }),
  );
  return bonuses.length === 0 ? t('eventRules.noBonus') : t('eventRules.bonus', { bonuses: list(bonuses) });
}
