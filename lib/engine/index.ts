export { type Board, emptyBoard, formatBoard, parseBoard } from './board';
export { BOARDS, type BoardLayout, type Premium, STANDARD_BOARD } from './board-layout';
export { BLANK } from './codes';
export { EngineError, type EngineErrorCode } from './errors';
export { type FoldOptions, fold, foldings, spellings } from './fold';
export { buildLexicon } from './lexicon/build-lexicon';
export type { ListedWord } from './lexicon/collect-words';
export { Lexicon, type LexiconReport } from './lexicon/lexicon';
export { packWords, unpackWords } from './lexicon/packed-words';
export type {
  Direction,
  FormedWord,
  LegalReading,
  Move,
  MoveProblem,
  MoveReading,
  Placement,
  RefusedReading,
  ScoredMove,
} from './move';
export { formatReference, type Notation, type Place, parseReference } from './notation';
export { play, sameMove } from './play';
export { NORMAL_RULES, type PlayRules } from './play-rules';
export { type Position, type PositionInput, position } from './position';
export { type Random, seededRandom } from './random';
export { invalidWords, readMove } from './read-move';
export { findAllMoves } from './search/find-all-moves';
export { findTop, type TopResult } from './search/find-top';
export type { MoveList } from './search/move-list';
export { createTileSet, type Letter, type TileSet } from './tile-set';
export type { LetterData, TileSetData, Vowel } from './tile-set-data';
export { TILE_SET_IDS, tileSet } from './tile-sets';
export { formatTiles, parseTiles } from './tile-text';
export { isWordText } from './word-text';
