import { describe, expect, it } from 'vitest';
import { TILE_SET_IDS, tileSet } from '@/lib/engine';
import { BLANK } from '@/lib/engine/codes';
import { ranksOf } from '@/lib/engine/lexicon/ranks';
import { ANNEX_SHIFT } from '@/lib/engine/lexicon/word-graph';

describe('the numbers of letters in a word graph', () => {
  it.each(TILE_SET_IDS)('lead back to the codes of %s, blanks too', (id) => {
    const tiles = tileSet(id);
    const { ofCode, toCode } = ranksOf(tiles);
    const letters = tiles.letters.map((_, index) => index + 1);
    for (const code of [0, ...letters]) {
      expect(toCode[ofCode[code]!]).toBe(code);
      expect(ofCode[code | BLANK]).toBe(ofCode[code]! | BLANK);
      expect(toCode[ofCode[code | BLANK]!]).toBe(code | BLANK);
    }
    expect(letters.map((code) => ofCode[code]).sort((a, b) => a! - b!)).toEqual(letters);
  });

  it('are the codes where all letters fit one pair of masks', () => {
    const { ofCode } = ranksOf(tileSet('en'));
    expect([...ofCode.subarray(0, 27)]).toEqual(Array.from({ length: 27 }, (_, code) => code));
  });

  it('put the rarest letters of a large alphabet into the annex', () => {
    const tiles = tileSet('sk');
    const { ofCode } = ranksOf(tiles);
    const counts = (annex: boolean) =>
      tiles.letters
        .filter((_, index) => ofCode[index + 1]! > ANNEX_SHIFT === annex)
        .map(({ count }) => count);
    expect(Math.max(...counts(true))).toBeLessThanOrEqual(Math.min(...counts(false)));
  });
});
