import { describe, expect, it } from 'vitest';
import { groupLexicons } from '@/lib/client/lexicons/group-lexicons';
import { namesIn } from '@/lib/client/lexicons/names';
import type { LexiconInfo } from '@/lib/http/schemas';
import { englishFor } from '../../support/in-language';

const lexicon = (id: string, language: string, nativeName: string, own = false): LexiconInfo => ({
  id,
  kind: id === 'tr-forms' ? 'with suffixes' : null,
  name: own ? 'Club words' : language,
  language,
  nativeName,
  tileSet: own ? 'fr' : id.slice(0, 2),
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
const found = (search: string, locale = 'en-GB') =>
  groupLexicons(ALL, namesIn(englishFor('lexicons'), locale), search).map(({ language, lexicons }) => [
    language,
    ...lexicons.map(({ id }) => id),
  ]);

describe('the word lists to choose from', () => {
  it('stand by language, own ones first', () => {
    expect(found('')).toEqual([
      [null, 'own-1'],
      ['French', 'fr'],
      ['Turkish', 'tr', 'tr-forms'],
    ]);
  });

  it('are found by the beginnings of words, without marks and in any case', () => {
    expect(found('turk')).toEqual([['Turkish', 'tr', 'tr-forms']]);
    expect(found('FRANCAIS club')).toEqual([[null, 'own-1']]);
    expect(found('forms')).toEqual([['Turkish', 'tr-forms']]);
    expect(found('x')).toEqual([]);
  });

  it('go by their names in the reader’s language, and are found by these too', () => {
    expect(found('', 'fr')).toEqual([
      [null, 'own-1'],
      ['Français', 'fr'],
      ['Turc', 'tr', 'tr-forms'],
    ]);
    expect(found('turc', 'fr')).toEqual([['Turc', 'tr', 'tr-forms']]);
    expect(found('suffixes')).toEqual([['Turkish', 'tr-forms']]);
  });
});
