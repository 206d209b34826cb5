import { EngineError } from '../errors';
import type { Lexicon } from '../lexicon/lexicon';
import type { Position } from '../position';
import { findAnchors } from './anchors';
import { fillCrossChecks } from './cross-checks';
import { copyBoard } from './lanes';
import { fillRack } from './rack';
import { startWalk } from './walk';

/** Lays the position out for a search; returns its anchors. @throws EngineError `bad-lexicon` */
export function setUp(position: Position, lexicon: Lexicon, forTop: boolean): number[] {
  if (lexicon.tiles !== position.tiles) {
    throw new EngineError('bad-lexicon', `the lexicon is of another tile set than ${position.tiles.id}`);
  }
  const empty = copyBoard(position.board);
  fillCrossChecks(empty, lexicon, position.tiles);
  fillRack(position);
  startWalk(lexicon, forTop);
  return findAnchors(position, empty);
}
