import { describe, expect, it } from 'vitest';
import { groupLexicons } from '@/lib/client/lexicons/group-lexicons';
import type { LexiconInfo } from '@/lib/http/schemas';

const lexicon = (id: string, language: string, nativeName: string, own = false): LexiconInfo => ({
  id,
  name: own ? 'Club words' : language,
  language,
  nativeName,
  tileSet: id,
  words: 1,
  counted: true,
  source: '',
  licence: '',
  notice: null,
  own,
  status: 'ready',
  progress: null,
  why: null,
});

const ALL = [
  lexicon('tr', 'Turkish', 'Türkçe'),
  lexicon('tr-forms', 'Turkish', 'Türkçe'),
  lexicon('fr', 'French', 'Français'),
  lexicon('own-1', 'French', 'Français', true),
];
const found = (search: string) =>
  groupLexicons(ALL, search).map(({ title, lexicons }) => [title, ...lexicons.map(({ id }) => id)]);

describe('the word lists to choose from', () => {
  it('stand by language, own ones first', () => {
    expect(found('')).toEqual([
      ['Your lists', 'own-1'],
      ['French', 'fr'],
      ['Turkish', 'tr', 'tr-forms'],
    ]);
  });

  it('are found by the beginnings of words, without marks and in any case', () => {
    expect(found('turk')).toEqual([['Turkish', 'tr', 'tr-forms']]);
    expect(found('FRANCAIS club')).toEqual([['Your lists', 'own-1']]);
    expect(found('forms')).toEqual([['Turkish', 'tr-forms']]);
    expect(found('x')).toEqual([]);
  });
});
