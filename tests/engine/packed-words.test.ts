import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Lexicon, packWords, tileSet, unpackWords } from '@/lib/engine';
import { englishLexicon } from '../support/engine-words';

const words = (letters: readonly string[]) =>
  fc.array(
    fc.array(fc.constantFrom(...letters), { minLength: 2, maxLength: 7 }).map((tiles) => tiles.join('')),
  );

describe('packed words', () => {
  it.each([
    ['en', ['A', 'B', 'Z']],
    ['es', ['A', '[CH]', '[LL]', 'Z']],
    // More letters than one pair of masks holds.
    ['sk', ['A', 'Á', 'Ž', 'Z', 'Ý']],
  ])('make the same lexicon again, in %s', (id, letters) => {
    const tiles = tileSet(id);
    fc.assert(
      fc.property(words(letters), (list) => {
        const lexicon = Lexicon.build(list, tiles);
        expect(Lexicon.build(unpackWords(packWords(lexicon)), tiles).hash).toBe(lexicon.hash);
      }),
    );
  });

  it('take some four bytes a word', () => {
    const lexicon = englishLexicon();
    const packed = packWords(lexicon);
    expect(packed.length).toBeLessThan(lexicon.words * 5);
    expect(Lexicon.build(unpackWords(packed), lexicon.tiles).hash).toBe(lexicon.hash);
  });

  it('that are damaged are refused', () => {
    const packed = packWords(Lexicon.build(['CAT', 'CATS', 'DOG'], tileSet('en')));
    const damaged = expect.objectContaining({ code: 'bad-lexicon' });
    expect(() => [...unpackWords(packed.slice(0, 2))]).toThrow(damaged);
    expect(() => [...unpackWords(packed.slice(0, -1))]).toThrow(damaged);
  });
});
