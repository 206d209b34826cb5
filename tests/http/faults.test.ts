import { expect, it } from 'vitest';
import { z } from 'zod';
import { EnterSlips, faultsOf, SlipBody } from '@/lib/http/schemas';

function fieldsOf(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return Object.keys(faultsOf(error!, value)).sort();
}

const move = { row: 8, col: 8, direction: 'across', word: 'ET' };

it.each([
  [{}, ['move', 'rev']],
  [{ rev: 1 }, ['move']],
  [{ rev: 1, move: {} }, ['move.col', 'move.direction', 'move.row', 'move.word']],
  [{ rev: 1, move: { ...move, row: '8' } }, ['move.row']],
  [{ rev: 1, move: 'ET' }, ['move']],
  [{ rev: 'x', move }, ['rev']],
  [{ rev: 1, reference: 'H8', word: 5 }, ['word']],
  [{ rev: 1, reference: 'H8', word: 'ET', claimed: 1.5 }, ['claimed']],
  [{ rev: 0, reference: 5, word: 'ET' }, ['reference', 'rev']],
  [null, ['body']],
])('names the fields of the slip that was meant: %j', (slip, fields) => {
  expect(fieldsOf(SlipBody, slip)).toEqual(fields);
});

it('takes a list of slips alone as it takes one by its name', () => {
  const slips = [{ table: '1', word: 'ET' }];
  expect(EnterSlips.parse(slips)).toEqual(EnterSlips.parse({ slips }));
});

it('names a field that lies within others', () => {
  expect(fieldsOf(EnterSlips, { slips: [{ table: '1' }, { table: '2', reading: 3 }] })).toEqual([
    'slips.1.reading',
  ]);
  expect(fieldsOf(EnterSlips, [{ table: '1' }, { table: 2 }])).toEqual(['1.table']);
  expect(fieldsOf(EnterSlips, {})).toEqual(['slips']);
  expect(fieldsOf(EnterSlips, 'x')).toEqual(['body']);
  const either = z.object({
    list: z.array(z.union([z.object({ a: z.string() }), z.object({ b: z.number() })])),
  });
  expect(fieldsOf(either, { list: [{ b: 'x' }] })).toEqual(['list.0.b']);
});
