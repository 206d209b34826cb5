import { describe, expect, it } from 'vitest';
import { isSent, positionOf, readComposed } from '@/lib/client/play/composing';
import { FORMATS } from '@/lib/game';
import { EMPTY, QUARTZ } from '../placing/support';

const move = (row: number, col: number, direction: 'across' | 'down', word: string) =>
  ({ kind: 'move', move: { row, col, direction, word } }) as const;

describe('the line below the board', () => {
  const at = positionOf('en', QUARTZ, 'EDS?NOR');

  it('is empty, or says what is missing', () => {
    expect(readComposed({ kind: 'empty' }, at)).toEqual({ kind: 'empty' });
    expect(readComposed({ kind: 'broken', reason: 'gap' }, at)).toMatchObject({ kind: 'broken' });
  });

  it('has the score of a move that the grid allows', () => {
    // EUD through the U of QUARTZ: three single points, no premium at G5 and I5.
    expect(readComposed(move(7, 5, 'down', 'EUD'), at)).toMatchObject({
      kind: 'move',
      score: 4,
      doubt: null,
    });
  });

  it('doubts a move that touches nothing, and lets it be sent', () => {
    expect(readComposed(move(1, 1, 'across', 'ED'), at)).toMatchObject({
      kind: 'move',
      score: null,
      doubt: 'doubt.notConnected',
    });
  });

  it('refuses what the server refuses', () => {
    expect(readComposed(move(7, 5, 'down', 'XUD'), at)).toMatchObject({ kind: 'broken' });
    expect(readComposed(move(1, 15, 'across', 'ED'), at)).toMatchObject({ kind: 'broken' });
  });

  it('lets everything whole be sent where the tile set is unknown', () => {
    const unknown = positionOf('xx', EMPTY, 'ABC');
    expect(unknown).toBeNull();
    expect(readComposed(move(1, 1, 'across', 'ABC'), unknown)).toMatchObject({ kind: 'move', score: null });
  });
});

describe('the first round', () => {
  const at = positionOf('fr', EMPTY, 'ADEFINY');

  it('pays a word the most it can score in any allowed place', () => {
    const best = readComposed(move(8, 8, 'across', 'FEDAYIN'), at);
    expect(readComposed(move(8, 4, 'across', 'FEDAYIN'), at)).toMatchObject({ score: 110 });
    expect(best).toMatchObject({ score: 110 });
  });

  it('says why a lone tile, or a gap, is no word', () => {
    expect(readComposed(move(8, 8, 'across', 'A'), at)).toEqual({ kind: 'broken', what: 'broken.tooShort' });
    expect(readComposed({ kind: 'broken', reason: 'gap' }, at)).toEqual({
      kind: 'broken',
      what: 'broken.gap',
    });
  });

  it('doubts a word beside the centre, or one that runs down', () => {
    expect(readComposed(move(1, 1, 'across', 'FEDAYIN'), at)).toMatchObject({
      score: null,
      doubt: 'doubt.offCentre',
    });
    expect(readComposed(move(8, 8, 'down', 'FEDAYIN'), at)).toMatchObject({
      score: null,
      doubt: 'doubt.notAcross',
    });
  });
});

describe('a move that was received', () => {
  const at = positionOf('en', QUARTZ, 'EDS?NOR');

  it('is known again, however one tile is read', () => {
    const laid = readComposed(move(8, 4, 'across', 'QUARTZS'), at);
    expect(isSent(laid, { row: 8, col: 4, direction: 'across', word: 'QUARTZS' }, at)).toBe(true);
    expect(isSent(laid, { row: 8, col: 4, direction: 'across', word: 'QUARTZs' }, at)).toBe(false);
    expect(isSent(laid, null, at)).toBe(false);
    expect(isSent({ kind: 'empty' }, { row: 8, col: 4, direction: 'across', word: 'QUARTZS' }, at)).toBe(
      false,
    );
  });

  it('is known without a tile set too', () => {
    const laid = readComposed(move(1, 1, 'across', 'ABC'), null);
    expect(isSent(laid, { row: 1, col: 1, direction: 'across', word: 'ABC' }, null)).toBe(true);
    expect(isSent(laid, { row: 1, col: 1, direction: 'down', word: 'ABC' }, null)).toBe(false);
  });
});

describe('the rules of the format', () => {
  const rules = FORMATS['7and8'].rules;

  it('give the bonus and the number of tiles', () => {
    const at = positionOf('fr', EMPTY, 'RELATION', rules);
    const move = { row: 8, col: 1, direction: 'across', word: 'RELATION' } as const;
    // the first round pays the best place: 129 at H1
    expect(readComposed({ kind: 'move', move }, at)).toMatchObject({ kind: 'move', score: 129 });
    const seven = positionOf('fr', EMPTY, 'RELATION', FORMATS['7of8'].rules);
    expect(readComposed({ kind: 'move', move }, seven)).toEqual({
      kind: 'broken',
      what: 'broken.tooMany',
    });
  });
});
