import { describe, expect, it } from 'vitest';
import { Clock, ClockBar, clockMarks, clockStage } from '@/lib/client/ui';
import { renderInEnglish } from '../../support/in-language';

const paused = (remainingMs: number) => ({
  status: 'paused' as const,
  opensAt: 0,
  closesAt: 0,
  remainingMs,
});

describe('marks of a clock', () => {
  it.each([
    [180, [60, 30, 10]],
    [90, [60, 30, 10]],
    [60, [20, 10]],
    [30, [20, 10]],
    [20, [10]],
    [10, []],
    [5, []],
  ])('a round of %i s has those it is long enough for', (seconds, marks) => {
    expect(clockMarks(seconds).map((mark) => mark.seconds)).toEqual(marks);
  });

  it('says which was passed last', () => {
    const stages = [61, 60, 31, 30, 11, 10, 0].map((left) => clockStage(left, 180));
    expect(stages).toEqual([null, 'minute', 'minute', 'last', 'last', 'final', 'final']);
    expect(clockStage(10, 5)).toBeNull();
  });
});

describe('a clock on the screen', () => {
  it('tells how near the end is, and stands with what is left', () => {
    const html = renderInEnglish(<Clock round={paused(25_000)} seconds={180} />);
    expect(html).toContain('aria-label="Time left, paused"');
    expect(html).toContain('data-stage="last"');
    expect(html).toContain('0:25');
  });

  it('notches its bar where the signals come', () => {
    const html = renderInEnglish(<ClockBar round={paused(25_000)} seconds={120} />);
    expect(html.match(/inset-inline-start:[\d.]+%/g)).toEqual([
      'inset-inline-start:50%',
      'inset-inline-start:25%',
      expect.stringMatching(/:8\.33/),
    ]);
  });
});
