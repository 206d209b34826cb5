import type { MoveBody, RoundReview } from '@/lib/http/schemas';

/** A move of the solver's list. */
export interface BestMove {
  move: MoveBody;
  score: number;
  /** the top as it was placed, another move of its score, or one below */
  kind: 'top' | 'isotop' | 'below';
}

const same = (a: MoveBody, b: MoveBody) =>
  a.row === b.row && a.col === b.col && a.direction === b.direction && a.word === b.word;

/** Top, isotops and sub-tops in one list, the top first. `isotops` may or may not hold the top itself. */
export function bestMoves(round: Pick<RoundReview, 'top' | 'isotops' | 'subTops'>): BestMove[] {
  const { top, isotops, subTops } = round;
  return [
    { move: top, score: top.score, kind: 'top' },
    ...isotops
      .filter((move) => !same(move, top))
      .map((move) => ({ move, score: move.score, kind: 'isotop' as const })),
    ...subTops.map((move) => ({ move, score: move.score, kind: 'below' as const })),
  ];
}

/** Whether a played move is the viewer's own. */
export function isOwn(own: MoveBody | null | undefined, move: MoveBody | null): boolean {
  return own != null && move !== null && same(own, move);
}
