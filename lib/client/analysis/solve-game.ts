import { layOn } from '@/lib/client/board';
import type { PlayRules, ScoredMove } from '@/lib/engine';
import { NO_FILTER } from './filter';
import type { GivenTurn } from './game-text';
import type { Turn } from './line';
import type { Ask } from './use-finder';

export interface SolveGameInput {
  ask: Ask;
  given: readonly GivenTurn[];
  start: readonly string[];
  rules: PlayRules;
  tileSet: string;
}

/** Every turn with its top, one after the other; null when one of them cannot be played. */
export async function solveGame({
  ask,
  given,
  start,
  rules,
  tileSet,
}: SolveGameInput): Promise<Turn[] | null> {
  const turns: Turn[] = [];
  let board = start;
  for (const { rack, move, top, placed } of given) {
    const found = await ask({ kind: 'find', asked: { board, rack, rules }, filter: NO_FILTER });
    if (!found?.best) return null;
    const [own, chosen] = [await valued(ask, move), await valued(ask, top)];
    if ((move && !own) || (top && !chosen)) return null;
    const turn: Turn = { rack, move: own, top: chosen ?? found.best, placed };
    const laid = placed === 'top' ? turn.top : own;
    if (laid) board = layOn(board, laid, tileSet);
    turns.push(turn);
  }
  return turns;
}

/** Words that the list does not have scored what they scored when they were played: here nothing. */
async function valued(ask: Ask, move: GivenTurn['move']): Promise<ScoredMove | null> {
  if (!move) return null;
  const value = await ask({ kind: 'value', move });
  return value && value.problem === null ? { ...move, score: value.score } : null;
}
