export { drawRandom, seedHash } from './draw-random';
export type { MovesResult, PrepareResult, SolvedRound } from './jobs';
export { solve, startSolver } from './pool';
export { warmUp } from './warm-up';
