import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Board,
  emptyBoard,
  findAllMoves,
  findTop,
  formatBoard,
  formatReference,
  formatTiles,
  invalidWords,
  Lexicon,
  NORMAL_RULES,
  type Notation,
  type PlayRules,
  type Position,
  parseBoard,
  parseReference,
  play,
  position,
  readMove,
  type ScoredMove,
  sameMove,
  seededRandom,
  type TileSet,
  tileSet,
} from '@/lib/engine';
import { describePosition, selfPlay } from '../support/engine-self-play';
import { smallLexicon } from '../support/engine-small-lists';
import { englishLexicon } from '../support/engine-words';

const RULES: PlayRules[] = [NORMAL_RULES, { rackSize: 8, maxPlaced: 7, bonus: { 7: 50 } }];

/** Positions of a game that a seed decides. */
function positionsOf(tiles: TileSet, lexicon: Lexicon, seed: string): Position[] {
  const seen: Position[] = [];
  const random = seededRandom(seed);
  selfPlay({
    tiles,
    rules: RULES[random.below(2)] ?? NORMAL_RULES,
    random,
    firstAcross: random.below(2) === 0,
    solve(given) {
      seen.push(given);
      return findTop(given, lexicon).moves;
    },
  });
  return seen;
}

const languages = ['en', 'fr', 'es', 'bg'].map((id) => tileSet(id));
const lexiconOf = (tiles: TileSet) => (tiles.id === 'en' ? englishLexicon() : smallLexicon(tiles));

/** A position out of a self-played game, from a seed and a number that fast-check may shrink. */
const anyPosition = fc
  .tuple(fc.constantFrom(...languages), fc.integer({ min: 0, max: 1e6 }), fc.nat(100))
  .map(([tiles, seed, number]) => {
    const all = positionsOf(tiles, lexiconOf(tiles), `property ${seed}`);
    return all[number % all.length]!;
  })
  .filter(({ rack, tiles }) => rack.filter((code) => code === tiles.codeOf('?')).length < 2);

const runs = { numRuns: 60 };

describe('every move that is found', { timeout: 120_000 }, () => {
  it('is legal, scores alone what it scored in the search, and is its own normal form', () => {
    fc.assert(
      fc.property(anyPosition, (given) => {
        const lexicon = lexiconOf(given.tiles);
        for (const { score, ...move } of findAllMoves(given, lexicon)) {
          const reading = readMove(given, move);
          expect(reading, describePosition(given)).toMatchObject({ ok: true, score, move });
          expect(reading.ok && invalidWords(reading, lexicon)).toEqual([]);
        }
      }),
      runs,
    );
  });

  it('is listed once', () => {
    fc.assert(
      fc.property(anyPosition, (given) => {
        const { moves } = findTop(given, lexiconOf(given.tiles));
        for (const [index, move] of moves.entries()) {
          expect(moves.findIndex((other) => sameMove(given.board, move, other))).toBe(index);
        }
      }),
      runs,
    );
  });

  it('can be referred to, laid, and read back', () => {
    fc.assert(
      fc.property(
        anyPosition,
        fc.constantFrom<Notation>('letter-first', 'number-first'),
        (given, notation) => {
          for (const { score: _, ...move } of findTop(given, lexiconOf(given.tiles)).moves) {
            const place = parseReference(formatReference(move, notation), notation);
            expect({ ...place, word: move.word }).toEqual(move);
            const after = formatBoard(play(given.board, move));
            expect(formatBoard(parseBoard(after, given.tiles))).toEqual(after);
          }
        },
      ),
      runs,
    );
  });
});

describe('the board turned over', { timeout: 120_000 }, () => {
  it('has the same moves with the same scores', () => {
    fc.assert(
      fc.property(anyPosition, (position) => {
        // On the empty board only where both directions are allowed.
        const given = { ...position, firstAcross: false };
        const lexicon = lexiconOf(given.tiles);
        const turned = { ...given, board: turnedBoard(given.board) };
        expect(findTop(turned, lexicon).score).toBe(findTop(given, lexicon).score);
        const back = findAllMoves(turned, lexicon).slice().map(turnedMove);
        expect(squares(given.board, back)).toEqual(
          squares(given.board, findAllMoves(given, lexicon).slice()),
        );
      }),
      runs,
    );
  });
});

describe('the search', () => {
  it('says nothing about no rack, and 0 without a legal move', () => {
    const tiles = tileSet('en');
    const lexicon = Lexicon.build(['AB'], tiles);
    for (const rack of ['', 'A', 'C?', '?']) {
      const given = position({ tiles, board: emptyBoard(tiles), rack });
      expect(findTop(given, lexicon)).toEqual({ score: 0, moves: [] });
      expect(findAllMoves(given, lexicon).length).toBe(0);
    }
  });

  it('refuses a lexicon of another tile set', () => {
    const given = position({ tiles: tileSet('fr'), board: emptyBoard(tileSet('fr')), rack: 'AB' });
    const lexicon = Lexicon.build(['AB'], tileSet('en'));
    expect(() => findTop(given, lexicon)).toThrow(expect.objectContaining({ code: 'bad-lexicon' }));
  });

  it('finds moves worth nothing', () => {
    const tiles = tileSet('en');
    const given = position({ tiles, board: emptyBoard(tiles), rack: '??' });
    const top = findTop(given, Lexicon.build(['AB'], tiles));
    expect(top.score).toBe(0);
    expect(top.moves.map(({ col, word }) => [col, word])).toEqual([
      [7, 'ab'],
      [8, 'ab'],
    ]);
  });
});

function turnedBoard(board: Board): Board {
  const rows = Array.from({ length: board.size }, (_, row) =>
    formatTiles(
      Array.from({ length: board.size }, (_, col) => board.at(col, row)),
      board.tiles,
    ),
  );
  return parseBoard(rows, board.tiles);
}

function turnedMove(move: ScoredMove): ScoredMove {
  const direction = move.direction === 'across' ? 'down' : 'across';
  return { ...move, row: move.col, col: move.row, direction };
}

/** Moves as their new tiles, since one tile may be written in either direction. */
function squares(board: Board, moves: readonly ScoredMove[]): string[] {
  return moves.map((move) => `${tilesLaid(board, move)} = ${move.score}`).sort();
}

function tilesLaid(board: Board, move: ScoredMove): string {
  const after = play(board, move);
  const laid: string[] = [];
  for (let row = 0; row < board.size; row++) {
    for (let col = 0; col < board.size; col++) {
      if (after.at(row, col) !== board.at(row, col)) laid.push(`${row},${col},${after.at(row, col)}`);
    }
  }
  return laid.join(' ');
}
