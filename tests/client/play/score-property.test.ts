import { describe, expect, it } from 'vitest';
import { composed, type Placing, placingReducer, startPlacing } from '@/lib/client/placing';
import { positionOf, readComposed } from '@/lib/client/play/composing';
import {
  formatBoard,
  formatTiles,
  type PlayRules,
  type Position,
  type Random,
  seededRandom,
  tileSet,
} from '@/lib/engine';
import { FORMATS } from '@/lib/game';
import { englishWords } from '../../support/engine-words';
import { playSeeded } from '../../support/seeded-positions';
import type { TextbookMove } from '../../support/textbook';
import { textbook } from '../../support/textbook-language';

/** Every seventh short word and some long ones: enough for boards that cross, quick to walk. */
const words = englishWords().filter((word, index) => word.length <= 4 || index % 7 === 0);
const EN = tileSet('en');

const GAMES: [name: string, rules: PlayRules, joker: boolean][] = [
  ['the usual game', FORMATS.normal.rules, false],
  ['joker', FORMATS.joker.rules, true],
  ['7 of 8', FORMATS['7of8'].rules, false],
  ['7 and 8 and 9', FORMATS['7and8and9'].rules, false],
  ['lasting premiums', { ...FORMATS.normal.rules, lastingPremiums: true }, true],
];

describe('the score while a move is composed', () => {
  const book = textbook(EN, words);

  it.each(GAMES)('is what the textbook says, in %s', (_, rules, joker) => {
    const random = seededRandom(`composing ${joker}`);
    let checked = 0;
    playSeeded({
      tiles: EN,
      words,
      rules,
      joker,
      seed: 'composing',
      positions: 24,
      solve: (given) => {
        const moves = book.all({ ...textOf(given), rules, firstAcross: true });
        for (let times = 0; times < 12 && moves.length > 0; times++) {
          const move = moves[times === 0 ? 0 : random.below(moves.length)]!;
          check(given, move, paid(move, moves, given), random);
          checked += 1;
        }
        return moves;
      },
    });
    expect(checked).toBeGreaterThan(150);
  });
});

const textOf = ({ board, rack, tiles }: Position) => ({
  board: formatBoard(board),
  rack: formatTiles(rack, tiles),
});

/** In the first round a word is paid the most that it can make in any place. */
function paid(move: TextbookMove, all: TextbookMove[], { board }: Position): number {
  if (board.count > 0) return move.score;
  return Math.max(...all.filter(({ word }) => word === move.word).map(({ score }) => score));
}

/** Lays the move as a hand does, in any order, and holds the line below the board to the textbook at the end. */
function check(given: Position, move: TextbookMove, score: number, random: Random): void {
  const { board, rack } = textOf(given);
  const at = positionOf('en', board, rack, given.rules);
  const fresh = tilesOf(move, board);
  let state = startPlacing(board, rack, 'en', given.rules.maxPlaced);
  for (const one of shuffle(fresh, random)) {
    state = lay(state, one);
    // At no moment may it fail, whatever lies there so far.
    readComposed(composed(state), at);
  }
  const read = readComposed(composed(state), at);
  expect(read, `${move.word} on ${board.join(' ')} with ${rack}`).toMatchObject({
    kind: 'move',
    score,
    doubt: null,
  });
}

interface Fresh {
  row: number;
  col: number;
  tile: string;
}

function tilesOf({ row, col, direction, word }: TextbookMove, board: readonly string[]): Fresh[] {
  const [down, right] = direction === 'down' ? [1, 0] : [0, 1];
  return [...word]
    .map((tile, index) => ({ row: row + index * down, col: col + index * right, tile }))
    .filter((one) => board[one.row - 1]?.[one.col - 1] === '.');
}

function shuffle(tiles: Fresh[], random: Random): Fresh[] {
  const left = [...tiles];
  return tiles.map(() => left.splice(random.below(left.length), 1)[0]!);
}

function lay(state: Placing, { row, col, tile }: Fresh): Placing {
  const letter = tile.toUpperCase();
  const blank = tile !== letter;
  const free = state.rack.find(
    (one) =>
      one.blank === blank &&
      (blank || one.letter === letter) &&
      !state.placed.some(({ id }) => id === one.id),
  );
  const dropped = placingReducer(state, { type: 'drop', id: free!.id, at: { row, col } });
  return blank ? placingReducer(dropped, { type: 'letter', letter }) : dropped;
}
