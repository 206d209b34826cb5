import type { LexiconInfo } from '@/lib/http/schemas';
import type { MessageKey, Translate } from '@/lib/i18n/client';

type Key = MessageKey<'lexicons'>;

/** What tells a tile set from the usual one of its language. */
const EDITIONS: Partial<Record<string, Key>> = {
  'en-super': 'edition.superBoard',
  fa: 'edition.unofficial',
  'fa-2': 'edition.otherValues',
  gd: 'edition.unofficial',
  'is-krafla': 'edition.krafla',
  'is-old': 'edition.earlierSet',
  la: 'edition.uAndV',
  'lt-old': 'edition.earlierList',
  'no-explo': 'edition.explo',
  'ro-2': 'edition.newerRomanian',
  'sk-m': 'edition.slovakM',
};

/** What tells a word list from another one for the same tiles; what is not here is the name of a package. */
const KINDS: Partial<Record<string, Key>> = {
  'head-words': 'kind.headWords',
  'with suffixes': 'kind.withSuffixes',
};

/** Names of languages, tiles and word lists in the reader's language. */
export interface Names {
  language(tileSet: string): string;
  tiles(tileSet: string): string;
  /** a host's own list has the name that the host gave it */
  lexicon(lexicon: Pick<LexiconInfo, 'name' | 'tileSet' | 'kind' | 'own'>): string;
  /** in alphabetical order */
  compare(a: string, b: string): number;
}

export function namesIn(t: Translate<'lexicons'>, locale: string): Names {
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  const { compare } = new Intl.Collator(locale);
  // Tile sets are called after their language: `sk-m` is Slovak.
  const language = (tileSet: string) => {
    const code = tileSet.replace(/-.*/, '');
    const name = languages.of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  };
  const tiles = (tileSet: string) => {
    const edition = EDITIONS[tileSet];
    return edition
      ? t('name.edition', { language: language(tileSet), edition: t(edition) })
      : language(tileSet);
  };
  const lexicon: Names['lexicon'] = ({ name, tileSet, kind, own }) => {
    if (own || kind === null) return own ? name : tiles(tileSet);
    return t('name.kind', { name: tiles(tileSet), kind: KINDS[kind] ? t(KINDS[kind]) : kind });
  };
  return { language, tiles, lexicon, compare };
}
