import { expect, it } from 'vitest';
import { EndReason } from '@/lib/client/play';
import type { Snapshot } from '@/lib/http/schemas';
import { renderInEnglish } from '../../support/in-language';
import { snapshot } from '../live/support';

const targetLevels = { beginner: 70, intermediate: 120, expert: 200 };
const someone = (name: string, level: 'beginner' | 'expert' | null, target: number) => ({
  playerId: name,
  name,
  level,
  target,
  points: target,
});
const bare = (html: string) => html.replace(/[\u2068\u2069]/g, '');

function told(change: Partial<Snapshot>, settings: Partial<Snapshot['settings']> = {}): string {
  const event = snapshot({ status: 'finished', endReason: 'target-reached', ...change });
  return bare(
    renderInEnglish(<EndReason event={{ ...event, settings: { ...event.settings, ...settings } }} />),
  );
}

it('names who has reached the own target, and which targets there were', () => {
  const first = [someone('Beg', 'beginner', 70), someone('Mid', null, 120)];
  expect(told({ reached: { players: 2, first } }, { targetLevels })).toBe(
    'Reached the own target: Beg (beginner, 70) and Mid (intermediate, 120). ' +
      'Targets: beginners 70, intermediate 120, experts 200.',
  );
});

it('names the target once where all have the same, and counts whom it does not name', () => {
  const first = [someone('Ana', null, 60)];
  expect(told({ reached: { players: 4, first } }, { targetScore: 60 })).toBe(
    'Reached the target of 60: Ana and 3 more.',
  );
});

it('says that somebody has where nobody is known to, and what else has ended a game', () => {
  expect(told({}, { targetLevels })).toBe('A player has reached the target.');
  expect(told({ reached: { players: 0, first: [] } }, { targetLevels })).toBe(
    'A player has reached the target.',
  );
  expect(told({ endReason: 'stopped-by-host' }, { targetLevels })).toBe('The host has ended the game.');
});
