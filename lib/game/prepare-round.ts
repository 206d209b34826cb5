import {
  findTop,
  type Lexicon,
  type Position,
  position,
  type Random,
  type ScoredMove,
  type TileSet,
} from '@/lib/engine';
import { type Draw, drawRack, redrawWhole } from './draw';
import type { DrawOptions } from './draw-pool';
import type { EndReason } from './end';
import { FORMATS } from './formats';
import type { GameState } from './game-state';
import { anyRackPlays } from './move-possible';
import { type Rack, rackTiles } from './rack';
import { chooseTop } from './top';

/** A round that can open: everything that its close will need. */
export interface RoundPlan {
  kind: 'round';
  /** from 1 */
  number: number;
  rack: Rack;
  position: Position;
  /** the score of the best move, at least 0 */
  score: number;
  /** all best moves, never empty */
  tops: ScoredMove[];
  /** the one that is placed unless a referee takes another */
  chosen: ScoredMove;
  /** racks thrown back: by the rule, and for want of a legal move */
  rejections: number;
}

export type PreparedRound = RoundPlan | { kind: 'over'; reason: EndReason };

export interface PrepareInput extends DrawOptions {
  tiles: TileSet;
  state: GameState;
  random: Random;
  lexicon: Lexicon;
}

/**
 * Where a move exists but not one rack in thousands holds its tiles (a list of a few long words), the game
 * has no move in practice: better over than drawing for minutes.
 */
const MAX_REDRAWS = 10_000;

/** Draws and solves the next round; racks without a legal move go back whole until one has one. */
export function prepareRound(input: PrepareInput): PreparedRound {
  const { tiles, state, random } = input;
  return solveDraw(input, drawRack(tiles, state, random, input));
}

/** The same from a draw already made: a redraw of a cancelled round, or a rack entered by a referee. */
export function solveDraw(input: PrepareInput, first: Draw): PreparedRound {
  const { tiles, state, random, lexicon, format = FORMATS.normal } = input;
  let draw = first;
  let rejections = 0;
  let redraws = 0;
  while (draw.kind === 'rack') {
    rejections += draw.rejections;
    const { rack } = draw;
    const at = position({ tiles, board: state.board, rack: rackTiles(rack), rules: format.rules });
    const { score, moves } = findTop(at, lexicon);
    if (moves.length > 0) {
      const chosen = chooseTop(at, moves);
      return {
        kind: 'round',
        number: state.rounds + 1,
        rack,
        position: at,
        score,
        tops: moves,
        chosen,
        rejections,
      };
    }
    const hopeless = redraws === 0 && !anyRackPlays(tiles, state, lexicon, input);
    if (hopeless || redraws++ === MAX_REDRAWS) return { kind: 'over', reason: 'no-move-possible' };
    rejections++;
    draw = redrawWhole(tiles, state, random, input);
  }
  return draw;
}
