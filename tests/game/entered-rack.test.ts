import { describe, expect, it } from 'vitest';
import { emptyGame, enteredRack, rackText } from '@/lib/game';
import { FR } from './builders';
import { stateWithLeft } from './small-bags';

const state = { ...emptyGame(FR), leftover: 'RU', rounds: 4 };

describe('a rack entered by the referee', () => {
  it.each([
    ['RUZXTEU', 'RU+ZXTEU'],
    ['ru+zxteu', 'RU+ZXTEU'],
    ['ZXTEURU', 'RU+ZXTEU'],
    ['UR+ZXTEU', 'RU+ZXTEU'],
    ['-BNISRAA', '-BNISRAA'],
    [' r u z x t é ? ', 'RU+ZXTE?'],
  ])('%j is %s', (text, printed) => {
    const entered = enteredRack(FR, state, text);
    expect(entered.ok && rackText(entered.rack)).toBe(printed);
  });

  it.each([
    ['', 'unreadable'],
    ['RUZX1EU', 'unreadable'],
    ['RUZXTE', 'wrong-size'],
    ['RUZXTEUA', 'wrong-size'],
    ['RUZZTEU', 'not-in-bag'],
    ['RZXTEAE', 'leftover-changed'],
    ['RA+ZXTEU', 'leftover-changed'],
    ['RUZXTBC', 'breaks-rule'],
    ['-AEIOUAE', 'breaks-rule'],
  ])('%j is refused: %s', (text, problem) => {
    expect(enteredRack(FR, state, text)).toEqual({ ok: false, problem });
  });

  it('is as long as the bag allows at the end', () => {
    const end = stateWithLeft('OPRT', 'OP');
    const entered = enteredRack(FR, end, 'TROP');
    expect(entered).toEqual({ ok: true, rack: { leftover: 'OP', drawn: 'TR', rejected: false } });
  });
});
