export { type DictionaryEntry, expandDictionary, readEntries } from './expand-dictionary';
export { type Affix, type AffixFilter, type AffixRules, type FlagSet, readRules } from './read-rules';
