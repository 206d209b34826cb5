import { expect, it } from 'vitest';
import { newId } from '@/lib/db';

it('sorts later ids behind earlier ones, also within a millisecond', () => {
  const ids = Array.from({ length: 20_000 }, newId);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...ids].sort()).toEqual(ids);
});
