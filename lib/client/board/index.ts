export { colLabel, rowLabel, squareName } from './coordinates';
export { type Laid, layOn, tilesOf } from './lay';
export {
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
