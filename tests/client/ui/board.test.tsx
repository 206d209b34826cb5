import { describe, expect, it } from 'vitest';
import { Board, MoveText, Rack, WordText } from '@/lib/client/ui';
import { renderInEnglish } from '../../support/in-language';

const empty = (size: number) => Array.from({ length: size }, () => '.'.repeat(size));
const board = (tileSet: string, rows: readonly string[]) =>
  renderInEnglish(
    <Board
      rows={rows}
      tileSet={tileSet}
      notation="number-first"
      onSquare={() => {}}
      cursor={{ row: 3, col: 2, direction: 'across' }}
    />,
  );

describe('a board on the screen', () => {
  it('has the squares of its tile set', () => {
    const large = board('en-super', empty(21));
    expect(large.match(/data-row=/g)).toHaveLength(441);
    expect(large).toContain('aria-label="row 1, column A, quadruple word"');
    expect(large).toContain('aria-label="row 3, column F, quadruple letter"');
    expect(large).toContain('>U</span>');
    expect(board('en', empty(15)).match(/data-row=/g)).toHaveLength(225);
  });

  it('is mirrored where words run to the left', () => {
    expect(board('fa', empty(15))).toContain('<div class="board" dir="rtl"');
    expect(board('bg', empty(15))).toContain('<div class="board" dir="ltr"');
  });

  it('shows figures on the tiles of any alphabet', () => {
    expect(board('hu', empty(15).with(0, '[SZ][sz]ÁÁ...........'))).toContain('data-len="2"');
    const hebrew = board('he', empty(15).with(0, '[?ש]ל.............'));
    expect(hebrew).toContain('aria-label="row 1, column A, ש, blank"');
    expect(hebrew).toContain('<sub>2</sub>');
  });
});

describe('a rack on the screen', () => {
  it('runs as words do', () => {
    expect(renderInEnglish(<Rack tiles="שלום?" tileSet="he" />)).toContain('dir="rtl"');
    expect(renderInEnglish(<Rack tiles="[CH]A?" tileSet="es" />)).toContain('dir="ltr"');
  });
});

describe('a move in a line', () => {
  const line = (word: string) =>
    renderInEnglish(
      <MoveText move={{ row: 8, col: 4, direction: 'across', word }} notation="number-first" />,
    );

  it('has its arrow the way the word runs', () => {
    expect(line('ש[?ל]ום')).toContain('-scale-x-100');
    expect(line('QUARTZ')).not.toContain('-scale-x-100');
    expect(line('ש[?ל]ום')).toMatch(/ dir="rtl".*8D.*-scale-x-100/s);
  });

  it('writes blanks in the case of their language', () => {
    expect(renderInEnglish(<WordText word="İ[ch]ı" />)).toBe(
      '<bdi dir="ltr">İ<span class="text-accent">ch</span><span class="text-accent">ı</span></bdi>',
    );
    expect(renderInEnglish(<WordText word="[?ש]ל" />)).toContain('<span class="text-accent">ש</span>ל');
  });
});
