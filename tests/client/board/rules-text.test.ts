import { describe, expect, it } from 'vitest';
import { unusualRules } from '@/lib/client/board/rules-text';
import { DEFAULT_SETTINGS, type EventSettings } from '@/lib/http/schemas';
import { englishFor } from '../../support/in-language';

const list = (parts: string[]) => new Intl.ListFormat('en-GB').format(parts);
const told = (change: Partial<EventSettings>) =>
  unusualRules(englishFor('words'), list, { ...DEFAULT_SETTINGS, ...change });

describe('what an event tells about its rules', () => {
  it('is nothing in a usual game', () => {
    expect(told({})).toEqual([]);
  });

  it.each([
    ['7of8', ['8 tiles in a rack; at most 7 may be laid.', 'Bonus: +50 for 7 tiles.']],
    [
      '7and8and9',
      [
        '9 tiles in a rack; at most 9 may be laid.',
        'Bonus: +50 for 7 tiles, +75 for 8 tiles and +100 for 9 tiles.',
      ],
    ],
  ] as const)('%s', (format, rules) => expect(told({ format })).toEqual(rules));

  it('names the joker, own numbers, targets and house rules', () => {
    expect(told({ format: 'joker' })).toHaveLength(1);
    const own = { rackSize: 5, maxPlaced: 4, bonus: {} };
    expect(told({ format: 'own', own })).toEqual([
      '5 tiles in a rack; at most 4 may be laid.',
      'No bonus for many tiles.',
    ]);
    expect(told({ targetScore: 200 })[0]).toContain('200');
    expect(told({ targetLevels: { beginner: 50, intermediate: 90, expert: 160 } })[0]).toContain(
      'experts 160',
    );
    expect(told({ targetsFollow: true })[0]).toContain(
      '70 / 120 / 200 for two, 60 / 100 / 180 for three, 50',
    );
    // Once they are known, only those.
    const started = told({
      targetsFollow: true,
      targetLevels: { beginner: 50, intermediate: 90, expert: 160 },
    });
    expect(started).toEqual([expect.stringContaining('experts 160')]);
    expect(told({ lastingPremiums: true, retakeBlanks: true })).toHaveLength(2);
  });
});
