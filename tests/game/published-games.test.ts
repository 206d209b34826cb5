import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findAllMoves, findTop, Lexicon, position, tileSet } from '@/lib/engine';
import {
  afterRound,
  emptyGame,
  endOfGame,
  enteredRack,
  judgeSlip,
  judgeWritten,
  rackText,
  rackTiles,
} from '@/lib/game';
import { move } from './builders';

/*
 * Complete games as clubs published them, with their sources: rack as printed, reference, word, points. What is
 * left over, what is drawn, rejected and scored must come out the same here.
 */

interface PublishedRound {
  rackAsPrinted: string;
  word: string;
  /** Places of the blanks in the word, from 0. */
  blanks: number[];
  /** Letter first is across. */
  ref: string;
  points: number;
  cumulative: number;
  crossWords: string[];
  /** Not the printed points where the print is wrong. */
  scoreRecomputed: number;
}

interface PublishedGame {
  id: string;
  language: string;
  source: string;
  total: number;
  rounds: PublishedRound[];
}

const file = new URL('../golden/published-games.json', import.meta.url);
const { games } = JSON.parse(readFileSync(file, 'utf8')) as { games: PublishedGame[] };

/** Why each game was over. */
const ENDS: Record<string, string> = {
  'hiersac-2018-07-07': 'all-tiles-placed',
  'hiersac-2019-11-22': 'only-consonants',
};

/** With blanks in lower case. */
const written = ({ word, blanks }: PublishedRound) =>
  [...word].map((letter, index) => (blanks.includes(index) ? letter.toLowerCase() : letter)).join('');

/** As it is announced here: the printed left-over is in any order. */
function announced(printed: string): string {
  const [kept = '', fresh] = printed.split('+');
  return fresh === undefined ? printed : `${[...kept].sort().join('')}+${fresh}`;
}

it('are all told how they end', () => {
  expect(games.map(({ id }) => id)).toEqual(Object.keys(ENDS));
});

describe.each(games)('the game $id', ({ id, language, total, rounds }) => {
  const tiles = tileSet(language);
  const words = rounds.flatMap(({ word, crossWords }) => [word, ...crossWords]);
  const lexicon = Lexicon.build(words, tiles);

  it('comes out as it was published', () => {
    let state = emptyGame(tiles);
    let sum = 0;
    for (const round of rounds) {
      const { rackAsPrinted, ref: reference, scoreRecomputed: points } = round;
      const word = written(round);
      const about = `${rackAsPrinted} ${reference} ${word}`;
      const entered = enteredRack(tiles, state, rackAsPrinted);
      if (!entered.ok) throw new Error(`${about}: ${entered.problem}`);
      expect(endOfGame(tiles, state)).toBeNull();
      const { rack } = entered;
      expect(rackText(rack)).toBe(announced(rackAsPrinted));

      const at = position({ tiles, board: state.board, rack: rackTiles(rack) });
      const top = move(`${reference} ${word}`);
      expect(judgeSlip(at, lexicon, top), about).toMatchObject({ valid: true, points });
      const slip = { reference, word, claimed: points };
      expect(judgeWritten(at, lexicon, slip, 'letter-first')).toMatchObject({ ruling: 'paid' });

      const found = findAllMoves(at, lexicon).slice();
      expect(found, about).toContainEqual({ ...top, score: points });
      // With no other words than those of the game, nothing can be above what the club announced as top.
      expect(findTop(at, lexicon), about).toMatchObject({ score: points });
      state = afterRound(tiles, state, rack, top);
      sum += points;
      if (points === round.points) expect(sum).toBe(round.cumulative);
    }
    expect(sum).toBe(total);
    expect(endOfGame(tiles, state)).toBe(ENDS[id]);
  });
});
