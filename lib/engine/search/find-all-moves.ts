import type { Lexicon } from '../lexicon/lexicon';
import type { Position } from '../position';
import { anchors } from './cross-checks';
import { byAnagram } from './extents';
import { takeFound } from './found-moves';
import { MoveList } from './move-list';
import { rack } from './rack';
import { startRecord } from './record';
import { setUp } from './set-up';
import { startWalk, walkAnchor } from './walk';

/**
 * All legal moves, best first; the list begins as `findTop`'s. The same tiles on the same squares are one
 * move: a tile that forms a word each way is listed across. @throws EngineError `bad-lexicon`
 */
export function findAllMoves(position: Position, lexicon: Lexicon): MoveList {
  const count = setUp(position, lexicon);
  byAnagram.fill(0);
  startRecord(false);
  startWalk(lexicon.graph, rack.most);
  for (let i = 0; i < count; i++) walkAnchor(anchors[i]!);
  return new MoveList(position.tiles, takeFound());
}
