import { describe, expect, it } from 'vitest';
import {
  BLANK,
  createTileSet,
  emptyBoard,
  NORMAL_RULES,
  type PlayRules,
  play,
  position,
  type TileSet,
  tileSet,
} from '@/lib/engine';
import { FORMATS } from '@/lib/game';
import { compareOne, compareSolvers, LONG, LONGEST_MS } from '../support/compare-solvers';
import { englishWords } from '../support/engine-words';
import { smallLanguage } from '../support/small-lists';
import { language } from '../support/textbook-language';

/** Every fortieth word of the English list, and all of two and three letters. */
const some = language(
  tileSet('en'),
  englishWords().filter((word, index) => word.length < 4 || index % 40 === 0),
);

const OWN: Record<string, PlayRules> = {
  'five tiles': { rackSize: 5, maxPlaced: 5, bonus: { 5: 30 } },
  'ten tiles, a bonus early': { rackSize: 10, maxPlaced: 10, bonus: { 3: 7, 6: 20, 10: 200 } },
  'eight tiles, three to place': { rackSize: 8, maxPlaced: 3, bonus: { 2: 1 } },
  'no bonus': { rackSize: 7, maxPlaced: 7, bonus: {} },
  'six tiles, one to place': { rackSize: 6, maxPlaced: 1, bonus: { 1: 5 } },
  'lasting premiums': { ...NORMAL_RULES, lastingPremiums: true },
  'nine tiles, lasting premiums': { ...FORMATS['9tile'].rules, lastingPremiums: true },
};

describe('the engine equals the textbook in every format, English', () => {
  it.each(Object.values(FORMATS))('$id', { timeout: LONGEST_MS }, ({ id, rules, joker }) => {
    compareSolvers({ language: some, rules, joker, positions: 60, seed: `format ${id}` });
  });

  it.each(Object.entries(OWN))('%s', { timeout: LONGEST_MS }, (name, rules) => {
    compareSolvers({ language: some, rules, positions: 60, seed: `own ${name}` });
  });
});

describe('the engine equals the textbook where masks end', () => {
  // 31 letters and the separator fill one mask, 61 letters two.
  it.each([31, 32, 33, 61])('%i letters', { timeout: LONGEST_MS }, (size) => {
    const language = smallLanguage(alphabet(size));
    compareSolvers({ language, rules: FORMATS['7and8'].rules, positions: 80, seed: `alphabet ${size}` });
  });
});

/** Armenian and Cyrillic letters, the last of them the most frequent. */
function alphabet(size: number): TileSet {
  const letters = Array.from({ length: size }, (_, index) => ({
    tile: String.fromCharCode(index < 38 ? 0x531 + index : 0x410 + index - 38),
    count: index > size - 4 ? 8 : 2,
    value: index % 11,
    vowel: index % 2 === 0,
  }));
  const total = letters.reduce((sum, { count }) => sum + count, 2);
  return createTileSet({
    id: `${size}`,
    name: '',
    nativeName: '',
    direction: 'ltr',
    letters,
    blanks: 2,
    total,
  });
}

describe('the engine equals the textbook on racks that no bag gives', () => {
  const small = smallLanguage(tileSet('es'));
  const board = play(emptyBoard(small.tiles), { row: 8, col: 7, direction: 'across', word: '[CH]a' });

  it.each([3, 4, 5])('%i blanks', (count) => {
    for (const letters of [[], [1, 1]]) {
      const rack = [...letters, ...Array<number>(count).fill(BLANK)];
      const given = position({ tiles: small.tiles, board, rack });
      expect(compareOne(small, given, true).difference).toBeNull();
    }
  });
});

describe.runIf(LONG)('the engine equals the textbook with the whole English list', () => {
  it.each(Object.values(FORMATS))('$id', { timeout: 3_600_000 }, ({ id, rules, joker }) => {
    const whole = language(tileSet('en'), englishWords());
    compareSolvers({ language: whole, rules, joker, positions: 10, seed: `whole ${id}` });
  });
});
