export { type DictionaryEntry, expandDictionary, readEntries } from './expand-dictionary';
export { type AffixRules, type FlagSet, readRules } from './read-rules';
