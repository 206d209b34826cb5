import {
  type Lexicon,
  type Position,
  parseBoard,
  position,
  type Random,
  type ScoredMove,
  type TileSet,
} from '@/lib/engine';
import { type Draw, type DrawnRack, drawRack, drawWhole, redrawCancelled } from './draw';
import { poolOf } from './draw-pool';
import type { EndReason } from './end';
import { type RuleOptions, withDefaults } from './game-rules';
import type { GameState } from './game-state';
import type { Exchange } from './joker';
import { topMoves } from './level-moves';
import { anyRackPlays } from './move-possible';
import { type Rack, rackTiles } from './rack';
import { canRetake, retakeBlanks } from './retake';
import { chooseTop } from './top';

/** A round that can open: everything that its close will need. */
export interface RoundPlan {
  kind: 'round';
  /** from 1 */
  number: number;
  rack: Rack;
  /** blanks of the board that went to this rack for their letters; `position` and `rack` are after it */
  retaken: Exchange[];
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

export interface SolveInput extends RuleOptions {
  tiles: TileSet;
  state: GameState;
  lexicon: Lexicon;
}

export interface PrepareInput extends SolveInput {
  random: Random;
}

/**
 * Where a move exists but not one rack in thousands holds its tiles (a list of a few long words), the game
 * has no move in practice: better over than drawing for minutes.
 */
const MAX_REDRAWS = 5000;

/** Short words are nearly always possible, and each look for them lists all moves. */
const mostRedraws = (input: SolveInput) =>
  withDefaults(input).format.rules.longestWord === undefined ? MAX_REDRAWS : 300;

/** Draws and solves the next round; racks without a legal move go back whole until one has one. */
export function prepareRound(input: PrepareInput): PreparedRound {
  const { tiles, state, random } = input;
  return solveDraw(input, drawRack(tiles, state, random, input));
}

/** The same from a draw already made: a redraw of a cancelled round, or a rack entered by a referee. */
export function solveDraw(input: PrepareInput, draw: Draw): PreparedRound {
  if (draw.kind === 'over') return draw;
  return solveRack(input, draw) ?? redraw(input, draw.rejections + 1);
}

/** A round in the place of a cancelled one: a whole new rack that differs from its rack. */
export function prepareAgain(input: PrepareInput, cancelled: Rack): PreparedRound {
  const { tiles, state, random } = input;
  for (let count = 0; count < MAX_REDRAWS; count++) {
    const draw = redrawCancelled(tiles, state, cancelled, random, input);
    if (draw.kind === 'over') return draw;
    const plan = solveRack(input, draw);
    if (plan) return plan;
    if (count === 0 && !anyMove(input)) break;
  }
  return { kind: 'over', reason: 'no-move-possible' };
}

/** The plan of a rack; null when it has no legal move. */
export function solveRack(input: SolveInput, { rack, rejections }: DrawnRack): RoundPlan | null {
  const { tiles, state, lexicon } = input;
  const rules = withDefaults(input);
  const dealt = rules.retakeBlanks
    ? retakeBlanks(tiles, state.board, rack)
    : { board: state.board, rack, retaken: [] };
  const at = position({ tiles, board: dealt.board, rack: rackTiles(dealt.rack), rules: rules.format.rules });
  const { score, moves: tops } = topMoves(at, lexicon);
  if (tops.length === 0) return null;
  const chosen = chooseTop(at, tops, rules);
  const { rack: held, retaken } = dealt;
  return {
    kind: 'round',
    number: state.rounds + 1,
    rack: held,
    retaken,
    position: at,
    score,
    tops,
    chosen,
    rejections,
  };
}

/** Whole racks until one has a move. */
function redraw(input: PrepareInput, thrownBack: number): PreparedRound {
  const { tiles, state, random } = input;
  const pool = poolOf(tiles, state, input);
  const isLast = pool.drawable.length + pool.fixed.length <= pool.size;
  if (isLast || !anyMove(input)) return { kind: 'over', reason: 'no-move-possible' };
  let rejections = thrownBack;
  for (let count = 0; count < mostRedraws(input); count++) {
    const draw = drawWhole(tiles, pool, random, { rejections });
    const plan = solveRack(input, draw);
    if (plan) return plan;
    rejections = draw.rejections + 1;
  }
  return { kind: 'over', reason: 'no-move-possible' };
}

/** Where a blank can be retaken the answer takes too long to find: then drawing tells. */
function anyMove(input: SolveInput): boolean {
  const { tiles, state, lexicon } = input;
  const { format, retakeBlanks: retakes } = withDefaults(input);
  const pool = poolOf(tiles, state, input);
  if (retakes && canRetake(tiles, state.board, pool.remaining)) return true;
  const board = parseBoard(state.board, tiles);
  return anyRackPlays(tiles, board, lexicon, pool, format.rules.maxPlaced);
}
