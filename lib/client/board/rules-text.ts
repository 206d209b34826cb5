import { type FormatSettings, formatOf } from '@/lib/game';
import type { EventSettings } from '@/lib/http/schemas';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const word = (count: number) => NUMBERS[count] ?? String(count);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** In which ways an event differs from the usual game, a sentence each; empty for the usual one. */
export function unusualRules(settings: EventSettings): string[] {
  const { targetScore, targetLevels, lastingPremiums, retakeBlanks } = settings;
  return [
    ...formatRules(settings),
    ...(targetScore === null
      ? []
      : [`The game ends with the round in which a player reaches ${targetScore}.`]),
    ...(targetLevels
      ? [
          `The game ends with the round in which a player reaches the own target: beginners ${targetLevels.beginner}, ` +
            `intermediate ${targetLevels.intermediate}, experts ${targetLevels.expert}.`,
        ]
      : []),
    ...(lastingPremiums ? ['Premium squares count in every word that runs over them.'] : []),
    ...(retakeBlanks ? ['A blank on the board goes to the rack that holds its letter.'] : []),
  ];
}

function formatRules(settings: FormatSettings): string[] {
  const { rules, joker } = formatOf(settings);
  const isUsual = rules.rackSize === 7 && rules.maxPlaced === 7;
  const size = `${capital(word(rules.rackSize))} tiles in a rack; at most ${word(rules.maxPlaced)} may be laid.`;
  return [
    ...(isUsual ? [] : [size]),
    ...(settings.format === 'normal' || settings.format === 'joker' ? [] : [bonusText(rules.bonus)]),
    ...(joker
      ? ['A blank in every rack. On the board a real letter takes its place while the bag has one.']
      : []),
  ];
}

function bonusText(bonus: Readonly<Record<number, number>>): string {
  const parts = Object.entries(bonus).map(([laid, points]) => `${word(Number(laid))} +${points}`);
  return parts.length === 0 ? 'No bonus for many tiles.' : `Bonus for laying ${parts.join(', ')}.`;
}
