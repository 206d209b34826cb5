import { expect, it } from 'vitest';
import { askAt, changeDue, leavesGap } from '@/lib/client/live/lost-messages';
import type { StreamMessage } from '@/lib/http/schemas';
import { ready, round } from './support';

const message = (type: string, version: number | null) => ({ type, version, data: {} }) as StreamMessage;

it('sees that a message is missing by its version', () => {
  const state = ready({ version: 10 });
  expect(leavesGap(state, message('round-open', 11))).toBe(false);
  expect(leavesGap(state, message('round-open', 12))).toBe(true);
  expect(leavesGap(state, message('round-open', 9))).toBe(false);
});

it('takes what is told for many versions at once, or for none', () => {
  const state = ready({ version: 10 });
  for (const one of [message('lobby', 14), message('snapshot', 14), message('slips', null)])
    expect(leavesGap(state, one)).toBe(false);
});

it('knows when the clock should have changed something', () => {
  expect(changeDue(ready({ round: round({ closesAt: 5000 }) }))).toBe(5000);
  const extraTime = [{ ms: 1000, players: 1 }];
  expect(changeDue(ready({ round: round({ closesAt: 5000 }), extraTime }))).toBe(6000);
  expect(changeDue(ready({ round: round({ status: 'closed' }), nextOpensAt: 7000 }))).toBe(7000);
  expect(changeDue(ready({ round: round({ status: 'closed' }), nextOpensAt: null }))).toBeNull();
  expect(changeDue(ready({ status: 'paused' }))).toBeNull();
});

it('asks rarer and rarer, each at another time', () => {
  expect(askAt({ due: 1000, tries: 0 }, 0)).toBe(5000);
  expect(askAt({ due: 1000, tries: 0 }, 1)).toBe(9000);
  expect(askAt({ due: 1000, tries: 2 }, 0)).toBe(17_000);
  expect(askAt({ due: 1000, tries: 9 }, 0)).toBe(61_000);
});
