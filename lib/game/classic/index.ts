export { acceptLast, challengeTurn } from './challenge';
export { deadlineOf } from './clock';
export { resignTurn } from './resign';
export { startTable } from './start';
export type {
  EndLine,
  Seat,
  Table,
  TableClock,
  TableEnd,
  TableRefusal,
  TableRules,
  TableState,
  Turn,
} from './state';
export {
  exchangeTurn,
  lapse,
  type PlayTransition,
  passTurn,
  playTurn,
  type TableTransition,
} from './take-turn';
