import type { LexiconInfo } from '@/lib/http/schemas';
import type { Names } from './names';

export interface LexiconGroup {
  /** null: lists of the host's own */
  language: string | null;
  lexicons: LexiconInfo[];
}

/** What is searched for may be typed without marks and in any case; the dotless ı is an i here. */
const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');

/** The beginnings of words of a list's names, in the reader's language, its own and English. */
function isMeant(lexicon: LexiconInfo, names: Names, wanted: string): boolean {
  const { name, nativeName, language, id, tileSet } = lexicon;
  const known = [names.lexicon(lexicon), names.language(tileSet), name, nativeName, language, id];
  const words = known.map(plain).flatMap((text) => text.split(/[^\p{L}\d]+/u));
  return wanted.split(/\s+/).every((part) => words.some((word) => word.startsWith(part)));
}

/** Lexicons that were searched for, own ones first, then by language in alphabetical order. */
export function groupLexicons(lexicons: readonly LexiconInfo[], names: Names, search = ''): LexiconGroup[] {
  const wanted = plain(search.trim());
  const groups = new Map<string | null, LexiconInfo[]>();
  for (const lexicon of lexicons) {
    if (!isMeant(lexicon, names, wanted)) continue;
    const language = lexicon.own ? null : names.language(lexicon.tileSet);
    groups.set(language, [...(groups.get(language) ?? []), lexicon]);
  }
  const all = [...groups].map(([language, those]) => ({ language, lexicons: those }));
  return all.sort((a, b) =>
    a.language === null ? -1 : b.language === null ? 1 : names.compare(a.language, b.language),
  );
}
