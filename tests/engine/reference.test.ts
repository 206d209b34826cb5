import { describe, expect, it } from 'vitest';
import {
  createTileSet,
  findAllMoves,
  findTop,
  formatBoard,
  formatTiles,
  type Lexicon,
  NORMAL_RULES,
  type PlayRules,
  type Position,
  type ScoredMove,
  seededRandom,
  type TileSet,
  tileSet,
} from '@/lib/engine';
import { describePosition, selfPlay } from '../support/engine-self-play';
import { smallLexicon, smallWords } from '../support/engine-small-lists';
import { englishLexicon, englishWords } from '../support/engine-words';
import { gridOf } from '../support/reference-board';
import {
  type ReferenceWords,
  referenceKey,
  referenceMoves,
  referenceWords,
} from '../support/reference-solver';

const EIGHT: PlayRules = { rackSize: 8, maxPlaced: 8, bonus: { 7: 50, 8: 75 } };
const SEVEN_OF_EIGHT: PlayRules = { rackSize: 8, maxPlaced: 7, bonus: { 7: 50 } };

interface Language {
  tiles: TileSet;
  lexicon: Lexicon;
  words: ReferenceWords;
}

/** The engine's moves, after they proved equal to the reference's. */
function solveAndCompare({ lexicon, words }: Language, given: Position, seed: string): ScoredMove[] {
  const board = formatBoard(given.board);
  const rack = formatTiles(given.rack, given.tiles);
  const values = new Map(given.tiles.letters.map(({ tile, value }) => [tile, value]));
  const wanted = referenceMoves({ ...given, board, rack, values }, words);
  const all = findAllMoves(given, lexicon).slice();
  const top = findTop(given, lexicon);

  const about = `seed ${seed}\n${describePosition(given)}`;
  const grid = gridOf(board);
  const got = new Map(all.map((move) => [referenceKey(grid, move), move.score]));
  expect(got.size, `a move listed twice: ${about}`).toBe(all.length);
  expect(sortedEntries(got), about).toEqual(sortedEntries(wanted));
  const best = Math.max(0, ...wanted.values());
  expect(top.score, about).toBe(best);
  expect(top.moves, about).toEqual(all.filter(({ score }) => score === best));
  return all;
}

function sortedEntries(moves: ReadonlyMap<string, number>): string[] {
  return Array.from(moves, ([key, score]) => `${key} = ${score}`).sort();
}

/** Plays until so many positions have been compared. */
function compareGames(language: Language, rules: PlayRules, positions: number, name: string): void {
  let compared = 0;
  for (let game = 0; compared < positions; game++) {
    const seed = `${name} ${game}`;
    selfPlay({
      tiles: language.tiles,
      rules,
      random: seededRandom(seed),
      firstAcross: game % 2 === 0,
      solve(given) {
        if (compared >= positions) return [];
        compared++;
        return solveAndCompare(language, given, seed);
      },
    });
  }
}

describe('the engine equals the reference solver, English', () => {
  const english = { tiles: tileSet('en'), lexicon: englishLexicon(), words: referenceWords(englishWords()) };
  const batches = Array.from({ length: 18 }, (_, index) => index);

  it.each(batches)('50 positions of seven tiles, batch %i', { timeout: 240_000 }, (batch) => {
    compareGames(english, NORMAL_RULES, 50, `english ${batch}`);
  });

  it('60 positions of seven tiles out of eight', { timeout: 240_000 }, () => {
    compareGames(english, SEVEN_OF_EIGHT, 60, 'seven of eight');
  });

  it('60 positions of eight tiles', { timeout: 240_000 }, () => {
    compareGames(english, EIGHT, 60, 'eight');
  });
});

describe.each(['es', 'fr', 'bg'])('the engine equals the reference solver, %s', (id) => {
  it('60 positions', { timeout: 240_000 }, () => {
    const tiles = tileSet(id);
    const language = { tiles, lexicon: smallLexicon(tiles), words: referenceWords(smallWords(tiles)) };
    compareGames(language, NORMAL_RULES, 60, id);
  });
});

describe('the engine equals the reference solver, the largest alphabet', () => {
  it('40 positions', { timeout: 240_000 }, () => {
    const tiles = createTileSet({
      id: 'largest',
      name: '',
      nativeName: '',
      direction: 'ltr',
      letters: Array.from({ length: 31 }, (_, index) => ({
        tile: String.fromCharCode(0x410 + index),
        count: index > 28 ? 8 : 2,
        value: index % 11,
        vowel: index % 2 === 0,
      })),
      blanks: 2,
      total: 76,
    });
    const language = { tiles, lexicon: smallLexicon(tiles), words: referenceWords(smallWords(tiles)) };
    compareGames(language, NORMAL_RULES, 40, 'largest');
  });
});
