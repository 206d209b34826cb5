import { describe, expect, it } from 'vitest';
import '@/lib/client/board/every-tile-set';
import { analysisAsked, analysisLink, playedIn, roundAnalysisPath } from '@/lib/client/analysis/address';
import { boardCode, emptyRows, readBoardText } from '@/lib/client/analysis/board-text';
import type { Line, Turn } from '@/lib/client/analysis/line';
import { rowsOf, startSetup, withWord } from '@/lib/client/analysis/setup';
import { readTurnsCode } from '@/lib/client/analysis/turns-code';
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
  const query = (path: string) => new URLSearchParams(path.split('?')[1]);
  const setting = { lexicon: 'en', tileSet: 'en', notation: 'number-first', format: 'normal' } as const;
  const played = { row: 8, col: 4, direction: 'across', word: 'NaSTIER', score: 60 } as const;
  const top = { row: 8, col: 8, direction: 'down', word: 'RETAINS', score: 66 } as const;
  const turns: Turn[] = [
    { rack: 'AEINST?', move: played, top, placed: 'top' },
    { rack: '[CH]AB', move: null, top, placed: 'move' },
    { rack: 'DOG', move: { ...played, word: 'DOG' }, top, placed: 'move' },
  ];
  const from = { code: 'ABC123', round: 4, board, rack: 'DOGS' };

  it('say which round or position', () => {
    expect(analysisAsked(query(roundAnalysisPath('ABC123', 4)))).toEqual({
      kind: 'round',
      code: 'ABC123',
      round: 4,
    });
    const { path, whole } = analysisLink(setting, { start: board, turns: [], rack: 'AB?' }, null);
    const asked = analysisAsked(query(path));
    expect(whole).toBe(true);
    expect(asked).toMatchObject({ kind: 'position', lexicon: 'en', rack: 'AB?', turns: '' });
    expect(asked?.kind === 'position' && readBoardText(asked.board, en)).toEqual(board);
    expect(analysisAsked(query('/analysis?'))).toBeNull();
  });

  it('have the game that was played, without scores', () => {
    const { path, whole } = analysisLink(setting, { start: board, turns, rack: 'AB?' }, null);
    const asked = analysisAsked(query(path));
    expect(whole).toBe(true);
    expect(asked?.kind === 'position' && readBoardText(asked.board, en), 'from where it began').toEqual(
      board,
    );
    const bare = ({ score: _, ...move }: typeof played | typeof top) => move;
    expect(readTurnsCode(playedIn(query(path)).turns, es)).toEqual([
      { rack: 'AEINST?', move: bare(played), top: bare(top), placed: 'top' },
      { rack: '[CH]AB', move: null, top: null, placed: 'move' },
      { rack: 'DOG', move: { ...bare(played), word: 'DOG' }, top: null, placed: 'move' },
    ]);
  });

  it('lead to the round that an analysis goes on from, with what was played since', () => {
    const here = (line: Partial<Line>) =>
      analysisLink(setting, { start: board, turns: [], rack: 'DOGS', ...line }, from).path;
    expect(here({})).toBe(roundAnalysisPath('ABC123', 4));
    expect(here({ turns, rack: '' })).toMatch(/^\/analysis\?event=ABC123&round=4&turns=AEINST/);
    const elsewhere = board.with(0, 'CAT'.padEnd(15, '.'));
    expect(here({ start: elsewhere }), 'another board is no longer the round').not.toContain('event=');
  });

  it('say that a game is too long for them, and then have the last position', () => {
    const many = Array.from({ length: 90 }, () => turns[0]!);
    const long = analysisLink(setting, { start: board, turns: many, rack: 'AB?' }, null);
    expect(long.whole).toBe(false);
    expect(long.path).not.toContain('turns=');
    expect(long.path.length).toBeLessThan(1000);
  });

  it('of a game that is none are read as none', () => {
    for (const code of ['', 'AB%.8-4-across-DOG', 'DOG.8-4-up-DOG', 'DOG.8-4-across-DOG.x', 'DOG...'])
      expect(readTurnsCode(code, en), code).toBeNull();
  });
});
