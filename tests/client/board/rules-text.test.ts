import { describe, expect, it } from 'vitest';
import { unusualRules } from '@/lib/client/board';
import { DEFAULT_SETTINGS, type EventSettings } from '@/lib/http/schemas';

const told = (change: Partial<EventSettings>) => unusualRules({ ...DEFAULT_SETTINGS, ...change });

describe('what an event tells about its rules', () => {
  it('is nothing in a usual game', () => {
    expect(told({})).toEqual([]);
  });

  it.each([
    ['7of8', ['Eight tiles in a rack; at most seven may be laid.', 'Bonus for laying seven +50.']],
    [
      '7and8and9',
      [
        'Nine tiles in a rack; at most nine may be laid.',
        'Bonus for laying seven +50, eight +75, nine +100.',
      ],
    ],
  ] as const)('%s', (format, rules) => expect(told({ format })).toEqual(rules));

  it('names the joker, own numbers, targets and house rules', () => {
    expect(told({ format: 'joker' })).toHaveLength(1);
    const own = { rackSize: 5, maxPlaced: 4, bonus: {} };
    expect(told({ format: 'own', own })).toEqual([
      'Five tiles in a rack; at most four may be laid.',
      'No bonus for many tiles.',
    ]);
    expect(told({ targetScore: 200 })[0]).toContain('200');
    expect(told({ targetLevels: { beginner: 50, intermediate: 90, expert: 160 } })[0]).toContain(
      'experts 160',
    );
    expect(told({ lastingPremiums: true, retakeBlanks: true })).toHaveLength(2);
  });
});
