import { describe, expect, it } from 'vitest';
import { ordinal, percentText, rackText, screenOf } from '@/lib/client/play/view';
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

describe('words and figures', () => {
  it('write ranks', () => {
    expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 101, 111].map(ordinal)).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '12th',
      '13th',
      '21st',
      '22nd',
      '101st',
      '111th',
    ]);
  });

  it('write the share of the tops', () => {
    expect(percentText(521, 610)).toBe('85.4 %');
    expect(percentText(620, 610)).toBe('101.6 %');
    expect(percentText(0, 0)).toBe('–');
  });

  it('announce the left-over first', () => {
    expect(rackText({ leftover: 'RU', drawn: 'ZXTEU' })).toBe('RUZXTEU');
  });
});
