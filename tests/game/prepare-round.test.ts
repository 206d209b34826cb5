import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Lexicon, parseTiles, play, seededRandom, tileSet } from '@/lib/engine';
import {
  afterRound,
  bagOf,
  emptyGame,
  endOfGame,
  prepareAgain,
  prepareRound,
  rackFollowsRule,
  rackTiles,
  redrawCancelled,
  remainingTiles,
  solveDraw,
} from '@/lib/game';
import { FR, lexiconOf, rowsOf } from './builders';
import { SYLLABLES } from './syllables';

const syllables = Lexicon.build(SYLLABLES, FR);

/** A whole game where everybody plays the top; checks what must hold in every round. */
function playGame(seed: string, lexicon = syllables, maxRounds: number | null = null) {
  const tiles = lexicon.tiles;
  const random = seededRandom(seed);
  let state = emptyGame(tiles);
  const rounds: { rack: string; word: string; score: number }[] = [];
  for (;;) {
    const round = prepareRound({ tiles, state, random, lexicon, maxRounds });
    if (round.kind === 'over') return { state, rounds, reason: round.reason };
    const { rack, chosen, tops, number } = round;
    const remaining = remainingTiles(tiles, state);
    const held = parseTiles(rackTiles(rack), tiles);
    expect(number).toBe(rounds.length + 1);
    expect(rackFollowsRule(tiles, held, { round: number, remaining })).toBe(true);
    expect(bagOf(tiles, state, rackTiles(rack)).length + held.length).toBe(remaining.length);
    expect(tops).toContainEqual(chosen);
    expect(tops.every(({ score }) => score === round.score)).toBe(true);
    if (number === 1) expect(chosen.direction).toBe('across');
    const onBoard = play(round.position.board, chosen).count;
    state = afterRound(tiles, state, rack, chosen);
    expect(onBoard + bagOf(tiles, state).length + parseTiles(state.leftover, tiles).length).toBe(tiles.total);
    rounds.push({ rack: rackTiles(rack), word: chosen.word, score: round.score });
  }
}

describe('a whole game', () => {
  it('keeps every tile, every rule, and comes to an end', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const { rounds, reason, state } = playGame(seed);
        expect(state.rounds).toBe(rounds.length);
        if (reason !== 'no-move-possible') expect(endOfGame(FR, state)).toBe(reason);
      }),
      { numRuns: 8 },
    );
  });

  it('is the same for the same seed, another for another', () => {
    const game = playGame('one');
    expect(game.rounds.length).toBeGreaterThan(10);
    expect(playGame('one')).toEqual(game);
    expect(playGame('two').rounds).not.toEqual(game.rounds);
  });

  it('ends after the set rounds', () => {
    expect(playGame('short', syllables, 4)).toMatchObject({ reason: 'rounds-played', state: { rounds: 4 } });
  });

  it('works with tiles of several letters', () => {
    const spanish = tileSet('es');
    const lexicon = Lexicon.build([...SYLLABLES, 'CHE', 'LLAR', 'ARRO', 'CHA', 'LLE', 'RRA'], spanish);
    expect(playGame('ñ', lexicon).rounds.length).toBeGreaterThan(10);
  });
});

describe('a rack without a legal move', () => {
  it('goes back whole until one has a move', () => {
    const lexicon = lexiconOf(FR, 'WAGON');
    const round = prepareRound({ tiles: FR, state: emptyGame(FR), random: seededRandom('rare'), lexicon });
    expect(round).toMatchObject({ kind: 'round', rack: { leftover: '', rejected: true } });
    expect(round.kind === 'round' && round.rejections).toBeGreaterThan(0);
  });

  it.each([
    ['no word fits the board', ['ZZ']],
    ['the word needs a tile twice that is there once', ['WZWZ', 'KWKKW']],
  ])('ends the game when %s', (_, words) => {
    const lexicon = lexiconOf(FR, ...words);
    const state = { ...emptyGame(FR), board: rowsOf(FR, 'H8 JEUNE'), rounds: 1 };
    expect(prepareRound({ tiles: FR, state, random: seededRandom('none'), lexicon })).toEqual({
      kind: 'over',
      reason: 'no-move-possible',
    });
  });

  it('ends the game when no list of a few long words comes up', () => {
    const lexicon = lexiconOf(FR, 'KWHZXJA');
    expect(prepareRound({ tiles: FR, state: emptyGame(FR), random: seededRandom('x'), lexicon })).toEqual({
      kind: 'over',
      reason: 'no-move-possible',
    });
  });
});

describe('a cancelled round', () => {
  it('is solved again with another rack', () => {
    const input = { tiles: FR, state: emptyGame(FR), random: seededRandom('cancel'), lexicon: syllables };
    const first = prepareRound(input);
    if (first.kind === 'over') throw new Error(first.reason);
    const again = solveDraw(input, redrawCancelled(FR, input.state, first.rack, input.random));
    expect(again).toMatchObject({ kind: 'round', number: 1 });
    expect(again.kind === 'round' && rackTiles(again.rack)).not.toBe(rackTiles(first.rack));
  });

  it('is drawn until another rack has a move', () => {
    const random = seededRandom('again');
    const rare = { tiles: FR, state: emptyGame(FR), random, lexicon: lexiconOf(FR, 'WAGON') };
    const cancelled = { leftover: '', drawn: 'WAGONER', rejected: false };
    const again = prepareAgain(rare, cancelled);
    expect(again).toMatchObject({ kind: 'round', rack: { leftover: '', rejected: true } });
    expect(again.kind === 'round' && [...rackTiles(again.rack)].sort()).not.toEqual([...'WAGONER'].sort());
    const none = { ...rare, lexicon: lexiconOf(FR, 'WZWZ') };
    expect(prepareAgain(none, cancelled)).toEqual({ kind: 'over', reason: 'no-move-possible' });
  });
});
