import { describe, expect, it } from 'vitest';
import { readList } from '@/lib/client/correct/read-list';
import { askable, faultsOf, placed, type ToldLines } from '@/lib/client/correct/told-lines';

const NOTHING: ToldLines = { namesakes: [], moves: [], licences: [], faults: [] };

describe('a list with a faulty line', () => {
  const list = readList('1;A\n;\n;\n2;\n1;B\n3;C');

  it('has the others held against each other and the event all the same', () => {
    expect(askable(list).map((index) => list.lines[index]?.player.name)).toEqual(['A', 'B', 'C']);
  });

  it('is told all of its faults, each by its line', () => {
    const told: ToldLines = {
      namesakes: [{ line: 2, name: 'C (3)' }],
      moves: [{ line: 1, from: '9' }],
      licences: [{ line: 2, other: 1 }],
      faults: [{ line: 1, code: 'table-twice', what: '1', other: 0 }],
    };
    const all = placed(told, askable(list));
    expect(all).toMatchObject({
      namesakes: [{ line: 3 }],
      moves: [{ line: 2 }],
      licences: [{ line: 3, other: 2 }],
    });
    expect([...faultsOf(list, all.faults)]).toEqual([
      [2, { there: { code: 'table-twice', what: '1', other: 0 } }],
      [1, { own: 'no-name' }],
    ]);
    expect([...faultsOf(list, NOTHING.faults).keys()]).toEqual([1]);
  });
});
