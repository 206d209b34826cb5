/**
 * The word lists that come with the service. A list is data with its own licence, shown wherever a lexicon is
 * chosen; official lists are copyrighted and are not here.
 */
export interface LexiconSource {
  id: string;
  name: string;
  tileSet: string;
  /** in `public/lexicons`: gzipped UTF-8, one word a line */
  file: string;
  source: string;
  licence: string;
  notice: string;
}

export const LEXICONS: readonly LexiconSource[] = [
  {
    id: 'en',
    name: 'English',
    tileSet: 'en',
    file: 'en.txt.gz',
    source: 'SCOWL 2020.12.07, classes up to 80',
    licence: 'SCOWL licence (permissive, with notice)',
    notice: '/lexicons/en.COPYRIGHT.txt',
  },
];

export function lexiconSource(id: string): LexiconSource | undefined {
  return LEXICONS.find((lexicon) => lexicon.id === id);
}
