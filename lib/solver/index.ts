export { LEXICONS, type LexiconSource, lexiconSource } from './catalog';
export { drawRandom, seedHash } from './draw-random';
export type { MovesResult, PrepareResult } from './jobs';
export { type OpenLexicon, openLexicon } from './lexicon-store';
export { solve } from './pool';
