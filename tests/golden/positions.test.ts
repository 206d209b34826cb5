import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findAllMoves, findTop, type Move, NORMAL_RULES, type PlayRules, position, tileSet } from '@/lib/engine';
import { englishLexicon } from '../support/engine-words';

interface GoldenPosition {
  id: string;
  format: string;
  board: string[];
  rack: string;
  topScore: number;
  topMovesCount: number;
  moves: number;
  scoreSum: number;
  topMoves?: Move[];
}

const RULES: Record<string, PlayRules> = {
  normal: NORMAL_RULES,
  '7of8': { rackSize: 8, maxPlaced: 7, bonus: { 7: 50 } },
  '7and8': { rackSize: 8, maxPlaced: 8, bonus: { 7: 50, 8: 75 } },
};

const positions = readFileSync(new URL('positions.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as GoldenPosition);

describe.each(Object.keys(RULES))('golden positions, %s', (format) => {
  const some = positions.filter((each) => each.format === format);
  const tens = Array.from({ length: 10 }, (_, index) => index);

  it.each(tens)('tenth %i of 300', (tenth) => {
    for (const golden of some.slice(tenth * 30, tenth * 30 + 30)) check(golden);
  });
});

/** On an empty board the file lists both directions. */
function check(golden: GoldenPosition): void {
  const { board, rack, id } = golden;
  const rules = RULES[golden.format];
  const given = position({ tiles: tileSet('en'), board, rack, rules, firstAcross: false });
  const top = findTop(given, englishLexicon());
  const all = findAllMoves(given, englishLexicon());
  expect({
    id,
    topScore: top.score,
    topMovesCount: top.moves.length,
    moves: all.length,
    scoreSum: all.scoreSum,
  }).toEqual({
    id,
    topScore: golden.topScore,
    topMovesCount: golden.topMovesCount,
    moves: golden.moves,
    scoreSum: golden.scoreSum,
  });
  expect(all.slice(0, top.moves.length)).toEqual(top.moves);
  const written = top.moves.map(({ score: _, ...move }) => move);
  // The two racks with 92 equal tops carry no list.
  if (golden.topMoves) expect(sorted(written)).toEqual(sorted(golden.topMoves));
}

function sorted(moves: readonly Move[]): string[] {
  return moves.map(({ row, col, direction, word }) => `${direction} ${row} ${col} ${word}`).sort();
}
