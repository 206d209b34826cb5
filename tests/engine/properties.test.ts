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
  type Notation,
  type Position,
  parseBoard,
  parseReference,
  parseTiles,
  play,
  position,
  readMove,
  type ScoredMove,
  sameMove,
  TILE_SET_IDS,
  tileSet,
} from '@/lib/engine';
import { FORMATS, type NamedFormatId } from '@/lib/game';
import { describePosition, playSeeded } from '../support/seeded-positions';
import { smallLanguage } from '../support/small-lists';

const NAMED = Object.keys(FORMATS) as NamedFormatId[];

/** What decides a position: any tile set and format, the seed of a game and how far it has come. */
const anyPosition = fc.record({
  id: fc.constantFrom(...TILE_SET_IDS),
  formatId: fc.constantFrom(...NAMED),
  lastingPremiums: fc.boolean(),
  seed: fc.nat(),
  positions: fc.integer({ min: 1, max: 16 }),
});
type Decided = typeof anyPosition extends fc.Arbitrary<infer T> ? T : never;

function positionOf({ id, formatId, lastingPremiums, seed, positions }: Decided): Position {
  const { tiles, words, lexicon } = smallLanguage(tileSet(id));
  const { joker, rules } = FORMATS[formatId];
  let last: Position | undefined;
  playSeeded({
    tiles,
    words,
    joker,
    rules: { ...rules, lastingPremiums },
    seed: `property ${seed}`,
    positions,
    solve(given) {
      last = given;
      return findTop(given, lexicon).moves;
    },
  });
  return last!;
}

const lexiconOf = ({ tiles }: Position) => smallLanguage(tiles).lexicon;
const runs = { numRuns: 100 };

describe('every move that is found', () => {
  it('is legal, scores alone what it scored in the search, and is its own normal form', () => {
    fc.assert(
      fc.property(anyPosition, (decided) => {
        const given = positionOf(decided);
        const lexicon = lexiconOf(given);
        const all = findAllMoves(given, lexicon);
        // A rack with two blanks has tens of thousands: some of everywhere are enough.
        for (let index = 0; index < all.length; index += 1 + Math.floor(all.length / 2000)) {
          const { score, ...move } = all.at(index)!;
          const reading = readMove(given, move);
          const seen = reading.ok && { score: reading.score, move: reading.move };
          expect(seen, describePosition(given)).toEqual({ score, move });
          expect(reading.ok && invalidWords(reading, lexicon)).toEqual([]);
        }
      }),
      runs,
    );
  });

  it('is listed once', () => {
    fc.assert(
      fc.property(anyPosition, (decided) => {
        const given = positionOf(decided);
        const { moves } = findTop(given, lexiconOf(given));
        for (const [index, move] of moves.entries()) {
          expect(moves.findIndex((other) => sameMove(given.board, move, other))).toBe(index);
        }
        const laid = squares(given.board, findAllMoves(given, lexiconOf(given)).slice(0, 500));
        expect(new Set(laid).size).toBe(laid.length);
      }),
      runs,
    );
  });

  it('can be referred to, laid, and read back', () => {
    const notations = fc.constantFrom<Notation>('letter-first', 'number-first');
    fc.assert(
      fc.property(anyPosition, notations, (decided, notation) => {
        const given = positionOf(decided);
        const { tiles, board } = given;
        for (const { score: _, ...move } of findAllMoves(given, lexiconOf(given)).slice(0, 50)) {
          const place = parseReference(formatReference(move, notation), notation, board.size);
          expect({ ...place, word: move.word }).toEqual(move);
          const after = formatBoard(play(board, move));
          expect(formatBoard(parseBoard(after, tiles))).toEqual(after);
        }
        expect(parseTiles(formatTiles(given.rack, tiles), tiles)).toEqual(given.rack);
      }),
      runs,
    );
  });
});

describe('the board turned over', () => {
  it('has the same moves with the same scores', () => {
    fc.assert(
      fc.property(anyPosition, (decided) => {
        // On the empty board only where both directions are allowed.
        const given = { ...positionOf(decided), firstAcross: false };
        const lexicon = lexiconOf(given);
        const turned = { ...given, board: turnedBoard(given.board) };
        const [top, topOfTurned] = [findTop(given, lexicon), findTop(turned, lexicon)];
        expect(topOfTurned.score).toBe(top.score);
        expect(squares(given.board, topOfTurned.moves.map(turnedMove))).toEqual(
          squares(given.board, top.moves),
        );
        const [all, back] = [findAllMoves(given, lexicon), findAllMoves(turned, lexicon)];
        expect(back.length).toBe(all.length);
        if (all.length > 3000) return;
        expect(squares(given.board, back.slice().map(turnedMove))).toEqual(squares(given.board, all.slice()));
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
  const squaresOf = Array.from({ length: board.size }, (_, index) => index);
  const rows = squaresOf.map((row) =>
    formatTiles(
      squaresOf.map((col) => board.at(col, row)),
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

function tilesLaid(board: Board, { row, col, direction, word }: ScoredMove): string {
  const tiles = word.match(/\[[^\]]+\]|./gu) ?? [];
  const laid = tiles.map((tile, index) => {
    const [r, c] = direction === 'across' ? [row - 1, col - 1 + index] : [row - 1 + index, col - 1];
    return board.at(r, c) === 0 ? `${r},${c},${tile}` : '';
  });
  return laid.filter((text) => text !== '').join(' ');
}
