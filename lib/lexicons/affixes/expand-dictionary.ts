import { expandEntry } from './expand-entry';
import { type AffixRules, type FlagSet, withoutIgnored } from './read-rules';

/** A line of the dictionary file. */
export interface DictionaryEntry {
  word: string;
  flags: FlagSet;
  /** How far in the file it is, 0 to 1. */
  at: number;
}

/** Words end at a slash with flags behind it (`\/` is a slash in the word); then come tags such as `po:noun`. */
const ENTRY = /^((?:\\\/|[^/\t])+?)(?:\/(\S*))?(?:\t.*|\s+[a-z]{2}:.*|\s*)$/su;

/** Lines of the file one by one; the first is their number. */
export function* readEntries(rules: AffixRules, text: string): Generator<DictionaryEntry> {
  for (let from = text.indexOf('\n') + 1; from > 0 && from < text.length; ) {
    const next = text.indexOf('\n', from);
    const end = next < 0 ? text.length : next;
    const [, word, flags = ''] = ENTRY.exec(text.slice(from, end).trimEnd()) ?? [];
    if (word) {
      const plain = withoutIgnored(word.replaceAll('\\/', '/'), rules.ignored);
      yield { word: plain, flags: rules.flagSet(flags), at: end / text.length };
    }
    from = end + 1;
  }
}

/**
 * The forms of one entry after another, some of them more than once. Nothing but the forms of one entry is ever
 * held, however many the dictionary has.
 */
export function* expandDictionary(
  rules: AffixRules,
  text: string,
  keeps: (entry: DictionaryEntry) => boolean = () => true,
): Generator<{ entry: DictionaryEntry; forms: readonly string[] }> {
  for (const entry of readEntries(rules, text)) {
    if (!keeps(entry)) continue;
    const forms: string[] = [];
    expandEntry(rules, entry.word, entry.flags, forms);
    yield { entry, forms };
  }
}
