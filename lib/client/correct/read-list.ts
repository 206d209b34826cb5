/*
 * A list of players as a hall has it: typed, pasted from a spreadsheet, or a file. Separated by tabs, semicolons or
 * commas, with or without a line of headings; a bare list is a number and a name on each line.
 */
import type { ListedPlayer } from '@/lib/http/schemas';
import { columnOf, type ListColumn } from './list-columns';

export const MOST_LINES = 2000;

export type LineFault = 'no-name' | 'too-long';

export interface ListLine {
  /** of the text, from 1 */
  line: number;
  player: ListedPlayer;
  fault: LineFault | null;
}

export interface PlayerList {
  /** what the columns were taken for; null: not used */
  columns: (ListColumn | null)[];
  headed: boolean;
  lines: ListLine[];
  /** lines beyond the most */
  left: number;
}

const MOST = { name: 40, table: 40, club: 40, category: 40, series: 40, licence: 40, team: 40 };

/** Without headings: a number, a name, then these as far as there are columns. */
const USUAL: readonly ListColumn[] = ['club', 'category', 'series', 'licence', 'team'];

interface Row {
  line: number;
  cells: string[];
}

/** Reads a list; whatever is wrong is said by its line. */
export function readList(text: string): PlayerList {
  const clean = text.replace(/^\uFEFF/, '').normalize('NFC');
  const rows = rowsOf(clean, separatorOf(clean));
  const heading = (rows[0]?.cells ?? []).map(columnOf);
  const headed = heading.includes('name');
  const columns = headed ? heading : guessed(rows);
  const body = headed ? rows.slice(1) : rows;
  return {
    columns,
    headed,
    lines: body.slice(0, MOST_LINES).map(({ line, cells }) => lineOf(line, cells, columns)),
    left: Math.max(0, body.length - MOST_LINES),
  };
}

const SEPARATORS = ['\t', ';', ','] as const;

/** The one that most lines have, tabs before the others; null for a list of names alone. */
function separatorOf(text: string): string | null {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const having = (separator: string) => lines.filter((line) => line.includes(separator)).length;
  const found = SEPARATORS.filter((separator) => having(separator) * 2 > lines.length);
  return found[0] ?? null;
}

/** Fields in quotes hold separators, line ends and doubled quotes. Empty lines are none. */
function rowsOf(text: string, separator: string | null): Row[] {
  const rows: Row[] = [];
  let row: Row = { line: 1, cells: [] };
  let cell = '';
  let quoted = false;
  let line = 1;
  const endCell = () => {
    row.cells.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.cells.some((one) => one !== '')) rows.push(row);
    row = { line, cells: [] };
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === '\n') line += 1;
    if (quoted && sign === '"' && text.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"' && (quoted || (separator !== null && cell.trim() === ''))) quoted = !quoted;
    else if (quoted) cell += sign;
    else if (sign === separator) endCell();
    else if (sign === '\n') endRow();
    else if (sign !== '\r') cell += sign;
  }
  endRow();
  return separator === null ? rows.map(numbered) : rows;
}

/** `17 Zoé Martin`, `17. Zoé`: a number and a name. */
function numbered({ line, cells: [text = ''] }: Row): Row {
  const [, table, name] = /^#?(\d{1,4})[.:)]?\s+(.+)$/u.exec(text) ?? [];
  return { line, cells: table === undefined || name === undefined ? ['', text] : [table, name] };
}

/** The first column is the table if it holds numbers. */
function guessed(rows: readonly Row[]): ListColumn[] {
  const first = rows.filter(({ cells }) => /^\d{0,4}$/.test(cells[0] ?? '')).length;
  const most = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const columns: ListColumn[] = first * 2 > rows.length && most > 1 ? ['table', 'name'] : ['name'];
  return [...columns, ...USUAL].slice(0, most);
}

function lineOf(line: number, cells: readonly string[], columns: readonly (ListColumn | null)[]): ListLine {
  // Surname and first name may stand in columns of their own.
  const of = (column: ListColumn) =>
    cells
      .filter((cell, index) => columns[index] === column && cell !== '')
      .join(' ')
      .replace(/\s+/g, ' ');
  const optional = (column: ListColumn) => of(column) || null;
  const player = {
    name: of('name'),
    table: optional('table'),
    club: optional('club'),
    category: optional('category'),
    series: optional('series'),
    licence: optional('licence'),
    team: optional('team'),
  };
  const long = Object.entries(MOST).some(
    ([column, most]) => [...(player[column as ListColumn] ?? '')].length > most,
  );
  return { line, player, fault: player.name === '' ? 'no-name' : long ? 'too-long' : null };
}
