import { colLabel, rowLabel, splitTiles } from '@/lib/client/board';
import { formatReference, type Notation } from '@/lib/engine';
import type { MoveBody, RoundReview, RoundSummary } from '@/lib/http/schemas';
import { rackText } from './rack-text';

/** A board in signs of one width, as forums show code: names at the edges, a dot for an empty square. */
export function boardText(rows: readonly string[], notation: Notation): string {
  const grid = rows.map((row) => splitTiles(row).map((tile) => tile.replace(/^\[|\]$/g, '')));
  const columns = grid.map((_, at) => colLabel(at + 1, notation));
  const wide = Math.max(...[...columns, ...grid.flat()].map(({ length }) => length));
  const edge = String(rows.length).length;
  const line = (name: string, squares: readonly string[]) =>
    `${name.padStart(edge)} ${squares.map((square) => square.padEnd(wide)).join(' ')}`.trimEnd();
  return [line('', columns), ...grid.map((row, at) => line(rowLabel(at + 1, notation), row))].join('\n');
}

export interface TextHeads {
  round: string;
  rack: string;
  move: string;
  points: string;
  total: string;
}

const moveText = (move: MoveBody, notation: Notation) => `${formatReference(move, notation)} ${move.word}`;

/** One round: its board with the top on it, its rack, the best moves. */
export function roundText(title: string, round: RoundReview, notation: Notation, heads: TextHeads): string {
  const best = [round.top, ...round.isotops.slice(0, 5), ...round.subTops.slice(0, 5)];
  return [
    title,
    `${heads.rack}: ${rackText(round.rack)}`,
    '',
    boardText(round.boardAfter, notation),
    '',
    ...table(best.map((move) => [String(move.score), moveText(move, notation)])),
  ].join('\n');
}

/** The whole game: a line for each round, the tops summed up, several games apart; `readGameText` reads it. */
export function gameText(
  title: string,
  rounds: readonly RoundSummary[],
  notation: Notation,
  heads: TextHeads,
): string {
  let total = 0;
  const lines = rounds.flatMap(({ number, game, rack, top }, index) => {
    total += top.score;
    const cells = [String(number), rackText(rack, 'wire'), moveText(top, notation), String(top.score)];
    const isAnother = index > 0 && rounds[index - 1]?.game !== game;
    return [...(isAnother ? [[]] : []), [...cells, String(total)]];
  });
  const { round, rack, move, points, total: sum } = heads;
  return [title, '', ...table([[round, rack, move, points, sum], ...lines])].join('\n');
}

function table(lines: readonly (readonly string[])[]): string[] {
  const widths = (lines[0] ?? []).map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  return lines.map((line) =>
    line
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
