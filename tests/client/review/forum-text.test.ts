import { describe, expect, it } from 'vitest';
import '@/lib/client/board/every-tile-set';
import { readBoardText } from '@/lib/client/analysis/board-text';
import { boardText, gameText } from '@/lib/client/review/forum-text';
import { tileSet } from '@/lib/engine';

const EMPTY = Array.from({ length: 15 }, () => '.'.repeat(15));
const at = { col: 4, row: 8, direction: 'across' } as const;

describe('a game as text', () => {
  it('has its board in signs of one width, which can be pasted again', () => {
    const board = EMPTY.with(7, '...FEDaYIN.....');
    const text = boardText(board, 'number-first').split('\n');
    expect(text[0]).toBe('   A B C D E F G H I J K L M N O');
    expect(text[8]).toBe(' 8 . . . F E D a Y I N . . . . .');
    expect(readBoardText(text.join('\n'), tileSet('en'))).toEqual(board);
    const spanish = EMPTY.with(0, '[CH]OTO...........');
    const wide = boardText(spanish, 'letter-first');
    expect(
      new Set(
        wide
          .split('\n')
          .slice(2)
          .map(({ length }) => length),
      ).size,
    ).toBe(1);
  });

  it('has a line for each round, with the sum of the tops', () => {
    const round = (number: number, word: string, score: number) => ({
      number,
      game: 1,
      inGame: number,
      rack: { leftover: '', drawn: 'AEINRST', rejected: false },
      top: { ...at, word, score },
      isotopCount: 1,
      best: 0,
      found: 0,
      sent: 0,
    });
    const heads = { round: 'Round', rack: 'Rack', move: 'Top', points: 'Points', total: 'Total' };
    expect(gameText('Club', [round(1, 'NASTIER', 66), round(2, 'CAT', 9)], 'number-first', heads)).toBe(
      [
        'Club',
        '',
        'Round  Rack     Top         Points  Total',
        '1      AEINRST  8D NASTIER  66      66',
        '2      AEINRST  8D CAT      9       75',
      ].join('\n'),
    );
  });
});
