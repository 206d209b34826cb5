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

const SEARCHES = 300;
const GAME = 15;

/** Searches of both kinds, some with one blank and two, so that no line pays for compiling them. */
export function warmUp(lexicon: Lexicon): void {
  const { tiles } = lexicon;
  const random = seededRandom('warm-up');
  const bag = tiles.letters.flatMap(({ count }, index) => Array<number>(count).fill(index + 1));
  let board = emptyBoard(tiles);
  for (let search = 0; search < SEARCHES; search++) {
    const { rules } = search % 3 === 0 ? FORMATS['7and8'] : FORMATS.normal;
    const rack = Array.from({ length: rules.rackSize }, () => bag[random.below(bag.length)] ?? BLANK);
    rack.fill(BLANK, 0, search % 10 === 0 ? 2 : search % 5 === 0 ? 1 : 0);
    const given = position({ tiles, board, rack, rules, firstAcross: false });
    const top = findTop(given, lexicon);
    if (search % 4 === 1) findAllMoves(given, lexicon);
    board = search % GAME === 0 || !top.moves[0] ? emptyBoard(tiles) : play(board, top.moves[0]);
  }
}
