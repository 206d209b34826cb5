import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type Board,
  emptyBoard,
  formatBoard,
  Lexicon,
  type Move,
  NORMAL_RULES,
  type PlayRules,
  parseReference,
  play,
  position,
  readMove,
  sameMove,
  type TileSet,
  tileSet,
  findTop,
} from '@/lib/engine';

type Written = [reference: string, word: string];

interface ScoreCase {
  tiles: string;
  format?: string;
  board: Written[];
  rack?: string;
  move: Written;
  score?: number;
  illegal?: string;
  same_move_as?: Written;
}

interface TopCase {
  tiles: string;
  words: string[];
  board: Written[];
  rack: string;
  top: number;
  isotops_across: string[];
}

const { cases, tops } = JSON.parse(
  readFileSync(new URL('scores.json', import.meta.url), 'utf8'),
) as { cases: ScoreCase[]; tops: TopCase[] };

const RULES: Record<string, PlayRules> = {
  '7and8': { rackSize: 8, maxPlaced: 8, bonus: { 7: 50, 8: 75 } },
};

function toMove([reference, word]: Written): Move {
  const place = parseReference(reference, 'letter-first');
  if (!place) throw new Error(`no reference: ${reference}`);
  return { ...place, word };
}

function setUp(tiles: TileSet, moves: readonly Written[]): Board {
  return moves.reduce((board, written) => play(board, toMove(written)), emptyBoard(tiles));
}

/** The letters that the move lays; cases without a rack may lay any. */
function rackFor(board: Board, move: Move, tiles: TileSet): number[] {
  const everything = [...tiles.letters.keys()].map((index) => index + 1);
  const open = position({ tiles, board, rack: [...everything, ...everything, 64, 64], firstAcross: false });
  const reading = readMove(open, move);
  return reading.ok ? reading.placed.map(({ tile, blank }) => (blank ? 64 : tiles.codeOf(tile))) : everything;
}

describe('worked scores', () => {
  it.each(cases)('$tiles $board + $move', ({ tiles: id, format, board: moves, rack, move: written, ...wanted }) => {
    const tiles = tileSet(id);
    const board = setUp(tiles, moves);
    const move = toMove(written);
    const rules = RULES[format ?? ''] ?? NORMAL_RULES;
    const reading = readMove(position({ tiles, board, rack: rack ?? rackFor(board, move, tiles), rules }), move);
    if (wanted.illegal) expect(reading).toMatchObject({ ok: false, problem: 'not-whole' });
    else expect(reading).toMatchObject({ ok: true, score: wanted.score });
    if (wanted.same_move_as) expect(sameMove(board, move, toMove(wanted.same_move_as))).toBe(true);
    if (reading.ok) expect(formatBoard(play(board, reading.move))).toEqual(formatBoard(play(board, move)));
  });
});

describe('worked tops', () => {
  it.each(tops)('$tiles $rack', ({ tiles: id, words, board, rack, top, isotops_across }) => {
    const tiles = tileSet(id);
    const found = findTop(
      position({ tiles, board: setUp(tiles, board), rack }),
      Lexicon.build(words, tiles),
    );
    const wanted = isotops_across.map((text) => toMove(text.split(' ') as Written));
    expect(found.score).toBe(top);
    expect(found.moves.map(({ score: _, ...move }) => move)).toEqual(expect.arrayContaining(wanted));
    expect(found.moves).toHaveLength(wanted.length);
  });
});
