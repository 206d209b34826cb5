import {
  type Board,
  EngineError,
  emptyBoard,
  formatTiles,
  type Move,
  parseReference,
  parseTiles,
  play,
  type TileSet,
} from '@/lib/engine';
import type { GcgEvent, GcgFault, GcgGame, GcgProblem } from './game';

/** The game, or every line that cannot be read. What the format does not know is passed over. */
export function readGcg(
  text: string,
  tiles: TileSet,
): { ok: true; game: GcgGame } | { ok: false; faults: GcgFault[] } {
  const reading = new Reading(tiles);
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    reading.take(line.trim(), index + 1);
  }
  const { game, faults } = reading;
  if (game.players.length === 0) faults.unshift({ line: 1, problem: 'no-players', text: '' });
  return faults.length > 0 ? { ok: false, faults } : { ok: true, game };
}

const PLAYER = /^#player([1-4])\s+(\S+)\s*(.*)$/i;
const PRAGMA = /^#(title|description|id|lexicon)\s+(.*)$/i;
const NOTE = /^#note\s?(.*)$/i;
const SCORES = /^(.*?)\s*([+-]\d+)\s+(-?\d+)$/;

class Reading {
  readonly game: GcgGame = { players: [], events: [] };
  readonly faults: GcgFault[] = [];
  private board: Board;
  private before: Board;

  constructor(private readonly tiles: TileSet) {
    this.board = emptyBoard(tiles);
    this.before = this.board;
  }

  take(line: string, number: number): void {
    if (line.startsWith('#')) this.pragma(line);
    else if (line.startsWith('>')) this.turn(line, number);
    else if (line !== '') this.fault(number, 'unreadable', line);
  }

  private fault(line: number, problem: GcgProblem, text: string): void {
    this.faults.push({ line, problem, text });
  }

  private pragma(line: string): void {
    const { game } = this;
    const [, place, nick = '', name = ''] = PLAYER.exec(line) ?? [];
    if (place) game.players[Number(place) - 1] = { nick, name: name || nick };
    const [, pragma, said] = PRAGMA.exec(line) ?? [];
    if (pragma && said) game[pragma.toLowerCase() as 'title'] = said;
    const [, note] = NOTE.exec(line) ?? [];
    const last = game.events.at(-1);
    if (note !== undefined && last) last.note = last.note ? `${last.note} ${note}` : note;
  }

  private turn(line: string, number: number): void {
    const [, nick = '', rest = ''] = /^>([^:]*):\s*(.*)$/.exec(line) ?? [];
    const [, what, score, total] = SCORES.exec(rest) ?? [];
    const player = this.game.players.findIndex((one) => one?.nick === nick.trim());
    if (what === undefined) this.fault(number, 'unreadable', line);
    else if (player < 0) this.fault(number, 'unknown-player', nick);
    else {
      const read = this.event(what.trim());
      // `-0` is nothing.
      const scores = { player, score: Number(score) || 0, total: Number(total) || 0 };
      if (typeof read === 'string') this.fault(number, read, rest);
      else this.game.events.push({ ...scores, ...read } as GcgEvent);
    }
  }

  private event(what: string): object | GcgProblem {
    const parts = what === '' ? [] : what.split(/\s+/);
    const brackets = /^\(([^)]*)\)$/.exec(parts.at(-1) ?? '');
    if (brackets) return this.inBrackets(parts.slice(0, -1).join(''), brackets[1] ?? '');
    const dash = /^-.*$/.exec(parts.at(-1) ?? '');
    if (dash) return this.dashed(parts.slice(0, -1).join(''), dash[0]);
    const [word = '', place = ''] = [...parts].reverse();
    const rack = this.rack(parts.slice(0, -2).join(''));
    if (rack === null) return 'bad-rack';
    const move = this.move(place, word);
    if (typeof move === 'string') return move;
    return { kind: 'play', rack, move };
  }

  private inBrackets(typed: string, inside: string): object | GcgProblem {
    const rack = this.rack(typed);
    if (rack === null) return 'bad-rack';
    if (/^(challenge|time)$/i.test(inside)) return { kind: inside.toLowerCase(), rack };
    const tiles = this.rack(inside);
    return tiles === null ? 'bad-rack' : { kind: 'tiles', rack, tiles };
  }

  private dashed(typed: string, dash: string): object | GcgProblem {
    const rack = this.rack(typed);
    if (rack === null) return 'bad-rack';
    if (dash === '-') return { kind: 'pass', rack };
    if (dash === '--') {
      if (this.board === this.before) return 'nothing-to-withdraw';
      this.board = this.before;
      return { kind: 'withdrawn', rack };
    }
    const given = dash.slice(1);
    if (/^\d+$/.test(given)) return { kind: 'exchange', rack, tiles: Number(given) };
    const tiles = this.rack(given);
    return tiles === null ? 'bad-rack' : { kind: 'exchange', rack, tiles };
  }

  /** Tiles in wire form; null when something is none. */
  private rack(text: string): string | null {
    try {
      return text === '' ? '' : formatTiles(parseTiles(text, this.tiles), this.tiles);
    } catch (error) {
      if (error instanceof EngineError) return null;
      throw error;
    }
  }

  private move(reference: string, written: string): Move | GcgProblem {
    const { tiles, board } = this;
    const place = parseReference(reference, 'number-first', tiles.layout.size);
    if (!place) return 'bad-place';
    const word = inFull(place, written, board, tiles);
    if (word === null) return 'bad-word';
    const move = { ...place, word };
    try {
      const after = play(board, move);
      this.before = board;
      this.board = after;
      return move;
    } catch (error) {
      if (error instanceof EngineError) return 'cannot-be-laid';
      throw error;
    }
  }
}

const PIECE = /\[[^[\]]*\]|\([^()]*\)|./gsu;

/** Dots, and letters in brackets as some programs write them, are what lies on the board; null when there is nothing. */
function inFull(
  { row, col, direction }: Omit<Move, 'word'>,
  written: string,
  board: Board,
  tiles: TileSet,
): string | null {
  const [down, right] = direction === 'down' ? [1, 0] : [0, 1];
  const full: string[] = [];
  for (const piece of written.match(PIECE) ?? []) {
    const standing = board.at(row - 1 + full.length * down, col - 1 + full.length * right);
    const isThrough = piece === '.' || piece.startsWith('(');
    if (isThrough && standing === 0) return null;
    if (!isThrough && tiles.codeOf(piece) === 0) return null;
    full.push(standing === 0 ? piece : tiles.textOf(standing));
  }
  return full.join('');
}
