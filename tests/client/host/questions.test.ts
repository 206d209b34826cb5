import { describe, expect, it } from 'vitest';
import type { DeskView } from '@/lib/client/host/desk-state';
import { questionOf } from '@/lib/client/host/questions';
import { roundView } from '../../support/event-views';
import { englishFor } from '../../support/in-language';

const t = englishFor('desk');

const round = roundView();
const open: DeskView = { status: 'running', round, players: 40, slips: 28, nextOpensAt: null, extraTime: [] };

describe('a command asks back', () => {
  it('before a close that leaves slips out', () => {
    expect(questionOf(t, 'close-round', open)?.text).toBe('Close round 3 now? 12 slips are missing.');
    expect(questionOf(t, 'close-round', { ...open, slips: 39 })?.text).toContain('1 slip is missing');
    expect(questionOf(t, 'close-round', { ...open, slips: 40 })).toBeNull();
  });

  it('before the end, and says what is lost', () => {
    expect(questionOf(t, 'finish', open)?.text).toContain('Round 3 is still open and will not count');
    const closed = { ...open, round: { ...round, status: 'closed' as const } };
    expect(questionOf(t, 'finish', closed)?.text).toBe('Finish the event after round 3?');
    expect(questionOf(t, 'finish', { ...open, status: 'lobby', round: null })?.yes).toBe('End the event');
  });

  it('before nothing else', () => {
    for (const verb of ['start', 'pause', 'resume', 'extend', 'next-round'] as const) {
      expect(questionOf(t, verb, open)).toBeNull();
    }
  });
});
