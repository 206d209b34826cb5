import type { LexiconInfo } from '@/lib/http/schemas';

export interface LexiconGroup {
  title: string;
  lexicons: LexiconInfo[];
}

const OWN = 'Your lists';

/** What is searched for may be typed without marks and in any case. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function isMeant({ name, nativeName, language, id }: LexiconInfo, wanted: string): boolean {
  const texts = [name, nativeName, language, id].map(plain);
  return wanted
    .split(/\s+/)
    .every((part) => texts.some((text) => text.split(/[^\p{L}\d]+/u).some((word) => word.startsWith(part))));
}

/** Lexicons that were searched for, own ones first, then by language in alphabetical order. */
export function groupLexicons(lexicons: readonly LexiconInfo[], search = ''): LexiconGroup[] {
  const wanted = plain(search.trim());
  const groups = new Map<string, LexiconInfo[]>();
  for (const lexicon of lexicons) {
    if (!isMeant(lexicon, wanted)) continue;
    const title = lexicon.own ? OWN : lexicon.language;
    groups.set(title, [...(groups.get(title) ?? []), lexicon]);
  }
  return [...groups]
    .map(([title, those]) => ({ title, lexicons: those }))
    .sort(
      (a, b) => Number(b.title === OWN) - Number(a.title === OWN) || a.title.localeCompare(b.title, 'en'),
    );
}
