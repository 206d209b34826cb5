import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Lexicon, tileSet } from '@/lib/engine';
import { englishLexicon, englishWords } from '../support/engine-words';

const en = tileSet('en');
const damaged = expect.objectContaining({ code: 'bad-lexicon' });
const wordList = fc.array(fc.string({ unit: fc.constantFrom('A', 'B', 'C'), minLength: 2, maxLength: 6 }));

function copyOf(lexicon: Lexicon): Int32Array {
  return new Int32Array(lexicon.toBuffer().slice(0) as ArrayBuffer);
}

describe('Lexicon.build', () => {
  it('knows its words and no others', () => {
    fc.assert(
      fc.property(wordList, wordList, (words, others) => {
        const lexicon = Lexicon.build(words, en);
        const wanted = new Set(words);
        expect(lexicon.words).toBe(wanted.size);
        for (const word of [...words, ...others]) expect(lexicon.has(word)).toBe(wanted.has(word));
      }),
    );
  });

  it('does not care for order, case or repeats', () => {
    fc.assert(
      fc.property(wordList, (words) => {
        const one = Lexicon.build(words, en);
        const other = Lexicon.build([...words].reverse().concat(words.map((word) => word.toLowerCase())), en);
        expect(other.hash).toBe(one.hash);
        expect(other.words).toBe(one.words);
        expect(Buffer.from(new Uint8Array(other.graph.states.slice().buffer)).equals(graphBytes(one))).toBe(
          true,
        );
      }),
    );
  });

  it('reports what it leaves out', () => {
    const long = 'A'.repeat(16);
    const { report, words } = Lexicon.build(
      ['cat', 'CAT', 'dog', "it's", 'a', long, 'naïve', 'straße', ''],
      en,
    );
    expect(report).toEqual({ words: 4, unspellable: 1, wrongLength: 3, duplicates: 1 });
    expect(words).toBe(4);
  });

  it('counts length in tiles', () => {
    const word = 'ch'.repeat(15);
    expect(Lexicon.build([word], tileSet('es')).words).toBe(1);
    expect(Lexicon.build(['ch'], tileSet('es')).report.wrongLength).toBe(1);
  });

  it('hashes the alphabet with the list', () => {
    const { hash } = Lexicon.build(['cat'], en);
    expect(Lexicon.build(['cat'], tileSet('es')).hash).not.toBe(hash);
    expect(Lexicon.build(['cats'], en).hash).not.toBe(hash);
    expect(Lexicon.build([], en).hash).toMatch(/^[0-9a-f]{32}$/);
  });

  it('looks up codes, blanks and junk', () => {
    const lexicon = Lexicon.build(['cat'], en);
    expect([
      lexicon.has('CaT'),
      lexicon.has('cat'),
      lexicon.has([3, 1, 20]),
      lexicon.has([3, 1 | 64, 20]),
    ]).toEqual(Array(4).fill(true));
    for (const junk of [
      '',
      'C',
      'CA',
      'AT',
      'CATS',
      'C?T',
      '?AT',
      'CA?',
      '.',
      'C.T',
      '[C]',
      '1',
      'ЖЖ',
      '[[',
      'C T',
    ]) {
      expect(lexicon.has(junk), junk).toBe(false);
    }
    for (const codes of [[], [0], [3, 1, 0], [0, 1, 20], [3, 1, 20, 20]])
      expect(lexicon.has(codes)).toBe(false);
  });
});

describe('Lexicon.load', () => {
  it('reads where the bytes lie', () => {
    const built = Lexicon.build(['cat', 'cats', 'act'], en);
    const shared = new SharedArrayBuffer(built.toBuffer().byteLength);
    new Uint8Array(shared).set(new Uint8Array(built.toBuffer()));
    const loaded = Lexicon.load(shared, en);
    expect(loaded.graph.states.buffer).toBe(shared);
    expect(loaded.toBuffer()).toBe(shared);
    expect([loaded.hash, loaded.words, loaded.report]).toEqual([built.hash, 3, built.report]);
    expect(['CAT', 'CATS', 'ACT', 'CA'].map((word) => loaded.has(word))).toEqual([true, true, true, false]);
  });

  it('refuses another version, another alphabet, another file, and damage anywhere', () => {
    const built = Lexicon.build(['cat', 'cats', 'act'], en);
    const withChange = (index: number) => {
      const file = copyOf(built);
      file[index] = file[index]! ^ 0x10000;
      return file.buffer;
    };
    for (const index of [0, 1, 2, 3, 8, 32, copyOf(built).length - 1]) {
      expect(() => Lexicon.load(withChange(index), en), `integer ${index}`).toThrow(damaged);
    }
    expect(() => Lexicon.load(built.toBuffer(), tileSet('es'))).toThrow(damaged);
    for (const length of [0, 3, 128, 4096])
      expect(() => Lexicon.load(new ArrayBuffer(length), en)).toThrow(damaged);
    const cut = built.toBuffer().slice(0, -4);
    expect(() => Lexicon.load(cut as ArrayBuffer, en)).toThrow(damaged);
  });
});

describe('the English list', () => {
  it('is built whole', () => {
    const lexicon = englishLexicon();
    expect(lexicon.report).toEqual({ words: 247_787, unspellable: 0, wrongLength: 0, duplicates: 0 });
    expect(englishWords().filter((word) => !lexicon.has(word))).toEqual([]);
    expect(['QX', 'AAHEDS', 'AAHEDA'].some((word) => lexicon.has(word))).toBe(false);
  });
});

function graphBytes(lexicon: Lexicon): Buffer {
  return Buffer.from(new Uint8Array(lexicon.graph.states.slice().buffer));
}
