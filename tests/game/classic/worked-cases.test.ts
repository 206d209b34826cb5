/** The cases of the rule sheet, one by one. */
import { describe, expect, it } from 'vitest';
import { BLANK, formatTiles, seededRandom } from '@/lib/engine';
import {
  acceptLast,
  challengeTurn,
  deadlineOf,
  lapse,
  passTurn,
  resignTurn,
  startTable,
  type TableState,
} from '@/lib/game/classic';
import { drawForFirst } from '@/lib/game/classic/start';
import { across, challenging, down, exchanging, given, lastTiles, playing, tableOf, tiles } from './table';

const table = tableOf();
const rackOf = (state: TableState, seat: number) =>
  formatTiles(
    [...state.racks[seat]!].sort((a, b) => a - b),
    tiles,
  );

describe('the draw for the first turn', () => {
  it('is won by the nearest to A, a blank before all, and equal ones draw again', () => {
    for (let n = 0; n < 200; n++) {
      const { draws, first } = startOf(n);
      const last = draws.at(-1)!;
      const order = (tile: number) => (tile === BLANK ? 0 : tile);
      const best = Math.min(...last.map(({ tile }) => order(tile)));
      expect(last.filter(({ tile }) => order(tile) === best)).toEqual([
        { seat: first, tile: last.find(({ seat }) => seat === first)!.tile },
      ]);
      for (const [index, drawn] of draws.slice(0, -1).entries()) {
        const least = Math.min(...drawn.map(({ tile }) => order(tile)));
        const equal = drawn.filter(({ tile }) => order(tile) === least).map(({ seat }) => seat);
        expect(draws[index + 1]!.map(({ seat }) => seat)).toEqual(equal);
      }
    }
  });

  it('puts a blank before A', () => {
    const { draws, first } = drawForFirst([1, BLANK], 2, seededRandom('two'));
    expect(draws[0]!.find(({ seat }) => seat === first)!.tile).toBe(BLANK);
  });

  it('deals seven each to two, and the one who begins is on turn', () => {
    const state = startTable(table, 2, seededRandom('deal'), 5);
    expect(state.racks.map((rack) => rack.length)).toEqual([7, 7]);
    expect(state.turnFrom).toBe(5);
    expect(state.draws.at(-1)!.map(({ seat }) => seat)).toContain(state.turn);
  });

  const startOf = (n: number) => drawForFirst([1, 1, 2, 3, BLANK, BLANK], 4, seededRandom(`draw ${n}`));
});

describe('a play', () => {
  it('scores, draws, and the turn goes on', () => {
    const before = given(table, ['CATSDOG', 'TTOOSXA']);
    const after = playing(table, before, 0, across(8, 7, 'CATS'));
    expect(after).toMatchObject({ kind: 'changed', state: { turn: 1, scores: [12, 0], turnFrom: 1000 } });
    expect(rackOf(after.state, 0)).toBe('AACDGO?'.replace('?', rackOf(after.state, 0).at(-1)!));
    expect(after.state.racks[0]).toHaveLength(7);
  });

  it('scores its own place, down as well: the most of any first place is duplicate’s', () => {
    const before = given(table, ['CATSDOG', 'TTOOSXA']);
    expect(playing(table, before, 0, down(8, 8, 'CAT')).state.scores[0]).toBe(10);
  });

  it('is nobody else’s, and has to be one by the board and the rack', () => {
    const before = given(table, ['CATSDOG', 'TTOOSXA']);
    expect(playing(table, before, 1, across(8, 7, 'TO'))).toMatchObject({
      kind: 'refused',
      code: 'not-your-turn',
    });
    expect(playing(table, before, 0, across(1, 1, 'CAT'))).toMatchObject({
      kind: 'illegal',
      problem: 'off-centre',
    });
    expect(playing(table, before, 0, across(8, 8, 'OX'))).toMatchObject({
      kind: 'illegal',
      problem: 'not-in-rack',
    });
  });

  it('with a bad word is taken until somebody challenges, or refused where nobody may', () => {
    const before = given(table, ['CATSDOG', 'TTOOSXA']);
    expect(playing(table, before, 0, across(8, 7, 'DOC')).kind).toBe('changed');
    const friendly = tableOf({ challenge: 'void' });
    expect(playing(friendly, before, 0, across(8, 7, 'DOC'))).toMatchObject({
      kind: 'bad-words',
      words: ['DOC'],
    });
    const good = playing(friendly, before, 0, across(8, 7, 'DOG'));
    expect(challenging(friendly, good.state, 1)).toMatchObject({
      kind: 'refused',
      code: 'nothing-to-challenge',
    });
  });
});

describe('an exchange', () => {
  it('is worth nothing, keeps the number of tiles, and the turn goes on', () => {
    const before = given(table, ['CATSDOG', 'TTOOSXA']);
    const { state, kind } = exchanging(table, before, 0, 'GD');
    expect({ kind, turn: state.turn, scores: state.scores }).toEqual({
      kind: 'changed',
      turn: 1,
      scores: [0, 0],
    });
    expect(state.racks[0]).toHaveLength(7);
    expect(state.bag).toHaveLength(7);
  });

  it('needs seven tiles in the bag, or one where the setting says so', () => {
    const before = given(table, ['CATSDOG', 'TTOOSXA', 'AA']);
    expect(exchanging(table, before, 0, 'G')).toMatchObject({ kind: 'refused', code: 'exchange-too-few' });
    const any = tableOf({ exchangeFrom: 1 });
    expect(exchanging(any, before, 0, 'G').kind).toBe('changed');
    expect(exchanging(any, before, 0, 'GDOTSA')).toMatchObject({ code: 'exchange-too-few' });
  });

  it('takes tiles of the own rack only, and at least one', () => {
    const before = given(table, ['CATSDOG', 'TTOOSXA']);
    expect(exchanging(table, before, 0, 'X')).toMatchObject({ code: 'exchange-not-in-rack' });
    expect(exchanging(table, before, 0, '')).toMatchObject({ code: 'exchange-not-in-rack' });
  });
});

describe('a challenge', () => {
  const bad = () => playing(table, given(table, ['CATSDOG', 'TTOOSXA']), 0, across(8, 7, 'DOC')).state;
  const good = () => playing(table, given(table, ['CATSDOG', 'TTOOSXA']), 0, across(8, 7, 'DOG')).state;

  it('takes a bad word back: the points, the tiles, and the turn', () => {
    const { kind, state } = challenging(table, bad(), 1);
    expect(kind).toBe('changed');
    expect({ scores: state.scores, turn: state.turn }).toEqual({ scores: [0, 0], turn: 1 });
    expect(state.board.join('')).toBe('.'.repeat(225));
    expect(rackOf(state, 0)).toBe('ACDGOST');
    expect(state.bag).toHaveLength(7);
    expect(state.log).toMatchObject([
      { kind: 'play', takenBack: true },
      { kind: 'challenge', seat: 1, good: false },
    ]);
  });

  it('of a good word costs the challenger the next turn', () => {
    const { state } = challenging(table, good(), 1);
    expect(state.scores[0]).toBeGreaterThan(0);
    expect(state.turn).toBe(0);
    expect(state.log.slice(1)).toMatchObject([
      { kind: 'challenge', good: true },
      { kind: 'lost', seat: 1 },
    ]);
  });

  it('by somebody who is not on turn costs the turn that comes', () => {
    const three = given(table, ['CATSDOG', 'TTOOSXA', 'AAT']);
    const { state } = challenging(table, playing(table, three, 0, across(8, 7, 'DOG')).state, 2);
    expect(state).toMatchObject({ turn: 1, lost: [0, 0, 1] });
    const passed = passTurn(table, state, { seat: 1, now: 3000 }).state;
    expect(passed).toMatchObject({ turn: 0, lost: [0, 0, 0] });
    expect(passed.log.at(-1)).toEqual({ kind: 'lost', seat: 2 });
  });

  it('comes before the next turn, once, and from somebody else', () => {
    expect(challenging(table, bad(), 0)).toMatchObject({ code: 'own-move' });
    const once = challenging(table, bad(), 1).state;
    expect(challenging(table, once, 1)).toMatchObject({ code: 'nothing-to-challenge' });
    const passed = passTurn(table, bad(), { seat: 1, now: 2000 }).state;
    expect(challenging(table, passed, 1)).toMatchObject({ code: 'nothing-to-challenge' });
  });

  it('looks at every word that the move forms', () => {
    const state = playing(table, good(), 1, across(9, 7, 'TO')).state;
    expect(state.log[1]).toMatchObject({ words: ['TO', 'DT', 'OO'], badWords: ['DT', 'OO'] });
  });
});

describe('the end', () => {
  /** The last tile of seat 0 is laid above the first column of what lies at the edge. */
  const out = () => {
    const before = lastTiles(table, ['T', 'XS?'], { scores: [20, 30] });
    const below = before.board[13]![0]! + before.board[14]![0]!;
    return playing(table, before, 0, down(13, 1, `T${below}`)).state;
  };

  it('waits for the others, who may challenge the last move or accept it', () => {
    const state = out();
    expect(state.status).toBe('out');
    expect(challenging(table, state, 0)).toMatchObject({ code: 'own-move' });
    expect(acceptLast(table, state, { seat: 0 }).kind).toBe('unchanged');
    const done = acceptLast(table, state, { seat: 1 });
    expect(done).toMatchObject({ kind: 'changed', state: { status: 'over' } });
    expect(acceptLast(table, done.state, { seat: 1 }).kind).toBe('unchanged');
    expect(passTurn(table, state, { seat: 1, now: 2000 })).toMatchObject({ code: 'last-move-open' });
  });

  it('deducts unplayed tiles, and who went out gains them', () => {
    const state = out();
    const played = state.scores[0]!;
    const { end } = acceptLast(table, state, { seat: 1 }).state;
    expect(end).toMatchObject({
      reason: 'out',
      out: 0,
      lines: [
        { played, deducted: 0, gained: 9, total: played + 9 },
        { played: 30, deducted: 9, gained: 0, total: 21 },
      ],
    });
  });

  it('is taken back with a bad last move, and the game goes on', () => {
    const { state } = challenging(table, out(), 1, 9000);
    expect(state).toMatchObject({ status: 'playing', turn: 1, turnFrom: 9000, scores: [20, 30] });
    expect(state.racks[0]).toHaveLength(1);
  });

  it('comes by itself when nobody says anything', () => {
    const state = out();
    expect(lapse(table, state, 1000 + 29_999).kind).toBe('unchanged');
    expect(lapse(table, state, 1000 + 30_000).state.status).toBe('over');
  });

  it('comes when all pass twice in succession: everybody deducts, nobody gains', () => {
    let state = lastTiles(table, ['XT', 'S?'], { scores: [20, 30] });
    for (const seat of [0, 1, 0]) state = passTurn(table, state, { seat, now: 1 }).state;
    expect(state.status).toBe('playing');
    const { end } = passTurn(table, state, { seat: 1, now: 1 }).state;
    expect(end).toMatchObject({
      reason: 'passes',
      out: null,
      lines: [
        { played: 20, deducted: 9, gained: 0, total: 11, rank: 2 },
        { played: 30, deducted: 1, gained: 0, total: 29, rank: 1 },
      ],
    });
  });

  it('is not brought nearer by passes before an exchange', () => {
    let state = given(table, ['CATSDOG', 'TTOOSXA']);
    for (const seat of [0, 1, 0]) state = passTurn(table, state, { seat, now: 1 }).state;
    state = exchanging(table, state, 1, 'X').state;
    expect(passTurn(table, state, { seat: 0, now: 1 }).state.status).toBe('playing');
  });

  it('gives a tie to the higher score before the adjustment, and shares the rank of full equals', () => {
    const tie = (scores: number[]) => {
      let state = lastTiles(table, ['XT', 'S?'], { scores });
      for (const seat of [0, 1, 0, 1]) state = passTurn(table, state, { seat, now: 1 }).state;
      return state.end!.lines.map(({ total, rank }) => [total, rank]);
    };
    expect(tie([30, 22])).toEqual([
      [21, 1],
      [21, 2],
    ]);
    const same = ['TT', 'SS'];
    let state = lastTiles(table, same, { scores: [10, 10] });
    for (const seat of [0, 1, 0, 1]) state = passTurn(table, state, { seat, now: 1 }).state;
    expect(state.end!.lines.map(({ rank }) => rank)).toEqual([1, 1]);
  });
});

describe('the clock', () => {
  it('of a turn makes it a pass, and the next begins', () => {
    const state = given(table, ['CATSDOG', 'TTOOSXA']);
    expect(deadlineOf(table, state)).toBe(60_000);
    expect(lapse(table, state, 59_999).kind).toBe('unchanged');
    const late = lapse(table, state, 60_500).state;
    expect(late).toMatchObject({ turn: 1, turnFrom: 60_500 });
    expect(late.log).toMatchObject([{ kind: 'pass', late: true }]);
  });

  it('of a player runs in the own turns only, and costs ten points a minute begun', () => {
    const own = tableOf({ clock: { kind: 'player', minutes: 1, overtimeCost: 10, overtimeMinutes: 2 } });
    let state = given(own, ['CATSDOG', 'TTOOSXA']);
    state = passTurn(own, state, { seat: 0, now: 70_000 }).state;
    state = passTurn(own, state, { seat: 1, now: 80_000 }).state;
    expect(state.used).toEqual([70_000, 10_000]);
    state = passTurn(own, state, { seat: 0, now: 131_000 }).state;
    const { end } = passTurn(own, state, { seat: 1, now: 132_000 }).state;
    expect(end!.lines.map(({ overtime }) => overtime)).toEqual([20, 0]);
  });

  it('that has run out wholly passes every turn at once', () => {
    const own = tableOf({ clock: { kind: 'player', minutes: 1, overtimeCost: 10, overtimeMinutes: 1 } });
    let state = given(own, ['CATSDOG', 'TTOOSXA']);
    expect(deadlineOf(own, state)).toBe(120_000);
    state = lapse(own, state, 121_000).state;
    expect(state.used[0]).toBe(120_000);
    state = passTurn(own, state, { seat: 1, now: 125_000 }).state;
    expect(deadlineOf(own, state)).toBe(125_000);
  });

  it('of days waits for days', () => {
    const slow = tableOf({ clock: { kind: 'days', days: 3 } });
    expect(deadlineOf(slow, given(slow, ['CATSDOG', 'TTOOSXA']))).toBe(3 * 24 * 3600 * 1000);
  });
});

describe('giving up', () => {
  const resigns = (state: TableState, seat: number, now = 1000) =>
    resignTurn(table, state, { seat, now }) as { kind: string; state: TableState };

  it('ends a game of two, in turn or not, without a reckoning of tiles', () => {
    const before = given(table, ['CATSDOG', 'TTOOSXA'], { scores: [90, 12] });
    for (const seat of [0, 1]) {
      const { state } = resigns(before, seat);
      expect(state).toMatchObject({ status: 'over', end: { reason: 'resigned', out: null } });
      expect(state.end!.lines.map(({ total, rank }) => [total, rank])).toEqual([
        [90, seat === 0 ? 2 : 1],
        [12, seat === 0 ? 1 : 2],
      ]);
      expect(resigns(state, seat).kind).toBe('unchanged');
    }
  });

  it('lets the others go on: no turn comes to who is gone, who ranks behind them', () => {
    const before = given(table, ['CATS', 'TTOO', 'ADGX'], { scores: [40, 1, 2] });
    const { state } = resigns(before, 0);
    expect(state).toMatchObject({ status: 'playing', turn: 1, resigned: [0] });
    let now = state;
    for (let passes = 0; passes < 4; passes++) {
      expect(now.turn).toBe(1 + (passes % 2));
      now = passTurn(table, now, { seat: now.turn, now: 2000 + passes }).state;
    }
    expect(now).toMatchObject({ status: 'over', end: { reason: 'passes' } });
    expect(now.end!.lines.map(({ rank }) => rank)).toContain(3);
    expect(now.end!.lines[0]!.rank).toBe(3);
  });

  it('off turn changes no turn', () => {
    const before = given(table, ['CATS', 'TTOO', 'ADGX']);
    expect(resigns(before, 2).state).toMatchObject({ turn: 0, resigned: [2], turnFrom: before.turnFrom });
  });

  it('counts as a word on the last move of another, and is not possible for who made it', () => {
    const out = given(table, ['', 'TTOO', 'ADGX'], { status: 'out', turn: 0, accepted: [1] });
    expect(resigns(out, 0)).toMatchObject({ kind: 'refused' });
    expect(resigns(out, 2).state).toMatchObject({ status: 'over', end: { reason: 'out', out: 0 } });
  });
});

it('a free challenge that is wrong costs nothing', () => {
  const free = tableOf({ challenge: 'free' });
  const played = playing(free, given(free, ['CATSDOG', 'TTOOSXA']), 0, across(8, 7, 'CATS')).state;
  const { state } = challengeTurn(free, played, { seat: 1, now: 2000, random: seededRandom('free') });
  expect(state).toMatchObject({ turn: 1, lost: [0, 0], scores: [12, 0], challengeable: null });
});
