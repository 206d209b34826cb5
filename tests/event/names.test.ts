import { describe, expect, it } from 'vitest';
import { seededRandom } from '@/lib/engine';
import { isOffensive } from '@/lib/event/names/is-offensive';
import { isMadeName, makeName } from '@/lib/event/names/make-names';
import { NAME_LANGUAGES, NAME_WORDS, type NameWords } from '@/lib/event/names/words';
import { nameText } from '@/lib/http/schemas';

describe.each(NAME_LANGUAGES)('names made in %s', (language) => {
  const { adjectives, nouns }: NameWords = NAME_WORDS[language];

  it('are enough for a hall, and never twice the same word', () => {
    expect(adjectives.length * nouns.length).toBeGreaterThan(2000);
    for (const words of [adjectives, nouns]) expect(new Set(words).size).toBe(words.length);
  });

  it('are known again, short enough, and shown as they are', () => {
    const { below } = seededRandom(language);
    for (let run = 0; run < 300; run++) {
      const name = makeName(language, run % 2 === 1, below);
      expect(isMadeName(name), name).toBe(true);
      expect(nameText(40).parse(name)).toBe(name);
    }
  });

  it('hurt nobody, however the words meet', () => {
    const all = adjectives.flatMap((adjective) => nouns.map((noun) => `${adjective} ${noun}`));
    expect(all.filter(isOffensive)).toEqual([]);
  });
});

describe('a name of the own making', () => {
  it.each([
    'Ana',
    'Brave',
    'Brave Bear Bear',
    'Bear Brave',
    'brave bear',
    'Brave Bear 0',
    'Brave Bear 1000',
    'Brave Bear x',
  ])('%s is none that the service makes', (name) => expect(isMadeName(name)).toBe(false));
});

describe('the filter', () => {
  it.each([
    ...[
      'fuck',
      'f u c k',
      'F.U.C.K',
      'fuuuck',
      'sh1t',
      'b!tch',
      'ＦＵＣＫ',
      'f\u200Cuck',
      'fück',
      'Big Fucker',
    ],
    ...['Hitler', 'h1tl3r', 'Нitler', 'n4zi'],
    ...['Connard', 'ENCULÉ', 'salope', 'orospu', 'Orospu çocuğu', 'siktir git', 's i k t i r'],
    ...['курва', 'Kурва', 'еб@н', 'kokot', 'kurva', 'k u r v a', 'kokotko', 'جنده', 'كسكش', 'کیر'],
    ...['Arschloch', 'hijo de puta', 'vaffanculo', 'хуй', 'сука'],
  ])('refuses %s', (name) => expect(isOffensive(name)).toBe(true));

  it.each([
    ...[
      'Ana',
      'Jean-Pierre',
      'Scunthorpe United',
      'Essex',
      'Hancock',
      'Nigel',
      'Assunta',
      'Şükrü',
      'İbrahim',
      'Pia',
    ],
    ...[
      'Zoë Müller',
      'Иван Петров',
      'Кирил',
      'Стефка',
      'Ján Novák',
      'محمد',
      'مهدی کریمی',
      'کسری',
      'Curie',
      'Sikorski',
    ],
    ...[
      'Pierre Dupont',
      'Constance',
      'Bashir',
      'O. K. Smith',
      'J. R. R. Tolkien',
      'Table 4',
      'Table 455',
      'Brave Otter 455',
      'Class 5a',
      'Mr. T',
      '4b',
    ],
    ...['Matsushita', 'Dolores', 'Hurley', 'Klara', 'Picasso'],
  ])('lets %s be', (name) => expect(isOffensive(name)).toBe(false));
});
