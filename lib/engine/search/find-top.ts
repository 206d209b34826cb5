import { SHORTEST_ANAGRAM } from '../lexicon/anagrams';
import type { Lexicon } from '../lexicon/lexicon';
import type { ScoredMove } from '../move';
import type { Position } from '../position';
import { MOST_RACK, searchListed } from './by-anagram';
import { boundExtents, byAnagram, walkedAnchors } from './extents';
import { takeFound } from './found-moves';
import { MoveList } from './move-list';
import { rack } from './rack';
import { best, startRecord } from './record';
import { setUp } from './set-up';
import { startWalk, walkAnchor } from './walk';

export interface TopResult {
  score: number;
  /** All equal moves (top and isotops) in the order of `findAllMoves`; empty when no move is legal. */
  moves: ScoredMove[];
}

/**
 * The best score and every move that makes it; score 0 and no moves when none is legal. Moves that earn a
 * bonus come first, by look-up; then anchors are walked in the order of their bounds, until no bound reaches
 * the best. @throws EngineError `bad-lexicon`
 */
export function findTop(position: Position, lexicon: Lexicon): TopResult {
  setUp(position, lexicon);
  startRecord(true);
  const walked = divideWork(position.rack.length);
  boundExtents(position.board.size, walked);
  searchListed(lexicon.anagrams, position.tiles.size);
  if (walked > 0) {
    startWalk(lexicon.graph, walked);
    for (let index = nextAnchor(); index >= 0; index = nextAnchor()) walkAnchor(index);
  }
  return { score: Math.max(best[0]!, 0), moves: new MoveList(position.tiles, takeFound()).best() };
}

/**
 * Decides which numbers of new tiles are looked up: those of many tiles that earn a bonus, which would spoil the
 * bounds of all others. Returns the most that are walked.
 */
function divideWork(rackSize: number): number {
  let walked = 0;
  for (let laid = 1; laid < byAnagram.length; laid++) {
    const isBonus = laid >= SHORTEST_ANAGRAM && rack.bonus[laid]! > 0;
    byAnagram[laid] = isBonus && laid <= rack.most && rackSize <= MOST_RACK ? 1 : 0;
    if (laid <= rack.most && byAnagram[laid] === 0) walked = laid;
  }
  return walked;
}

/** The anchor that may bring most; -1 when none can reach the best score. */
function nextAnchor(): number {
  return walkedAnchors.pop(best[0]!);
}
