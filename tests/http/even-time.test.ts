import { expect, it } from 'vitest';
import { untilAnswer } from '@/lib/http/even-time';

it('lets an answer out at the same moments, however long the work took', () => {
  for (const took of [0, 0.3, 8, 39.9]) expect(took + untilAnswer(took)).toBeCloseTo(40, 6);
  for (const took of [40, 51, 54.5, 79]) expect(took + untilAnswer(took)).toBeCloseTo(80, 6);
  expect(230 + untilAnswer(230)).toBeCloseTo(240, 6);
});
