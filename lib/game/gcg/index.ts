export type { GcgEvent, GcgFault, GcgGame, GcgPlayer, GcgProblem } from './game';
export { readGcg } from './read-gcg';
export { writeGcg } from './write-gcg';
