export { FormatsPart } from './formats-part';
export { MovePart } from './move-part';
export { PointsPart } from './points-part';
export { ExamplePart, RoundPart } from './round-part';
export { RoundPicture } from './round-picture';
export {
  ClockPart,
  DrawPart,
  EndPart,
  RankingPart,
  SoloPart,
  TopPart,
  WarningsPart,
} from './text-parts';
export { WrittenPart } from './written-part';
