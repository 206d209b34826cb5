import { describe, expect, it } from 'vitest';
import '@/lib/client/board/every-tile-set';
import { boardOf, lineReducer, newHistory, type Turn, totalsOf } from '@/lib/client/analysis/line';

const EMPTY = Array.from({ length: 15 }, () => '.'.repeat(15));
const at = { row: 8, col: 8, direction: 'across' } as const;
const turn: Turn = {
  rack: 'CATSX?Q',
  move: { ...at, word: 'CAt', score: 8 },
  top: { ...at, word: 'CATS', score: 12 },
  placed: 'move',
};

describe('a line of play', () => {
  it('lays what was played and leaves the rest of the rack', () => {
    const { line } = lineReducer(newHistory(EMPTY, turn.rack), { kind: 'turn', turn, tileSet: 'en' });
    expect(boardOf(line, 'en')[7]).toBe('.......CAt.....');
    expect(line.rack).toBe('TSXQ');
    expect(totalsOf(line.turns)).toEqual({ own: 8, top: 12 });
  });

  it('lays the top where the game is duplicate', () => {
    const history = lineReducer(newHistory(EMPTY, turn.rack), {
      kind: 'turn',
      turn: { ...turn, placed: 'top' },
      tileSet: 'en',
    });
    expect(boardOf(history.line, 'en')[7]).toBe('.......CATS....');
    expect(history.line.rack).toBe('X?Q');
  });

  it('goes back to before a turn with its rack, and undoes that too', () => {
    const one = lineReducer(newHistory(EMPTY, turn.rack), { kind: 'turn', turn, tileSet: 'en' });
    const two = lineReducer(one, { kind: 'turn', turn: { ...turn, move: null }, tileSet: 'en' });
    const back = lineReducer(two, { kind: 'back', to: 0 });
    expect(back.line).toMatchObject({ turns: [], rack: turn.rack });
    expect(lineReducer(back, { kind: 'undo' }).line).toEqual(two.line);
    expect(lineReducer(newHistory(EMPTY), { kind: 'undo' })).toEqual(newHistory(EMPTY));
  });
});
