import { describe, expect, it } from 'vitest';
import { differenceOf } from '@/lib/client/difference';
import { DifferenceLines } from '@/lib/client/play/difference-lines';
import { Meanings } from '@/lib/client/play/meanings';
import { RoundPoints } from '@/lib/client/play/round-points';
import { WorthlessLine } from '@/lib/client/play/worthless-line';
import { position, tileSet } from '@/lib/engine';
import { renderInEnglish } from '../../support/in-language';

const text = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const empty = Array.from({ length: 15 }, () => '.'.repeat(15));
const board = empty.map((row, index) => (index === 7 ? '.......QUIZ....' : row));

describe('points of a round', () => {
  const result = { move: null, points: 1, bonus: 10, total: 521, before: 3, reason: null };

  it('stand with total, share of the tops and rank, and how that moved', () => {
    const html = renderInEnglish(<RoundPoints result={{ ...result, rank: 1 }} top={86} topTotal={610} />);
    expect(text(html)).toMatch(/^1 point of 86 \+10 solo Total 521 Of the tops 85.4% Rank 1st .*up 2/);
  });

  it.each([
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [11, '11th'],
    [12, '12th'],
    [21, '21st'],
    [112, '112th'],
  ])('write rank %i as %s', (rank, written) => {
    expect(text(renderInEnglish(<RoundPoints result={{ ...result, rank }} top={86} topTotal={0} />))).toMatch(
      new RegExp(`Of the tops – Rank ${written}( |$)`),
    );
  });
});

describe('why the top is worth more', () => {
  const at = position({ tiles: tileSet('en'), board, rack: 'RETINAS' });
  const top = { row: 9, col: 2, direction: 'across', word: 'RETINAS', points: 78 } as const;
  const own = { row: 9, col: 9, direction: 'across', word: 'RES', points: 29 } as const;

  it('is a line for each source of points', () => {
    const difference = differenceOf(at, top, own)!;
    const html = renderInEnglish(
      <DifferenceLines difference={difference} reason={null} notation="number-first" />,
    );
    const said = text(html);
    expect(said).toContain('49 points less Top You ± Difference');
    expect(said).toContain('Bonus Top 7 tiles laid 50 0 +50');
    expect(said).toMatch(/Words beside Top QS 11 You UR 3 IE 2 ZS 11 11 16 −5/);
    expect(html).toContain('data-p="2L"');
  });

  it('has the same minus in every column', () => {
    const difference = differenceOf(at, top, { ...own, points: 0 })!;
    const said = text(
      renderInEnglish(<DifferenceLines difference={difference} reason={null} notation="number-first" />),
    );
    expect(said).toContain('Fault or ruling 8 −20 +28');
    expect(said).not.toContain('-');
  });
});

describe('a move that is worth nothing', () => {
  const own = { kind: 'worthless', words: ['UT', 'ZN'], sure: false, worth: 34 } as const;

  it('says which word it may be, and which it was once it is known', () => {
    const unsure = renderInEnglish(
      <WorthlessLine own={{ ...own, words: ['UT', 'ZN'] }} badWords={undefined} />,
    );
    expect(text(unsure)).toBe('UT or ZN is not in the list. The move would have been worth 34 points.');
    const known = renderInEnglish(<WorthlessLine own={{ ...own, words: ['UT', 'ZN'] }} badWords={['ZN']} />);
    expect(text(known)).toMatch(/^ZN is not in the list\./);
  });

  it('writes tiles of several letters as letters', () => {
    const html = renderInEnglish(
      <WorthlessLine
        own={{ kind: 'worthless', words: ['[CH]Ot', 'AB'], sure: true, worth: 0 }}
        badWords={undefined}
      />,
    );
    expect(text(html)).toBe('CHOt and AB are not in the list.');
  });
});

describe('meanings', () => {
  it('keep their place while they are on their way', () => {
    expect(renderInEnglish(<Meanings meanings={null} />)).toMatch(/^<p class="meaning[^>]*><\/p>$/);
    expect(text(renderInEnglish(<Meanings meanings={[]} />))).toBe('No meaning at hand');
    const html = renderInEnglish(
      <Meanings meanings={[{ headWord: 'cwm', kind: 'noun', text: 'a basin in a mountain' }]} />,
    );
    expect(text(html)).toBe('What it means: cwm noun a basin in a mountain');
    expect(html).toContain('lang="en"');
  });
});
