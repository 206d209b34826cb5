import { describe, expect, it } from 'vitest';
import { clockText, gameSeconds, lengthText, readTime } from '@/lib/client/host/duration';
import { englishFor } from '../../support/in-language';

describe('readTime', () => {
  it.each([
    ['3', 180],
    ['2:30', 150],
    [' 2:30 ', 150],
    ['2.30', 150],
    ["2'30", 150],
    ['2,5', 150],
    ['2.5', 150],
    ['0:45', 45],
    [':45', 45],
    ['90s', 90],
    ['90 sec', 90],
    ['3 min', 180],
    ['60:00', 3600],
    ['۲:۳۰', 150],
  ])('%s is %i seconds', (text, seconds) => expect(readTime(text)).toBe(seconds));

  it.each(['', 'two', '2:75', '-3', '2:3', '1:2:3'])('%j is no time', (text) =>
    expect(readTime(text)).toBeNull(),
  );

  it('reads back what the clock writes', () => {
    for (let seconds = 0; seconds < 3600; seconds += 7) expect(readTime(clockText(seconds))).toBe(seconds);
  });
});

describe('the length of a game', () => {
  it('counts a gap between rounds, none after the last', () => {
    expect(gameSeconds({ secondsPerRound: 120, gapSeconds: 20 }, 3)).toBe(400);
    expect(gameSeconds({ secondsPerRound: 60, gapSeconds: 20 }, 1)).toBe(60);
  });

  it.each([
    [20, 'About 1 minute'],
    [400, 'About 7 minutes'],
    [3060, 'About 50 minutes'],
    [3590, 'About 1 h'],
    [4590, 'About 1 h 15'],
    [3900, 'About 1 h 05'],
  ])('%i seconds are %s', (seconds, text) =>
    expect(lengthText(englishFor('create'), seconds, 'auto')).toBe(text),
  );
});
