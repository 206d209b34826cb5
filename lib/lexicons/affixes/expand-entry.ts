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
  eachAttached(rules, word, flags.suffixes, false, (inner, one, crosses) => {
    if (isWhole(one)) forms.push(inner);
    if (crosses) keepStem(stems, inner, [one]);
    if (rules.complexPrefixes) return;
    eachAttached(rules, inner, one.suffixes, false, (outer, two, alsoCrosses) => {
      if (isWhole(two)) forms.push(outer);
      if (crosses && alsoCrosses) keepStem(stems, outer, [two, one]);
    });
  });
  return stems;
}

function keepStem(stems: Stem[], word: string, flags: readonly FlagSet[]): void {
  if (!flags[0]?.inCompoundsOnly) stems.push({ word, flags, circumfix: flags[0]?.circumfix ?? false });
}

/** Prefixes that the entry, or one of the stem's suffixes, brings. */
function withPrefixes(rules: AffixRules, stem: Stem, flags: FlagSet, forms: string[]): void {
  for (const { prefixes } of [flags, ...stem.flags]) {
    eachPrefixed(rules, stem.word, prefixes, (form, last, crosses) => {
      // A circumfix is a prefix and a suffix that need each other.
      if (crosses && last.circumfix === stem.circumfix && !last.inCompoundsOnly) forms.push(form);
    });
  }
}

/** Prefixes without a suffix of the entry's own; the prefix may bring one. */
function withPrefixesAlone(rules: AffixRules, word: string, flags: FlagSet, forms: string[]): void {
  eachPrefixed(rules, word, flags.prefixes, (form, last) => {
    if (isWhole(last)) forms.push(form);
    eachAttached(rules, form, last.suffixes, false, (both, suffix, crosses) => {
      if (crosses && suffix.circumfix === last.circumfix && !suffix.inCompoundsOnly) forms.push(both);
    });
  });
}

/** Told a form, the flags of its last affix, and whether an affix of the other kind may come to it. */
type Found = (form: string, flags: FlagSet, crosses: boolean) => void;

/** One prefix, or two where the rules have complex prefixes. */
function eachPrefixed(rules: AffixRules, word: string, classes: readonly AffixClass[], found: Found): void {
  eachAttached(rules, word, classes, true, (inner, one, crosses) => {
    found(inner, one, crosses);
    if (rules.complexPrefixes)
      eachAttached(rules, inner, one.prefixes, true, (outer, two, also) =>
        found(outer, two, crosses && also),
      );
  });
}

function eachAttached(
  rules: AffixRules,
  word: string,
  classes: readonly AffixClass[],
  isPrefix: boolean,
  found: Found,
): void {
  for (const { affixes, crosses } of classes) {
    for (const affix of affixes) {
      const form = attach(rules, word, affix, isPrefix);
      if (form !== null) found(form, affix.flags, crosses);
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
