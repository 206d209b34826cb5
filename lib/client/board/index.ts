export { colLabel, rowLabel, squareName } from './coordinates';
export { type Laid, layOn, tilesOf } from './lay';
export {
  type Cursor,
  type Face,
  face,
  faceAt,
  onBoard,
  type Place,
  readRows,
  SIZE,
  splitTiles,
  squareKey,
  writeTile,
} from './squares';
