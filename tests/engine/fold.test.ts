import { describe, expect, it } from 'vitest';
import { createTileSet, fold, Lexicon, type TileSetData, tileSet } from '@/lib/engine';

describe('fold', () => {
  it.each([
    ['fr', 'Élève', 'ELEVE'],
    ['fr', 'cœur', 'COEUR'],
    ['fr', 'ex æquo', 'EX AEQUO'],
    ['fr', ' ça ', 'CA'],
    ['es', 'año', 'AÑO'],
    ['es', 'an\u0303o', 'AÑO'],
    ['es', 'chorrillos', '[CH]O[RR]I[LL]OS'],
    ['es', '[ch]oto', '[CH]OTO'],
    ['es', 'camión', 'CAMION'],
    ['bg', 'Ѝ', 'И'],
    ['bg', 'май', 'МАЙ'],
    ['bg', 'ма\u0438\u0306', 'МАЙ'],
    ['en', 'Æsop', 'AESOP'],
    ['en', 'ＡＢ', 'AB'],
    ['en', 'a-b1', 'A-B1'],
    ['en', '', ''],
    ['en', '[', '['],
    ['en', '[ab', '[AB'],
  ])('%s: %s is %s', (id, text, folded) => {
    expect(fold(text, tileSet(id))).toBe(folded);
  });

  it('can leave lower case for blanks', () => {
    expect(fold('CéSE', tileSet('fr'), { keepCase: true })).toBe('CeSE');
    expect(fold('chORRO', tileSet('es'), { keepCase: true })).toBe('[ch]O[RR]O');
    expect(fold('ChORRO', tileSet('es'), { keepCase: true })).toBe('[CH]O[RR]O');
    expect(fold('[ch]O', tileSet('es'), { keepCase: true })).toBe('[ch]O');
  });

  it('folds again to the same', () => {
    for (const text of ['chorrillos', '[LL]', 'ñandú', 'x?y']) {
      const once = fold(text, tileSet('es'));
      expect(fold(once, tileSet('es'))).toBe(once);
    }
  });
});

describe('words of a list', () => {
  it('may be plain or in wire form', () => {
    const es = tileSet('es');
    expect(Lexicon.build(['chorrillos', '[ch]o[rr]i[ll]os'], es).report).toMatchObject({
      words: 1,
      duplicates: 1,
    });
    expect(Lexicon.build(['[c]oto', '[k]oto', '[coto', ']', '[]', '?'], es).report).toMatchObject({
      words: 1,
      unspellable: 5,
    });
  });
});

describe('words that can be spelled in several ways', () => {
  const letters = ['C', 'CS', 'S', 'A', 'I'].map((tile) => ({ tile, count: 1, value: 1, vowel: false }));
  const either: TileSetData = {
    id: 'either',
    name: '',
    nativeName: '',
    direction: 'ltr',
    letters,
    blanks: 0,
    total: 5,
    fold: { rule: '', keep: [], replace: {} },
    digraphs: 'either',
  };

  it('are one entry for each where the tile set allows both', () => {
    const lexicon = Lexicon.build(['csacsi'], createTileSet(either));
    expect(lexicon.words).toBe(4);
    expect(['[CS]A[CS]I', 'CSACSI', '[CS]ACSI', 'CSA[CS]I'].every((word) => lexicon.has(word))).toBe(true);
  });

  it('are divided as brackets say', () => {
    const lexicon = Lexicon.build(['[cs]a[c]si'], createTileSet(either));
    expect([lexicon.words, lexicon.has('[CS]ACSI')]).toEqual([1, true]);
  });

  it('are one entry where the longest tile must be taken', () => {
    const lexicon = Lexicon.build(['csacsi'], createTileSet({ ...either, id: 'always', digraphs: 'always' }));
    expect([lexicon.words, lexicon.has('[CS]A[CS]I'), lexicon.has('CSACSI')]).toEqual([1, true, false]);
  });
});
