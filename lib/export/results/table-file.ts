import type { ResultPlayer, ResultsFile } from '@/lib/http/schemas';
import { latin1Text } from './latin1';

const EMPTY = '--table vide--';
/** Nobody has a hall of more; a mistyped number shall not make a file of millions of lines. */
const MOST_TABLES = 5000;

type Seated = Pick<ResultPlayer, 'table' | 'name' | 'total' | 'rank' | 'simulated'>;

/**
 * What the result program of the French federation reads, in Latin-1: `"table","name","score"` a line, numbered tables
 * without gaps. Tables with a name follow by it, and at the end, by rank, whoever has none, with nothing for a table: a
 * number that we made up would be somebody's table in the hall. Where nobody has a table their ranks' order is one. Only
 * people who took part are in it: where nobody did, the table was empty.
 */
export function tableFile({ players }: Pick<ResultsFile, 'players'>): Uint8Array<ArrayBuffer> {
  const lines = tableLines(players).map(
    ([table, name, score]) => `${quoted(table)},${quoted(name)},${score}`,
  );
  return new Uint8Array(Buffer.from(lines.map((line) => `${line}\r\n`).join(''), 'latin1'));
}

type Line = readonly [table: string, name: string, score: number];

function tableLines(players: readonly Seated[]): Line[] {
  const numbered = new Map<number, Seated[]>();
  const named: Seated[] = [];
  const without: Seated[] = [];
  for (const player of players.filter(({ simulated }) => !simulated)) {
    const number = numberOf(player.table);
    if (player.rank === null) numbered.set(number ?? 0, numbered.get(number ?? 0) ?? []);
    else if (number !== null) numbered.set(number, [...(numbered.get(number) ?? []), player]);
    else if (player.table === null || player.table.trim() === '') without.push(player);
    else named.push(player);
  }
  const last = Math.max(0, ...numbered.keys());
  const lines: Line[] = [];
  for (let table = 1; table <= last; table++) {
    const seated = numbered.get(table) ?? [];
    if (seated.length === 0) lines.push([String(table), EMPTY, -1]);
    for (const { name, total } of seated) lines.push([String(table), name, total]);
  }
  const byTable = named.toSorted((a, b) =>
    (a.table ?? '').localeCompare(b.table ?? '', 'en', { numeric: true }),
  );
  const noTables = last === 0 && named.length === 0;
  return [
    ...lines,
    ...byTable.map(({ table, name, total }): Line => [table ?? '', name, total]),
    ...without.map(({ name, total }, index): Line => [noTables ? String(index + 1) : '', name, total]),
  ];
}

function numberOf(table: string | null): number | null {
  const number = /^\s*\d{1,4}\s*$/.test(table ?? '') ? Number(table) : 0;
  return number >= 1 && number <= MOST_TABLES ? number : null;
}

/** A quote within is written twice, as everywhere in CSV. */
const quoted = (text: string) => `"${latin1Text(text).replaceAll('"', '""')}"`;
