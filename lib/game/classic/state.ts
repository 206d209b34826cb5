/**
 * The classic table, two to four players in turn, as plain data. A game goes
 *
 *   playing → over                     all passed twice, all but one gave up, or a move that cannot be challenged went out
 *   playing → out → over               a player went out: the others may challenge that last move, or accept it
 *   playing → out → playing            it was challenged, and taken back
 *
 * Turns are added to the log and never changed, but for a play that is taken back. Chance and time are arguments of
 * each transition (`take-turn.ts`, `challenge.ts`), and at each one board + racks + bag are the tile set (`balance.ts`).
 */
import type { Move, PlayRules, TileSet } from '@/lib/engine';

/** From 0, in the order of play. */
export type Seat = number;

export type TableClock =
  | { kind: 'turn'; seconds: number }
  /** of each player for the whole game; then each minute begun costs points, and after so many every turn is a pass */
  | { kind: 'player'; minutes: number; overtimeCost: number; overtimeMinutes: number }
  | { kind: 'days'; days: number };

export interface TableRules {
  play: PlayRules;
  /** what a wrong challenge costs: the next turn, or nothing; `void`: bad words are refused, nobody challenges */
  challenge: 'turn' | 'free' | 'void';
  /** exchanges are allowed while the bag has at least so many tiles */
  exchangeFrom: number;
  clock: TableClock;
}

export interface Table {
  tiles: TileSet;
  rules: TableRules;
}

interface PlayTurn {
  kind: 'play';
  seat: Seat;
  move: Move;
  /** all words it forms, the main word first, and those that the lexicon does not know */
  words: string[];
  badWords: string[];
  score: number;
  /** tiles laid */
  laid: number;
  /** before the move, codes: a secret while the game lasts */
  rack: number[];
  takenBack: boolean;
}

export type Turn =
  | PlayTurn
  | { kind: 'exchange'; seat: Seat; tiles: number[]; rack: number[] }
  /** `late`: the clock passed */
  | { kind: 'pass'; seat: Seat; late: boolean; rack: number[] }
  | { kind: 'challenge'; seat: Seat; good: boolean }
  | { kind: 'resign'; seat: Seat; rack: number[] }
  /** a turn that an earlier challenge cost */
  | { kind: 'lost'; seat: Seat };

/** One line of the reckoning at the end. */
export interface EndLine {
  seat: Seat;
  /** points of the moves */
  played: number;
  /** tiles that were left, codes, and their value */
  unplayed: number[];
  deducted: number;
  /** the others' tiles, for who went out */
  gained: number;
  /** what the clock cost */
  overtime: number;
  total: number;
  rank: number;
}

export interface TableEnd {
  reason: 'out' | 'passes' | 'resigned';
  /** who went out */
  out: Seat | null;
  lines: EndLine[];
}

export interface TableState {
  status: 'playing' | 'out' | 'over';
  /** what each drew for the first turn; again among those with equal letters */
  draws: { seat: Seat; tile: number }[][];
  board: string[];
  /** codes, by seat */
  racks: number[][];
  /** codes, in the order in which they will be drawn: nobody's business */
  bag: number[];
  scores: number[];
  /** whose turn it is */
  turn: Seat;
  /** since when, ms */
  turnFrom: number;
  /** ms that each has used */
  used: number[];
  /** next turns that each loses */
  lost: number[];
  /** in succession */
  passes: number;
  /** what a challenge would bring back: the last play, as long as nobody has acted since */
  challengeable: { seat: Seat; board: string[]; rack: number[]; drawn: number[]; score: number } | null;
  /** who has given up: no turn comes to them, and they rank behind the others */
  resigned: Seat[];
  /** who has accepted the last move of a game */
  accepted: Seat[];
  log: Turn[];
  end: TableEnd | null;
}

export type TableRefusal =
  | 'not-your-turn'
  | 'table-over'
  | 'last-move-open'
  | 'exchange-too-few'
  | 'exchange-not-in-rack'
  | 'nothing-to-challenge'
  | 'own-move';
