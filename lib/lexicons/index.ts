export { LEXICONS, lexiconSource } from './catalog';
export type { Progress } from './compile/orders';
export { Abandoned, runOrder } from './compile/run-order';
export {
  beginLexicon,
  ensureLexicon,
  type LexiconStatus,
  lexiconReady,
  lexiconStatus,
  openLexicon,
} from './ensure-lexicon';
export { compiledFile, fileNames, removeFile } from './files';
export { findLexicon } from './find-lexicon';
export { licenceText } from './licence-text';
export { englishMeanings, type Meaning } from './meanings';
export { inMemory, isHeld, type OpenLexicon } from './open-lexicons';
export {
  addOwnLexicon,
  countOwnLexicons,
  MOST_OWN_LISTS,
  type OwnLexicon,
  ownLexicon,
  ownLexicons,
  removeOwnLexicon,
  renameOwnLexicon,
} from './own/own-lexicons';
export { receiveUpload, UploadTooLarge } from './own/receive-upload';
export { NotAWordList, type RefusedReason, type UploadReport } from './own/report';
export { type PackedWords, packedWords } from './packed-words';
export type { LexiconSource } from './source';
