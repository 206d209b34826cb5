import { describe, expect, it } from 'vitest';
import '@/lib/client/board/every-tile-set';
import { analysisAsked, positionPath, roundAnalysisPath } from '@/lib/client/analysis/address';
import { boardCode, emptyRows, readBoardText } from '@/lib/client/analysis/board-text';
import { rowsOf, startSetup, withWord } from '@/lib/client/analysis/setup';
import { typedRack } from '@/lib/client/analysis/typed-rack';
import { tileSet } from '@/lib/engine';

const en = tileSet('en');
const es = tileSet('es');
const board = withWord(withWord(emptyRows(en), '8H cat', 'number-first', en)!, 'I7 BAT', 'number-first', en)!;

describe('boards as text', () => {
  it('go into an address and come back', () => {
    expect(boardCode(emptyRows(en))).toBe(Array(15).fill('15').join('/'));
    expect(readBoardText(boardCode(board), en)).toEqual(board);
    const spanish = withWord(emptyRows(es), 'H8 [CH]OTO', 'letter-first', es)!;
    expect(readBoardText(boardCode(spanish), es)).toEqual(spanish);
  });

  it.each([
    ['rows together', board.join('\n')],
    ['squares apart', board.map((row) => [...row].join(' ')).join('\n')],
    [
      'names at the edges',
      [
        '   A B C D E F G H I J K L M N O',
        ...board.map((row, at) => `${String(at + 1).padStart(2)} ${[...row.replaceAll('.', '-')].join(' ')}`),
      ].join('\n'),
    ],
  ])('are read with %s', (_, text) => {
    expect(readBoardText(text, en)).toEqual(board);
  });

  it('that are none are refused', () => {
    expect(readBoardText('a letter to a friend', en)).toBeNull();
    expect(readBoardText(board.slice(1).join('\n'), en)).toBeNull();
    expect(readBoardText(board.join('\n').replace('B', '%'), en)).toBeNull();
  });
});

describe('a board that is set up', () => {
  it('keeps what lay on it, blanks too', () => {
    expect(board[7]).toBe('.......caT.....'.replace('caT', 'CAT'));
    expect(rowsOf(startSetup(board, en))).toEqual(board);
    const withBlank = withWord(emptyRows(en), '8H (c)AT', 'number-first', en);
    expect(withBlank && rowsOf(startSetup(withBlank, en))).toEqual(withBlank);
  });

  it('takes no word across tiles that differ, nor off its edge', () => {
    expect(withWord(board, '8H DOG', 'number-first', en)).toBeNull();
    expect(withWord(board, '8N DOG', 'number-first', en)).toBeNull();
  });
});

describe('racks as typed', () => {
  it('are read in any case, with blanks', () => {
    expect(typedRack('ruz x?e', en)).toBe('RUZXE?');
    expect(typedRack('choza*', es)).toBe('[CH]OZA?');
    expect(typedRack('', en)).toBe('');
    expect(typedRack('AB%', en)).toBeNull();
  });
});

describe('addresses', () => {
  it('say which round or position', () => {
    const query = (path: string) => new URLSearchParams(path.split('?')[1]);
    expect(analysisAsked(query(roundAnalysisPath('ABC123', 4)))).toEqual({
      kind: 'round',
      code: 'ABC123',
      round: 4,
    });
    const setting = { lexicon: 'en', tileSet: 'en', notation: 'number-first', format: 'normal' } as const;
    const asked = analysisAsked(query(positionPath(setting, board, 'AB?')));
    expect(asked).toMatchObject({ kind: 'position', lexicon: 'en', rack: 'AB?' });
    expect(asked?.kind === 'position' && readBoardText(asked.board, en)).toEqual(board);
    expect(analysisAsked(query('/analysis?'))).toBeNull();
  });
});
