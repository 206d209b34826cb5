import { expect, it } from 'vitest';
import { tooDear } from './result';

const cost = (id: string, top: number, all: number) => ({ id, top, all });

it('a language beyond 31 letters fails by either search that costs more than 40 % more', () => {
  expect(tooDear([cost('cs', 1.1, 1.2), cost('uk', 1.4, 1.4)])).toEqual([]);
  const [top, all, ...others] = tooDear([cost('sk', 1.41, 1.2), cost('pl', 1.1, 1.5)]);
  expect([top, all]).toEqual([
    expect.stringMatching(/^sk, top: 1\.41/),
    expect.stringMatching(/^pl, all: 1\.50/),
  ]);
  expect(others).toEqual([]);
});
