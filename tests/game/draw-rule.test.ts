import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTiles, parseTiles, TILE_SET_IDS, tileSet, type Vowel } from '@/lib/engine';
import {
  bagOf,
  type DrawPreset,
  emptyGame,
  endByTiles,
  endOfGame,
  enteredRack,
  rackFollowsRule,
} from '@/lib/game';
import { EN, FR } from './builders';
import { stateWithLeft } from './small-bags';

const follows = (rack: string, round: number, remaining?: string) =>
  rackFollowsRule(FR, parseTiles(rack, FR), {
    round,
    ...(remaining !== undefined && { remaining: parseTiles(remaining, FR) }),
  });

describe('the draw rule', () => {
  it.each([
    ['PZT?WJI', 1, true],
    ['AEIOU??', 1, true],
    ['AAEIOU?', 1, false],
    ['BCDFGY?', 1, true],
    ['BCDFGHA', 15, false],
    ['BCDFGHA', 16, true],
    ['AEIOUAB', 15, false],
    ['AEIOUAB', 16, true],
    ['BCDFGHJ', 16, false],
    ['AEIOUAE', 16, false],
    ['BCDFGHY', 16, true],
    ['AEIOUA?', 16, true],
    ['RUZXTEU', 1, true],
  ])('%s in round %i: %s', (rack, round, valid) => {
    expect(follows(rack, round)).toBe(valid);
  });

  it('does not count Y or a blank twice', () => {
    expect(follows('BCDFGHY', 1)).toBe(false);
    expect(follows('BCDFGAY', 1)).toBe(true);
  });

  it('asks for 1 + 1 as soon as the remaining tiles cannot give 2 + 2', () => {
    expect(follows('ABCDFGH', 5, 'ABCDFGHJKL')).toBe(true);
    expect(follows('ABCDFGH', 5, 'AEBCDFGHJKL')).toBe(false);
    expect(follows('ABCDFGH', 5, 'AYBCDFGHJKL')).toBe(false);
    expect(follows('ABC', 5, 'ABC')).toBe(true);
  });

  it('has no valid rack once 1 + 1 cannot be given', () => {
    expect(follows('BCD', 5, 'BCD')).toBe(false);
    expect(follows('?', 5, '?')).toBe(false);
    expect(follows('', 5, '')).toBe(false);
  });

  it('goes by the tile set: Y is either in French and English, a plain vowel is not', () => {
    expect(rackFollowsRule(EN, parseTiles('BCDFGAY', EN), { round: 1 })).toBe(true);
    const spanish = tileSet('es');
    expect(rackFollowsRule(spanish, parseTiles('[CH][LL][RR]BCDA', spanish), { round: 1 })).toBe(false);
    expect(rackFollowsRule(spanish, parseTiles('[CH][LL][RR]BCOA', spanish), { round: 1 })).toBe(true);
  });

  it.each(TILE_SET_IDS)('goes by the letters of %s', (id) => {
    const tiles = tileSet(id);
    const kinds = (vowel: Vowel) =>
      tiles.letters.flatMap((letter, at) => (letter.vowel === vowel ? [at + 1] : []));
    const ofEach = (vowels: number) => [
      ...kinds(true).slice(0, vowels),
      ...kinds(false).slice(0, 7 - vowels),
    ];
    const valid = [0, 1, 2].map((vowels) => rackFollowsRule(tiles, ofEach(vowels), { round: 1 }));
    expect(valid).toEqual(tiles.vowelRule ? [false, false, true] : [true, true, true]);
    const late = [0, 1].map((vowels) => rackFollowsRule(tiles, ofEach(vowels), { round: 16 }));
    expect(late).toEqual(tiles.vowelRule ? [false, true] : [true, true]);
    for (const either of kinds('both')) {
      const rack = [either, ...ofEach(1).slice(0, 6)];
      expect(rackFollowsRule(tiles, rack, { round: 1 })).toBe(true);
    }
  });

  it('lets a game without vowels go on to its last tile', () => {
    const hebrew = tileSet('he');
    const all = (text: string) => endByTiles(hebrew, parseTiles(text, hebrew));
    expect([all('בגד'), all('בג'), all('ב'), all('')]).toEqual([
      null,
      null,
      'one-tile-left',
      'all-tiles-placed',
    ]);
  });
});

describe('the draw rules of countries', () => {
  const by = (draw: DrawPreset, rack: string, round: number) =>
    rackFollowsRule(FR, parseTiles(rack, FR), { round, draw });

  it.each([
    ['spain', 'AEIOUBC', 15, true],
    ['spain', 'AEIOUAB', 15, false],
    ['spain', 'AEIOUAB', 16, true],
    ['spain', 'BCDFGHA', 15, false],
    ['spain', 'BCDFGHA', 16, true],
    ['spain', 'BCDFG?A', 1, true],
    // Y is a consonant there: six of them
    ['spain', 'BCDFGYA', 1, false],
    ['fisf', 'BCDFGYA', 1, true],
    ['english', 'BCDFGHA', 1, true],
    ['english', 'BCDFGHJ', 1, false],
    ['english', 'AEIOUA?', 1, true],
    ['romania', 'BCDFGHA', 1, true],
    ['romania', 'BCDFGHJ', 1, false],
  ] as const)('%s: %s in round %i: %s', (draw, rack, round, valid) => {
    expect(by(draw, rack, round)).toBe(valid);
  });

  it('Spain’s words, fewer than 6 of either kind, say the same of every rack of seven', () => {
    const bag = [...formatTiles(bagOf(FR, emptyGame(FR)), FR)];
    fc.assert(
      fc.property(fc.shuffledSubarray(bag, { minLength: 7, maxLength: 7 }), (rack) => {
        const vowels = rack.filter((tile) => 'AEIOU'.includes(tile)).length;
        const blanks = rack.filter((tile) => tile === '?').length;
        const fewer = vowels < 6 && 7 - vowels - blanks < 6;
        expect(by('spain', rack.join(''), 10)).toBe(fewer);
      }),
    );
  });

  it('Romania’s last round may have any rack: by number, or when all tiles fit on it', () => {
    const state = { ...emptyGame(FR), leftover: '', rounds: 9 };
    const enter = (rack: string, maxRounds: number) =>
      enteredRack(FR, state, rack, { draw: 'romania', maxRounds });
    expect(enter('BCDFGHJ', 10)).toMatchObject({ ok: true });
    expect(enter('BCDFGHJ', 11)).toEqual({ ok: false, problem: 'breaks-rule' });
    const end = (left: string, draw: DrawPreset) => endOfGame(FR, stateWithLeft(left, ''), { draw });
    expect([end('BC', 'romania'), end('BC', 'english'), end('BC', 'fisf')]).toEqual([
      null,
      'only-consonants',
      'only-consonants',
    ]);
    expect([end('B', 'romania'), end('', 'romania')]).toEqual(['one-tile-left', 'all-tiles-placed']);
    expect(end('BBCCDDFF', 'romania')).toBe('only-consonants');
  });

  it('the end follows the draw: Y with a consonant goes on, but not in Spain', () => {
    expect(endOfGame(FR, stateWithLeft('YB', ''), { draw: 'fisf' })).toBeNull();
    expect(endOfGame(FR, stateWithLeft('YB', ''), { draw: 'spain' })).toBe('only-consonants');
    expect(endOfGame(FR, stateWithLeft('?B', ''), { draw: 'spain' })).toBeNull();
  });
});
