import { expect, it } from 'vitest';
import { firstRepeated } from '@/lib/game';

it('the same bad word before the player was told of it is the round where it came first', () => {
  const earlier = [
    { number: 2, badWords: ['ZAX'] },
    { number: 4, badWords: ['QI', 'zaX'] },
    { number: 5, badWords: [] },
  ];
  expect(firstRepeated(['ZAX'], earlier)).toBe(2);
  expect(firstRepeated(['OK', 'qI'], earlier)).toBe(4);
  expect(firstRepeated(['OTHER'], earlier)).toBeNull();
  expect(firstRepeated([], earlier)).toBeNull();
});
