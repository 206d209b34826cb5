import { meets } from './condition';
import type { Affix, AffixClass, AffixRules, FlagSet } from './read-rules';

/** A stem with affixes of one kind, to which those of the other kind may come. */
interface Stem {
  word: string;
  /** Of its affixes, the last one first. */
  flags: readonly FlagSet[];
  circumfix: boolean;
}

/**
 * Adds every form of a dictionary entry to `forms`: alone, with suffixes, with prefixes, with both. A form may
 * come more than once. Compounds are not made: they have no end.
 */
export function expandEntry(rules: AffixRules, word: string, flags: FlagSet, forms: string[]): void {
  if (flags.forbidden || flags.inCompoundsOnly) return;
  if (!flags.needsAffix) forms.push(word);
  for (const stem of suffixed(rules, word, flags, forms)) withPrefixes(rules, stem, flags, forms);
  withPrefixesAlone(rules, word, flags, forms);
}

/** Adds the forms with one or two suffixes; returns those that prefixes may come to. */
function suffixed(rules: AffixRules, word: string, flags: FlagSet, forms: string[]): Stem[] {
  const stems: Stem[] = [];
  for (const first of flags.suffixes) {
    for (const one of first.affixes) {
      const inner = attach(rules, word, one, false);
      if (inner === null) continue;
      if (isWhole(one.flags)) forms.push(inner);
      if (first.crosses) keepStem(stems, inner, [one.flags]);
      if (rules.complexPrefixes) continue;
      for (const second of one.flags.suffixes) {
        for (const two of second.affixes) {
          const outer = attach(rules, inner, two, false);
          if (outer === null) continue;
          if (isWhole(two.flags)) forms.push(outer);
          if (first.crosses && second.crosses) keepStem(stems, outer, [two.flags, one.flags]);
        }
      }
    }
  }
  return stems;
}

function keepStem(stems: Stem[], word: string, flags: readonly FlagSet[]): void {
  if (!flags[0]?.inCompoundsOnly) stems.push({ word, flags, circumfix: flags[0]?.circumfix ?? false });
}

/** Prefixes that the entry, or one of the stem's suffixes, brings. */
function withPrefixes(rules: AffixRules, stem: Stem, flags: FlagSet, forms: string[]): void {
  for (const set of [flags, ...stem.flags]) {
    for (const prefixes of set.prefixes) {
      if (prefixes.crosses) eachPrefixed(rules, stem.word, prefixes, (form, last) => {
          // A circumfix is a prefix and a suffix that need each other.
          if (last.circumfix === stem.circumfix && !last.inCompoundsOnly) forms.push(form);
        });
    }
  }
}

/** Prefixes without a suffix of the entry's own; the prefix may bring one. */
function withPrefixesAlone(rules: AffixRules, word: string, flags: FlagSet, forms: string[]): void {
  for (const prefixes of flags.prefixes) {
    eachPrefixed(rules, word, prefixes, (form, last) => {
      if (isWhole(last)) forms.push(form);
      for (const suffixes of last.suffixes) {
        if (!suffixes.crosses) continue;
        for (const affix of suffixes.affixes) {
          const both = attach(rules, form, affix, false);
          if (both !== null && !affix.flags.inCompoundsOnly && affix.flags.circumfix === last.circumfix)
            forms.push(both);
        }
      }
    });
  }
}

/** One prefix, or two where the rules have complex prefixes. */
function eachPrefixed(
  rules: AffixRules,
  word: string,
  { affixes }: AffixClass,
  found: (form: string, last: FlagSet) => void,
): void {
  for (const one of affixes) {
    const inner = attach(rules, word, one, true);
    if (inner === null) continue;
    found(inner, one.flags);
    if (!rules.complexPrefixes) continue;
    for (const second of one.flags.prefixes) {
      for (const two of second.affixes) {
        const outer = attach(rules, inner, two, true);
        if (outer !== null) found(outer, two.flags);
      }
    }
  }
}

/** Whether a form may stand without a further affix. */
function isWhole(flags: FlagSet): boolean {
  return !flags.needsAffix && !flags.inCompoundsOnly && !flags.circumfix;
}

function attach(rules: AffixRules, word: string, affix: Affix, isPrefix: boolean): string | null {
  const { strip, add, condition } = affix;
  if (!meets(word, condition, isPrefix)) return null;
  const kept = word.length - strip.length;
  if (kept < 0 || (kept === 0 && !rules.fullStrip)) return null;
  if (isPrefix) return word.startsWith(strip) ? add + word.slice(strip.length) : null;
  return word.endsWith(strip) ? word.slice(0, kept) + add : null;
}
