export { notationOf } from '@/lib/game';
export { colLabel, rowLabel, squareName } from './coordinates';
export { FORMATS } from './formats';
export { bringTileSet, directionOf, isMirrored, knownTileSet, layoutOf, needTileSet } from './known-tile-set';
export { type Laid, layOn, tilesOf } from './lay';
export { letterReader } from './letter-reader';
export { type LongTile, longTiles, tileNamed } from './long-tiles';
export { useUnusualRules } from './rules-text';
export {
  bareTile,
  type Cursor,
  type Face,
  face,
  faceAt,
  isBlank,
  onBoard,
  type Place,
  readRows,
  splitTiles,
  squareKey,
  writeTile,
} from './squares';
