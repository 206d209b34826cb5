/**
 * A game of the classic table as the GCG format has it (poslfit.com/scrabble/gcg): a line for each thing that changed a
 * score, in order. Moves and racks are in wire form, words in full.
 */
import type { Move } from '@/lib/engine';

export interface GcgPlayer {
  /** without spaces: names the player's lines */
  nick: string;
  name: string;
}

interface Line {
  /** index of the player */
  player: number;
  /** before the turn; may be empty or partial where nobody knew it */
  rack: string;
  /** what the line adds */
  score: number;
  /** after it */
  total: number;
  note?: string;
}

export type GcgEvent = Line &
  (
    | { kind: 'play'; move: Move }
    /** the player's last play was no word: it is taken back, and its score with it */
    | { kind: 'withdrawn' }
    | { kind: 'pass' }
    /** the tiles, or how many where they are not known */
    | { kind: 'exchange'; tiles: string | number }
    /** points for a challenge that failed */
    | { kind: 'challenge' }
    /** points for tiles that were left: the others' when one went out, or the own ones, which cost and are the rack too */
    | { kind: 'tiles'; tiles: string }
    | { kind: 'time' }
  );

export interface GcgGame {
  players: GcgPlayer[];
  events: GcgEvent[];
  title?: string;
  description?: string;
  lexicon?: string;
  /** who gave it, and the name there: `onerack BWRS8K` */
  id?: string;
}

export type GcgProblem =
  /** no line of the format */
  | 'unreadable'
  | 'unknown-player'
  | 'bad-rack'
  | 'bad-place'
  | 'bad-word'
  /** off the board, on other tiles, or without a new one */
  | 'cannot-be-laid'
  | 'nothing-to-withdraw'
  | 'no-players';

/** Lines count from 1. */
export interface GcgFault {
  line: number;
  problem: GcgProblem;
  text: string;
}
