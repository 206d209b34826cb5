import { describe, expect, it } from 'vitest';
import { isMissing, isOpen, nextMissing, rangeOf, rowNamed } from '@/lib/client/correct/tables';
import type { PaperRow } from '@/lib/http/schemas';
import { paperEntry, paperRow } from '../../support/paper-rows';

const ENTRY = paperEntry();

describe('a range of tables', () => {
  it.each([
    ['', ['1', '55', 'B7', null], [true, true, true, true]],
    ['1-40, 55', ['1', '40', '41', '55', 'B7', null], [true, true, false, true, false, false]],
    ['7', ['7', '70'], [true, false]],
  ])('%j', (text, tables, expected) => {
    expect(tables.map((table) => rangeOf(text)?.(table))).toEqual(expected);
  });

  it.each(['x', '1-', '1-b'])('%s is none', (text) => expect(rangeOf(text)).toBeNull());
});

describe('what is missing', () => {
  const rows = [
    paperRow('1'),
    paperRow('2', { entry: ENTRY }),
    paperRow('3', { paper: false }),
    paperRow('4'),
  ];
  const missing = (one: PaperRow) => isMissing(one, 1);

  it('is the next table after the one that was entered, and from the beginning again', () => {
    expect(nextMissing(rows, null, missing)?.table).toBe('1');
    expect(nextMissing(rows, 'p1', missing)?.table).toBe('4');
    expect(nextMissing(rows, 'p4', missing)?.table).toBe('1');
    expect(nextMissing([rows[1]!], null, missing)).toBeNull();
  });

  it('is, for a second reader, what has been read once', () => {
    expect(rows.filter((one) => isMissing(one, 2)).map(({ table }) => table)).toEqual(['2']);
    expect(isMissing(paperRow('2', { entry: ENTRY, check: { ...ENTRY, same: true, own: false } }), 2)).toBe(
      false,
    );
  });
});

it('what is to be settled: two readings, or a second reader who differs', () => {
  expect(isOpen(paperRow('1', { entry: ENTRY }))).toBe(false);
  expect(isOpen(paperRow('1', { entry: ENTRY, waiting: [ENTRY] }))).toBe(true);
  expect(isOpen(paperRow('1', { entry: ENTRY, check: { ...ENTRY, same: false, own: false } }))).toBe(true);
  expect(isOpen(paperRow('1', { entry: ENTRY, check: { ...ENTRY, same: true, own: false } }))).toBe(false);
});

it('a table is found by its number, whoever has none by the name', () => {
  const rows = [paperRow('B7'), paperRow('8'), paperRow(null, { name: 'Zoé' })];
  expect(rowNamed(rows, 'b7')?.table).toBe('B7');
  expect(rowNamed(rows, ' 08')?.table).toBe('8');
  expect(rowNamed(rows, 'zo')?.name).toBe('Zoé');
  expect(rowNamed(rows, '99')).toBeNull();
});

it('a table where phones sit, too, is the one that hands in paper', () => {
  const rows = [paperRow('8', { playerId: 'phone', paper: false }), paperRow('8', { playerId: 'paper' })];
  expect(rowNamed(rows, '8')?.playerId).toBe('paper');
  expect(rowNamed(rows.slice(0, 1), '8')?.playerId).toBe('phone');
});
