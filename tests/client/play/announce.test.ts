import { describe, expect, it } from 'vitest';
import { announcement as say } from '@/lib/client/play/announce';
import type { Snapshot } from '@/lib/http/schemas';
import { englishFor } from '../../support/in-language';
import { result, round, seat, snapshot } from '../live/support';

const t = englishFor('play');
const announcement = (shown: Snapshot) => say(shown, t);

const top = { row: 8, col: 4, direction: 'across', word: '[CH]oTO', score: 44 } as const;
const player = (change = {}) => seat({ result: result(change) });

describe('what a screen reader is told', () => {
  it('spells the rack of an open round', () => {
    const open = snapshot({ round: round({ rack: { leftover: 'R?', drawn: '[CH]A', rejected: false } }) });
    expect(announcement(open)).toBe('Round 3 is open. Rack: R blank CH A. Time: 2:00.');
  });

  it('says that it is paused', () => {
    const paused = snapshot({ status: 'paused', round: round({ status: 'paused', remainingMs: 9 }) });
    expect(announcement(paused)).toBe('Round 3 is paused.');
  });

  it('tells the result and the top', () => {
    const closed = snapshot({ round: round({ status: 'closed', top }), you: player() });
    expect(announcement(closed)).toBe(
      'Round 3 is over. You have 40 points, 90 in all. Rank 2. The top: 8D across, CHOTO, 44 points.',
    );
  });

  it('leaves out a result that is not there', () => {
    const closed = snapshot({ round: round({ status: 'closed', top }), you: { ...player(), result: null } });
    expect(announcement(closed)).toMatch(/^Round 3 is over\. The top:/);
  });

  it('tells the final rank', () => {
    const over = snapshot({ status: 'finished', you: player({ rank: 1, total: 1 }) });
    expect(announcement(over)).toBe('The game is over. Rank 1 with 1 point.');
  });

  it('is silent where nothing happens', () => {
    expect(announcement(snapshot({ status: 'lobby', round: null }))).toBe('');
    expect(announcement(snapshot({ you: null }))).toBe('');
  });
});
