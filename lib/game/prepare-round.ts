import {
  type Board,
  findTop,
  type Lexicon,
  type Position,
  parseBoard,
  position,
  type Random,
  type ScoredMove,
  type TileSet,
} from '@/lib/engine';
import { type Draw, type DrawnRack, drawRack, drawWhole } from './draw';
import { type DrawOptions, poolOf } from './draw-pool';
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
const MAX_REDRAWS = 5000;

/** Draws and solves the next round; racks without a legal move go back whole until one has one. */
export function prepareRound(input: PrepareInput): PreparedRound {
  const { tiles, state, random } = input;
  return solveDraw(input, drawRack(tiles, state, random, input));
}

/** The same from a draw already made: a redraw of a cancelled round, or a rack entered by a referee. */
export function solveDraw(input: PrepareInput, draw: Draw): PreparedRound {
  if (draw.kind === 'over') return draw;
  const board = parseBoard(input.state.board, input.tiles);
  return solve(input, board, draw) ?? redraw(input, board, draw.rejections + 1);
}

/** The plan of a rack; null when it has no legal move. */
function solve(input: PrepareInput, board: Board, { rack, rejections }: DrawnRack): RoundPlan | null {
  const { tiles, state, lexicon, format = FORMATS.normal } = input;
  const at = position({ tiles, board, rack: rackTiles(rack), rules: format.rules });
  const { score, moves: tops } = findTop(at, lexicon);
  if (tops.length === 0) return null;
  const chosen = chooseTop(at, tops);
  return { kind: 'round', number: state.rounds + 1, rack, position: at, score, tops, chosen, rejections };
}

/** Whole racks until one has a move. */
function redraw(input: PrepareInput, board: Board, thrownBack: number): PreparedRound {
  const { tiles, state, random, lexicon } = input;
  const pool = poolOf(tiles, state, input);
  const isLast = pool.remaining.length <= pool.size;
  if (isLast || !anyRackPlays(tiles, board, lexicon, pool))
    return { kind: 'over', reason: 'no-move-possible' };
  let rejections = thrownBack;
  for (let count = 0; count < MAX_REDRAWS; count++) {
    const draw = drawWhole(tiles, pool, random, { rejections });
    const plan = solve(input, board, draw);
    if (plan) return plan;
    rejections = draw.rejections + 1;
  }
  return { kind: 'over', reason: 'no-move-possible' };
}
