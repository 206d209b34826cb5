import { describe, expect, it } from 'vitest';
import { gains, movements } from '@/lib/client/screen/movement';
import { followers, nameParts, nameWidths, podium, ranked, sideBySide } from '@/lib/client/ui';
import type { StandingRow } from '@/lib/http/schemas';
import { standing } from '../../support/event-views';

const row = (playerId: string, rank: number | null, total = 0) => standing(playerId, { rank, total });

describe('movements', () => {
  const before = [row('a', 1), row('b', 2), row('c', 2), row('d', 4), row('z', null)];

  it('are places gained and lost', () => {
    const after = [row('c', 1), row('a', 2), row('b', 3), row('d', 4)];
    expect([...movements(before, after)]).toEqual([
      ['c', 1],
      ['a', -1],
      ['b', -1],
      ['d', 0],
    ]);
  });

  it('are new for whoever was not in the head, or had no rank', () => {
    const after = movements(before, [row('e', 1), row('z', 2)]);
    expect(after.get('e')).toBe('new');
    expect(after.get('z')).toBe('new');
  });

  it('are unknown without a ranking before, and without a rank now', () => {
    expect(movements(null, [row('a', 1)]).get('a')).toBeNull();
    expect(movements([], [row('a', 1)]).get('a')).toBeNull();
    expect(movements(before, [row('a', null)]).get('a')).toBeNull();
  });

  it('come with the points won', () => {
    const won = gains([row('a', 1, 100)], [row('a', 1, 148), row('b', 2, 140)]);
    expect(won.get('a')).toBe(48);
    expect(won.get('b')).toBeNull();
    expect(gains(null, [row('a', 1, 10)]).get('a')).toBeNull();
  });
});

describe('the podium', () => {
  it('sizes letters by the longest word, or by its part before a hyphen', () => {
    const { word, part } = nameWidths('Marie-Thérèse de la Tour');
    expect(word).toBeCloseTo(0.62 * 11 + 0.85 * 2);
    expect(part).toBeCloseTo(0.62 * 6 + 0.85);
    expect(nameWidths('Ann').word).toBe(nameWidths('Ann').part);
  });

  it('breaks a word that fits on no step into even parts, and nothing else', () => {
    expect(nameParts('Pangolin (simulated)')).toEqual(['Pangolin (simulated)']);
    expect(nameParts('Marie-Thérèse de la Tour')).toEqual(['Marie-Thérèse de la Tour']);
    expect(nameParts('Dr Wolfeschlegelsteinhausenbergerdorffwelch')).toEqual([
      'Dr Wolfeschlegels',
      'teinhausenberg',
      'erdorffwelch',
    ]);
    const marked = 'e\u0301'.repeat(40);
    expect(nameParts(marked).join('')).toBe(marked);
    for (const part of nameParts(marked)) expect(part.startsWith('e')).toBe(true);
  });

  const names = (rows: StandingRow[]) => rows.map((one) => one.playerId).join('');

  it('has a step for each rank, second to the left', () => {
    const steps = podium([row('a', 1), row('b', 2), row('c', 3), row('d', 4)]);
    expect(sideBySide(steps).map((step) => step.rank)).toEqual([2, 1, 3]);
  });

  it('shares a step and leaves the next one out', () => {
    const steps = podium([row('a', 1), row('b', 1), row('c', 3), row('d', 3), row('e', 5)]);
    expect(steps.map((step) => [step.rank, names(step.rows)])).toEqual([
      [1, 'ab'],
      [3, 'cd'],
    ]);
    expect(names(followers([row('a', 1), row('e', 5), row('f', null)]))).toBe('e');
    expect(names(ranked([row('a', 1), row('f', null), row('e', 5)]))).toBe('ae');
  });

  it('stands with one player, and with none', () => {
    expect(podium([row('a', 1)])).toHaveLength(1);
    expect(podium([])).toEqual([]);
    expect(podium([row('a', null)])).toEqual([]);
  });
});
