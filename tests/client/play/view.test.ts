import { describe, expect, it } from 'vitest';
import { rackText, screenOf } from '@/lib/client/play/view';
import { result, round, seat, snapshot } from '../live/support';

describe('the screen an event calls for', () => {
  const you = seat({ result: result() });
  it.each([
    ['join', { you: null, status: 'lobby', round: null }],
    ['join', { you: null, status: 'running', round: round() }],
    ['over', { you: null, status: 'finished', round: round({ status: 'closed' }) }],
    ['lobby', { you, status: 'lobby', round: null }],
    ['ready', { you, status: 'running', round: null }],
    ['ready', { you, status: 'paused', round: null }],
    ['round', { you, status: 'running', round: round() }],
    ['round', { you, status: 'paused', round: round({ status: 'paused', remainingMs: 1 }) }],
    ['between', { you, status: 'running', round: round({ status: 'closed' }) }],
    ['between', { you, status: 'paused', round: round({ status: 'closed' }) }],
    ['finished', { you, status: 'finished', round: round({ status: 'closed' }) }],
  ] as const)('is %s', (screen, change) => expect(screenOf(snapshot(change))).toBe(screen));
});

it('announces the left-over first', () => {
  expect(rackText({ leftover: 'RU', drawn: 'ZXTEU' })).toBe('RUZXTEU');
});
