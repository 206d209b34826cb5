import {
  BLANK,
  emptyBoard,
  findAllMoves,
  findTop,
  type Lexicon,
  play,
  position,
  seededRandom,
} from '@/lib/engine';
import { FORMATS } from '@/lib/game';

/** The compiler of the language has seen enough of every kind of search after some hundreds. */
const SEARCHES = 600;
/** Moves on a board before the next game begins. */
const GAME = 15;

/**
 * Searches of both kinds, with no blank, one and two, in games that a seed decides, so that no request pays for
 * the compiling of the engine. Some tenths of a second for each thread.
 */
export function warmUp(lexicon: Lexicon): null {
  const { tiles } = lexicon;
  const random = seededRandom('warm-up');
  const bag = tiles.letters.flatMap(({ count }, index) => Array<number>(count).fill(index + 1));
  let board = emptyBoard(tiles);
  for (let search = 0; search < SEARCHES; search++) {
    const { rules } = search % 3 === 0 ? FORMATS['7and8'] : FORMATS.normal;
    const rack = Array.from({ length: rules.rackSize }, () => bag[random.below(bag.length)] ?? BLANK);
    rack.fill(BLANK, 0, blanksOf(search));
    const given = position({ tiles, board, rack, rules, firstAcross: false });
    const [move] = findTop(given, lexicon).moves;
    // Never with two blanks: that is dear, and teaches nothing more.
    if (search % 4 === 1) findAllMoves(given, lexicon);
    board = move && search % GAME > 0 ? play(board, move) : emptyBoard(tiles);
  }
  return null;
}

function blanksOf(search: number): number {
  if (search % 16 === 2) return 2;
  return search % 8 === 5 ? 1 : 0;
}
