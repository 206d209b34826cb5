import { expect, it } from 'vitest';
import { firstRows } from '@/lib/client/alone/first-rows';
import type { AloneRow } from '@/lib/http/schemas';

it('the ranking of a day shows its first ten, and the own line wherever it stands', () => {
  const rows = Array.from(
    { length: 30 },
    (_, index) => ({ rank: index + 1, mine: index === 23 }) as AloneRow,
  );
  expect(firstRows(rows).map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 24]);
});
