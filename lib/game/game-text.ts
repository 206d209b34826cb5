/*
 * A game as the review gives it out for forums: a title, heads in any language, and a line for each round. A blank line
 * between rounds begins another game.
 *
 *   Club night
 *
 *   Round  Rack     Top         Points  Total
 *   1      AEINRST  8D NASTIER  66      66
 */
import type { Notation, TileSet } from '@/lib/engine';
import { cellMove, type GameTable } from './game-table';

const ROUND = /^(\d{1,3})\s+(\S+)\s+((?:\p{L}\d{1,2}|\d{1,2}\p{L})\s+\S+)\s+(\d{1,4})\s+\d{1,6}$/u;

/** What keeps letters of a joining script apart, or tells how text runs. */
const UNSEEN = /[\u200b-\u200f\u2066-\u2069\uFEFF]/g;

const linesOf = (text: string) => text.split(/\r?\n/).map((line) => line.trim());
const roundIn = (line: string) => ROUND.exec(line.replace(UNSEEN, ''));

/** The line above the heads; null where there is none, undefined where the text is no such game. */
export function titleOfGameText(text: string): string | null | undefined {
  const lines = linesOf(text);
  const first = lines.findIndex((line) => roundIn(line) !== null);
  if (first < 0) return undefined;
  const [title, heads] = lines.slice(0, first).filter((line) => line !== '');
  return heads === undefined ? null : (title ?? null);
}

/** Null when it is none; lines after the first round that cannot be read are named. */
export function readGameText(text: string, tiles: TileSet, notation: Notation): GameTable | null {
  if (titleOfGameText(text) === undefined) return null;
  const table: GameTable = { players: [], rounds: [], faults: [] };
  let game = 1;
  let isApart = false;
  for (const [index, line] of linesOf(text).entries()) {
    const [, number, rack = '', move = '', score] = roundIn(line) ?? [];
    const before = table.rounds.length;
    if (number === undefined) {
      isApart ||= line === '' && before > 0;
      if (line !== '' && before > 0) table.faults.push({ line: index + 1, text: line });
      continue;
    }
    const top = cellMove(`${move} ${score}`, tiles, notation);
    if (!top) table.faults.push({ line: index + 1, text: line });
    if (isApart) game++;
    isApart = false;
    table.rounds.push({
      line: index + 1,
      number: Number(number),
      ...(game > 1 && { game }),
      rack,
      top,
      slips: [],
    });
  }
  return table;
}
