import { describe, expect, it } from 'vitest';
import {
  type Alphabet,
  rackLines,
  spelled,
  spokenLanguage,
  topLines,
} from '@/lib/client/speech/announcement';
import { formedWords } from '@/lib/client/speech/formed-words';
import { PHRASES } from '@/lib/client/speech/phrases';
import { SPELLING } from '@/lib/client/speech/spelling-data';
import { TILE_SET_IDS, tileSet } from '@/lib/engine';

const alphabet = (id: string): Alphabet => ({
  id,
  letters: tileSet(id).letters.map(({ tile }) => tile),
  locale: tileSet(id).spelling.locale,
});
const rack = (leftover: string, drawn: string, rejected = false) => ({ leftover, drawn, rejected });

describe('a rack read out', () => {
  it('in French: what is left by the alphabet, the new ones as drawn, then all', () => {
    expect(rackLines(rack('?RA', 'ZXTE'), alphabet('fr'))).toEqual([
      'Reliquat, 3 lettres.',
      'A, Algérie. R, Roumanie. Joker, lettre blanche.',
      'Nouvelles lettres.',
      'Z, Zambie. X, Xénophon. T, Tunisie. E, Égypte.',
      'Tirage: A, E, R, T, X, Z, Joker, lettre blanche.',
    ]);
  });

  it('in English: one tile is one, equal letters stand together', () => {
    expect(rackLines(rack('Q', 'EAEIAE'), alphabet('en'))).toEqual([
      'Left over, 1 tile.',
      'Q, Quebec.',
      'New tiles.',
      'E, Echo. A, Alfa. E, Echo. I, India. A, Alfa. E, Echo.',
      'The rack: A, A, E, E, E, I, Q.',
    ]);
  });

  it('says that a rack was rejected, and the first one has nothing left over', () => {
    expect(rackLines(rack('', 'BNISRAA', true), alphabet('fr')).slice(0, 2)).toEqual([
      'Rejet.',
      'Nouvelles lettres.',
    ]);
    expect(rackLines(rack('', 'ADEFINY'), alphabet('en'))[0]).toBe('New tiles.');
  });

  it('keeps tiles of several letters whole', () => {
    expect(rackLines(rack('[CH]', '[LL]A'), alphabet('es'))[1]).toBe('CH, Chocolate.');
  });

  it('does with letters where nobody has told how', () => {
    expect(rackLines(rack('', 'AB'), alphabet('eu'))).toEqual(['+.', 'A. B.', '=: A, B.']);
  });
});

describe('a top read out', () => {
  const top = { row: 8, col: 4, direction: 'across' as const, word: 'FEDaYIN', score: 98 };

  it('in French: points, direction, reference, word with its blank, other words', () => {
    expect(topLines({ top, formed: ['CHATS'], notation: 'letter-first' }, alphabet('fr'))).toEqual([
      'Le top: 98 points.',
      'horizontal, H, Hongrie, 4.',
      'FEDAYIN.',
      'F, France. E, Égypte. D, Danemark. joker A, Algérie. Y, Yougoslavie. I, Italie. N, Norvège.',
      'Autre mot: CHATS.',
    ]);
  });

  it('in English: the number first where it runs across', () => {
    const lines = topLines(
      { top: { ...top, direction: 'down', word: 'OX', score: 1 }, formed: [], notation: 'number-first' },
      alphabet('en'),
    );
    expect(lines).toEqual(['The top: 1 point.', 'down, D, Delta, 8.', 'OX.', 'O, Oscar. X, X-ray.']);
  });

  it('tells a Turkish i from an ı', () => {
    const lines = topLines(
      { top: { ...top, word: 'KiLIM' }, formed: [], notation: 'letter-first' },
      alphabet('tr'),
    );
    expect(lines[2]).toBe('KİLIM.');
    expect(lines[3]).toContain('joker İ, İzmir');
  });
});

describe('the words a move forms', () => {
  const board = ['.....', '..A..', '..T..', 'NO...', '.....'];

  it('are those across it, whole', () => {
    expect(formedWords(board, { row: 4, col: 3, direction: 'across', word: 'T' })).toEqual(['ATT']);
    expect(formedWords(board, { row: 1, col: 3, direction: 'down', word: 'PAT' })).toEqual([]);
    expect(formedWords(board, { row: 3, col: 2, direction: 'down', word: 'SOn' })).toEqual(['ST']);
  });
});

describe('the tables', () => {
  it.each(Object.keys(SPELLING))('%s has a word for each of its letters, and no other', (language) => {
    const { letters, words, source } = SPELLING[language]!;
    expect(source).not.toBe('');
    expect(words.split(' ')).toHaveLength(letters.split(' ').length);
    expect(new Set(letters.split(' ')).size).toBe(letters.split(' ').length);
  });

  it('spell every letter of the six languages that have words for all', () => {
    for (const id of ['fr', 'en', 'tr', 'bg', 'de', 'el'])
      for (const letter of alphabet(id).letters)
        expect(spelled(letter, { id }), `${id} ${letter}`).toContain(', ');
  });

  it('are asked for by the tile set’s language', () => {
    expect(spokenLanguage('is-old')).toBe('is');
    expect(spokenLanguage('no-explo')).toBe('nb');
    for (const language of Object.keys(PHRASES)) expect(TILE_SET_IDS).toContain(language);
  });
});
