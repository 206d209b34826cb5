import { describe, expect, it } from 'vitest';
import {
  createTileSet,
  parseTiles,
  position,
  readMove,
  seededRandom,
  type TileSet,
  tileSet,
} from '@/lib/engine';
import {
  afterRound,
  chooseTop,
  drawRack,
  emptyGame,
  endOfGame,
  enteredRack,
  exchangeAfter,
  FORMATS,
  type GameState,
  rackText,
  rackTiles,
  redrawCancelled,
  remainingTiles,
} from '@/lib/game';
import { FR, move, rowsOf } from './builders';
import { stateWithLeft } from './small-bags';
import { blanksOf, blanksOnBoard, playWhole } from './whole-games';

const JOKER = { format: FORMATS.joker };
const rack = (drawn: string, leftover = '') => ({ leftover, drawn, rejected: false });
const afterTop = (state: GameState, held: ReturnType<typeof rack>, text: string) =>
  afterRound(FR, state, held, move(text), FORMATS.joker);
const countOf = (state: GameState, letter: string) =>
  remainingTiles(FR, state).filter((code) => code === parseTiles(letter, FR)[0]).length;

describe('a rack of the joker format', () => {
  it('is six tiles of the bag and a blank that nobody draws', () => {
    for (let seed = 0; seed < 30; seed++) {
      const draw = drawRack(FR, emptyGame(FR), seededRandom(`${seed}`), JOKER);
      const tiles = draw.kind === 'rack' ? rackTiles(draw.rack) : '';
      expect(tiles).toMatch(/^[A-Z]{6}\?$/);
    }
  });

  it('keeps the left-over with its blank, or gets the second one', () => {
    const kept = { ...emptyGame(FR), leftover: 'EA?', rounds: 1 };
    const draw = drawRack(FR, kept, seededRandom('kept'), JOKER);
    expect(draw.kind === 'rack' && draw.rack).toMatchObject({ leftover: 'AE?' });
    expect(draw.kind === 'rack' && draw.rack.drawn).toMatch(/^[A-Z]{4}$/);
    const spent = { board: rowsOf(FR, 'H8 jUS'), leftover: 'AE', rounds: 1 };
    const second = drawRack(FR, spent, seededRandom('spent'), JOKER);
    expect(second.kind === 'rack' && second.rack.drawn).toMatch(/^[A-Z]{4}\?$/);
  });

  it('is one of seven tiles from the bag once both blanks lie on the board', () => {
    const state = { board: rowsOf(FR, 'H8 jUs'), leftover: 'AE', rounds: 2 };
    const draw = drawRack(FR, state, seededRandom('normal'), JOKER);
    expect(draw.kind === 'rack' && rackTiles(draw.rack)).toMatch(/^[A-Z]{7}$/);
  });

  it('may be entered without its blank', () => {
    const state = { ...emptyGame(FR), leftover: 'RU?', rounds: 3 };
    for (const text of ['RUZXTE', 'RUZXTE?', 'RU+ZXTE', 'RU?+ZXTE', 'zxteru?']) {
      const entered = enteredRack(FR, state, text, JOKER);
      expect(entered.ok && rackText(entered.rack)).toBe('RU?+ZXTE');
    }
    expect(enteredRack(FR, state, 'RUZXT??', JOKER)).toEqual({ ok: false, problem: 'not-in-bag' });
    expect(enteredRack(FR, state, 'RUZXTEA', JOKER)).toEqual({ ok: false, problem: 'wrong-size' });
  });

  it('has eight or nine tiles with its blank in the other formats', () => {
    for (const [id, size] of [
      ['7of8-joker', 8],
      ['7and8and9-joker', 9],
    ] as const) {
      const draw = drawRack(FR, emptyGame(FR), seededRandom(id), { format: FORMATS[id] });
      expect(draw.kind === 'rack' && rackTiles(draw.rack)).toHaveLength(size);
      expect(draw.kind === 'rack' && blanksOf(FR, rackTiles(draw.rack))).toBe(1);
    }
  });

  it('differs from a cancelled one in a tile that is drawn', () => {
    const state = stateWithLeft('ABCDEIO??', '');
    const old = rack('ABCDEI?');
    for (let seed = 0; seed < 20; seed++) {
      const draw = redrawCancelled(FR, state, old, seededRandom(`${seed}`), JOKER);
      expect(draw.kind === 'rack' && rackTiles(draw.rack)).toMatch(/O.*\?$/);
    }
    expect(redrawCancelled(FR, stateWithLeft('ABCDEI??', ''), old, seededRandom('x'), JOKER)).toEqual({
      kind: 'over',
      reason: 'no-other-rack',
    });
  });
});

describe('when the top uses the joker', () => {
  const held = rack('AKEZEN?');

  it('it scores 0, but a real letter takes its place and the blank stays', () => {
    const at = position({ tiles: FR, board: rowsOf(FR), rack: rackTiles(held) });
    const reading = readMove(at, move('H3 AKENEs'));
    expect(reading.ok && reading.score).toBe(48);
    const state = afterTop(emptyGame(FR), held, 'H3 AKENEs');
    expect(state.board[7]).toBe('..AKENES.......');
    expect(state.leftover).toBe('Z?');
    expect(countOf(state, 'S')).toBe(countOf(emptyGame(FR), 'S') - 1);
    expect(countOf(state, '?')).toBe(2);
    const round = { number: 1, board: rowsOf(FR), rack: held, top: move('H3 AKENEs') };
    expect(exchangeAfter(FR, round, FORMATS.joker)).toEqual({ row: 8, col: 8, letter: 'S' });
    expect(exchangeAfter(FR, round, FORMATS.normal)).toBeNull();
  });

  it('the tile counts as a real letter afterwards', () => {
    const state = afterTop(emptyGame(FR), held, 'H3 AKENEs');
    const at = position({ tiles: FR, board: state.board, rack: 'I' });
    const reading = readMove(at, move('8H SI'));
    // S 1, and I 1 on a plain square; a blank would give 1
    expect(reading.ok && reading.score).toBe(2);
  });

  it('the first blank stays on the board when the bag has no such letter, then the second', () => {
    // the only K is in the rack
    const first = afterTop(emptyGame(FR), rack('KIEZEN?'), 'H8 kIE');
    expect(first.board[7]).toContain('kIE');
    expect(first.leftover).toBe('EKNZ');
    expect(countOf(first, '?')).toBe(1);
    const next = drawRack(FR, first, seededRandom('next'), JOKER);
    expect(next.kind === 'rack' && next.rack.drawn).toMatch(/^[A-Z]{2}\?$/);
    // the only W is in this rack as well
    const second = afterTop(first, rack('AW?', 'EKNZ'), '10H EwK');
    expect(blanksOnBoard(FR, second.board)).toBe(2);
    expect(second.leftover).toBe('AENWZ');
    const normal = drawRack(FR, second, seededRandom('normal'), JOKER);
    expect(normal.kind === 'rack' && normal.rack.drawn).toMatch(/^[A-Z]{2}$/);
  });

  it('a move without it leaves it in the rack', () => {
    expect(afterTop(emptyGame(FR), held, 'H6 ANE').leftover).toBe('EKZ?');
  });
});

describe('among equal tops of the joker format', () => {
  const equal = (...texts: string[]) => texts.map((text) => ({ ...move(text), score: 10 }));

  it('one that keeps the blank is chosen', () => {
    const at = position({ tiles: FR, board: rowsOf(FR), rack: 'KABCDE?' });
    // k stays a blank: the only K is in the rack; the bag has an s
    expect(chooseTop(at, equal('H8 Ak', 'H8 As'), JOKER)).toMatchObject({ word: 'As' });
    expect(chooseTop(at, equal('H8 Ak', 'H8 As'))).toMatchObject({ word: 'Ak' });
    expect(chooseTop(at, equal('H8 As', 'H8 CA'), JOKER)).toMatchObject({ word: 'CA' });
  });
});

describe('the end of a joker game', () => {
  it.each([
    ['B?', null],
    ['B??', null],
    ['??', 'one-tile-left'],
    ['?', 'one-tile-left'],
    ['BC', 'only-consonants'],
  ])('with {%s} left: %s', (left, reason) => {
    expect(endOfGame(FR, stateWithLeft(left, ''), JOKER)).toBe(reason);
  });
});

describe('tile sets with another number of blanks', () => {
  const withBlanks = (blanks: number): TileSet => {
    const letters = FR.letters.map((letter) => ({ ...letter }));
    const total = letters.reduce((sum, { count }) => sum + count, blanks);
    const { id, name, nativeName, direction } = FR;
    return createTileSet({
      id: `${id}-${blanks}`,
      name,
      nativeName,
      direction,
      letters,
      blanks,
      total,
      spelling: FR.spelling,
    } as Parameters<typeof createTileSet>[0]);
  };

  it.each([0, 1, 3, 4])('%i: one in every rack as long as one is not on the board', (blanks) => {
    const tiles = withBlanks(blanks);
    playWhole(tiles, `blanks ${blanks}`, JOKER, (plan, before) => {
      const aside = blanks - blanksOnBoard(tiles, before.board);
      expect(blanksOf(tiles, rackTiles(plan.rack))).toBe(Math.min(1, aside));
    });
  });

  it('the bundled ones have two, three and four', () => {
    expect(['fr', 'pt', 'en-super'].map((id) => tileSet(id).blanks)).toEqual([2, 3, 4]);
  });
});
