/*
 * A finished game as a table that people keep in a text file or a sheet:
 *
 *   name: Club night
 *   lexicon: en
 *   notation: 8H            (8H runs across; or H8)
 *
 *   round | rack    | top            | Ann            | Bob
 *   1     | AEINRST | 8D NASTIER 66  | 8D NASTIER     | -
 *
 * Cells are apart by `|`, `;` or tabs. The score of a move may be left out, and so may the number of the round, the top
 * (the solver's then), and all players. Lines that begin with # are remarks.
 */
import { fold, type Move, type Notation, parseReference, type TileSet } from '@/lib/engine';

export interface TableHead {
  name?: string;
  lexicon?: string;
  format?: string;
  notation?: Notation;
}

export interface TableRound {
  line: number;
  /** as it stands there; null: left out */
  number: number | null;
  /** of several; left out: the first */
  game?: number;
  rack: string;
  top: (Move & { score?: number }) | null;
  slips: { player: number; move: Move; points: number | null }[];
}

export interface TableFault {
  line: number;
  text: string;
}

export interface GameTable {
  players: string[];
  rounds: TableRound[];
  faults: TableFault[];
}

const HEAD = /^(name|lexicon|format|notation)\s*:\s*(.+)$/i;

const linesOf = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line, index) => ({ line: index + 1, text: line.trim() }))
    .filter((line) => line.text !== '' && !line.text.startsWith('#'));

/** What stands above the table, for whoever has to find tiles first. */
export function readTableHead(text: string): TableHead {
  const head: TableHead = {};
  for (const line of linesOf(text)) {
    const [, field, value = ''] = HEAD.exec(line.text) ?? [];
    if (field === undefined) continue;
    const name = field.toLowerCase() as keyof TableHead;
    if (name === 'notation') head.notation = /^\d/.test(value) ? 'number-first' : 'letter-first';
    else head[name] = value.trim();
  }
  return head;
}

/** The table below it; lines that cannot be read are named, and the others read all the same. */
export function readGameTable(text: string, tiles: TileSet, notation: Notation): GameTable {
  const table: GameTable = { players: [], rounds: [], faults: [] };
  let columns: Columns | null = null;
  for (const { line, text: written } of linesOf(text)) {
    if (HEAD.test(written) && columns === null) continue;
    const cells = cellsOf(written);
    if (columns === null) {
      columns = columnsOf(cells);
      if (columns) table.players = columns.players.map(({ name }) => name);
      else {
        table.faults.push({ line, text: written });
        return table;
      }
    } else takeRound(table, columns, { line, cells }, tiles, notation);
  }
  if (table.rounds.length === 0 && table.faults.length === 0) table.faults.push({ line: 1, text: '' });
  return table;
}

interface Columns {
  round: number;
  rack: number;
  top: number;
  players: { name: string; at: number }[];
}

const cellsOf = (line: string) => {
  const separator = ['|', '\t', ';'].find((one) => line.includes(one)) ?? ';';
  const bare = separator === '|' ? line.replace(/^\||\|$/g, '') : line;
  return bare.split(separator).map((cell) => cell.trim());
};

function columnsOf(cells: readonly string[]): Columns | null {
  const named = (name: string) => cells.findIndex((cell) => cell.toLowerCase() === name);
  const [round, rack, top] = [named('round'), named('rack'), named('top')];
  if (rack < 0) return null;
  const players = cells
    .map((name, at) => ({ name, at }))
    .filter(({ name, at }) => name !== '' && at !== round && at !== rack && at !== top);
  return { round, rack, top, players };
}

function takeRound(
  table: GameTable,
  columns: Columns,
  { line, cells }: { line: number; cells: readonly string[] },
  tiles: TileSet,
  notation: Notation,
): void {
  const rack = cells[columns.rack] ?? '';
  if (rack === '') {
    table.faults.push({ line, text: cells.join(' | ') });
    return;
  }
  const moveIn = (at: number) => {
    const cell = at < 0 ? '' : (cells[at] ?? '');
    if (NOTHING.test(cell)) return null;
    const move = cellMove(cell, tiles, notation);
    if (!move) table.faults.push({ line, text: cell });
    return move;
  };
  const top = moveIn(columns.top);
  const slips = columns.players.flatMap(({ at }, player) => {
    const move = moveIn(at);
    if (!move) return [];
    const { score = null, ...placed } = move;
    return [{ player, move: placed, points: score }];
  });
  const number = /^\d{1,4}$/.test(cells[columns.round] ?? '') ? Number(cells[columns.round]) : null;
  table.rounds.push({ line, number, rack, top, slips });
}

const NOTHING = /^[-–—]?$/;
const MOVE = /^(\p{L}\s?\d{1,2}|\d{1,2}\s?\p{L})\s+(\S+)(?:\s+(\d{1,4}))?$/u;

/** `8D NASTIER 66`, blanks in lower case. */
export function cellMove(
  cell: string,
  tiles: TileSet,
  notation: Notation,
): (Move & { score?: number }) | null {
  const [, reference = '', word = '', score] = MOVE.exec(cell) ?? [];
  const place = parseReference(reference, notation, tiles.layout.size);
  if (!place) return null;
  const move = { ...place, word: fold(word, tiles, { keepCase: true }) };
  return score === undefined ? move : { ...move, score: Number(score) };
}
