import { describe, expect, it } from 'vitest';
import '@/lib/client/board/every-tile-set';
import { readBoardText } from '@/lib/client/analysis/board-text';
import { boardText, gameText } from '@/lib/client/review/forum-text';
import { tileSet } from '@/lib/engine';
import { readGameText, titleOfGameText } from '@/lib/game';
import bg from '@/lib/i18n/messages/bg.json';
import en from '@/lib/i18n/messages/en.json';
import fa from '@/lib/i18n/messages/fa.json';
import fr from '@/lib/i18n/messages/fr.json';
import sk from '@/lib/i18n/messages/sk.json';
import tr from '@/lib/i18n/messages/tr.json';

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

  it('is read again, whatever language and alphabet it is in', () => {
    const cases = [
      { messages: en, id: 'en', racks: ['AEINRST', '?AE'], word: 'NaSTIER' },
      { messages: fr, id: 'es', racks: ['[CH]OTOAEI', '[LL]A'], word: '[CH]OTO' },
      { messages: tr, id: 'tr', racks: ['İIĞŞÇAE', 'AE'], word: 'IŞIĞA' },
      { messages: bg, id: 'bg', racks: ['АБВГДЕЖ', 'АБ'], word: 'АБВГ' },
      { messages: sk, id: 'sk', racks: ['ÁČĎÉÍKL', 'AE'], word: 'ČAS' },
      { messages: fa, id: 'fa', racks: ['ابپتثجچ', 'اب'], word: 'باب' },
    ];
    for (const { messages, id, racks, word } of cases) {
      const { sheet, top } = messages.review;
      const heads = {
        round: sheet.round,
        rack: sheet.rack,
        move: top.label,
        points: sheet.points,
        total: sheet.sum,
      };
      const [drawn = '', leftover = ''] = racks;
      const round = (number: number, game: number, rack: { leftover: string; rejected: boolean }) => ({
        ...{ number, game, inGame: 1, isotopCount: 1, best: 0, found: 0, sent: 0 },
        rack: { drawn, ...rack },
        top: { ...at, word, score: 60 + number },
      });
      const rounds = [
        round(1, 1, { leftover: '', rejected: false }),
        round(2, 1, { leftover, rejected: false }),
        round(3, 2, { leftover: '', rejected: true }),
      ];
      const text = gameText('> #5: Club', rounds, 'letter-first', heads);
      expect(titleOfGameText(text)).toBe('> #5: Club');
      expect(titleOfGameText(text.split('\n').slice(2).join('\n'))).toBeNull();
      expect(readGameText(text, tileSet(id), 'letter-first')).toEqual({
        players: [],
        faults: [],
        rounds: [
          { line: 4, number: 1, rack: drawn, top: { ...at, word, score: 61 }, slips: [] },
          { line: 5, number: 2, rack: `${leftover}+${drawn}`, top: { ...at, word, score: 62 }, slips: [] },
          { line: 7, number: 3, game: 2, rack: `-${drawn}`, top: { ...at, word, score: 63 }, slips: [] },
        ],
      });
    }
    expect(
      readGameText('Club\n1 AEINRST 8D NASTIER 66 66\nnonsense', tileSet('en'), 'number-first'),
    ).toMatchObject({ rounds: [{ line: 2 }], faults: [{ line: 3, text: 'nonsense' }] });
    expect(readGameText('AEINRST 8D NASTIER', tileSet('en'), 'number-first')).toBeNull();
  });
});
