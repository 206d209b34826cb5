export { LexiconSheet, type LexiconSheetProps } from './lexicon-sheet';
export { namesIn } from './names';
export { OwnLists, type OwnListsProps } from './own-lists';
export { type LexiconState, type Lexicons, useLexicons } from './use-lexicons';
export { useNames } from './use-names';
export { usePrepared } from './use-prepared';
export { wordsText } from './words-text';
