export { carryOrder } from './carry';
export { type Composed, composed } from './compose';
export { type PlacingAction, placingReducer } from './reducer';
export { layMove } from './restore';
export { isSavedPlacing, loadPlacing, type SavedPlacing, savePlacing } from './saved';
export {
  freeTiles,
  inRack,
  isOpen,
  type Notice,
  type PlacedTile,
  type Placing,
  placedAt,
  type RackTile,
  startPlacing,
} from './state';
export { type TypedMove, type TypedProblem, typeMove } from './typed-move';
