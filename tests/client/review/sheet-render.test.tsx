import { describe, expect, it } from 'vitest';
import type { SheetProps } from '@/lib/client/review/sheet/sheet';
import { SheetFigures } from '@/lib/client/review/sheet/sheet-figures';
import { SheetRounds } from '@/lib/client/review/sheet/sheet-rounds';
import type { PlayerSheet, SheetRound } from '@/lib/http/schemas';
import { renderInEnglish } from '../../support/in-language';

const round: SheetRound = {
  ...{ number: 1, game: 1, inGame: 1, rack: { leftover: '', drawn: 'ADEFINY', rejected: false } },
  top: { row: 8, col: 4, direction: 'across', word: 'FEDAYIN', score: 98 },
  move: { row: 8, col: 2, direction: 'across', word: 'FAYED' },
  ...{
    points: 21,
    bonus: 0,
    reason: null,
    isTop: false,
    roundRank: 2,
    rank: 2,
    total: 21,
    topTotal: 98,
    winnerTotal: 98,
  },
};
const event = {
  code: 'ABCDEF',
  settings: { games: 1, notation: 'letter-first' },
} as SheetProps['event'];

const shown = (change: Partial<SheetRound>) =>
  renderInEnglish(<SheetRounds event={event} sheet={{ rounds: [{ ...round, ...change }] } as PlayerSheet} />);

describe('a sheet’s rounds', () => {
  it('show the place of a slip, and none of a slip that names none', () => {
    expect(shown({})).toContain('>H2<');
    const unplaced = shown({ reason: 'place-missing' });
    expect(unplaced).toContain('FAYED');
    expect(unplaced).toContain('The place was missing');
    expect(unplaced).not.toContain('>H2<');
    expect(unplaced).toContain('>H4<');
  });
});

describe('a ruling on a sheet', () => {
  it('is told in the line of its round, with what it took from the top', () => {
    const zero = shown({ move: { ...round.top }, isTop: true, points: 0, ruled: 'zero' });
    expect(zero).toContain('Decided by the referee: zero');
    expect(zero).toContain('−98');
    // The own move is the top: it is not there twice.
    expect(zero.match(/>FEDAYIN</g)).toHaveLength(1);
  });

  it('that gave more than the top adds to it, beside the top', () => {
    const more = shown({ points: 113, ruled: 'set' });
    expect(more).toContain('+15');
    expect(more).toContain('FEDAYIN');
    expect(more).toContain('set to 113 points');
  });
});

describe('a sheet’s figures', () => {
  const figures = (rounds: SheetRound[], rank: number | null, negative = 0) => {
    const player = { rank, total: 0, percentage: 0, negative, solos: 0 };
    const sheet = { player, players: 0, rounds, missed: [], deducted: 0 } as unknown as PlayerSheet;
    return renderInEnglish(<SheetFigures event={event} sheet={sheet} />);
  };

  it('say of whoever sent nothing that it was so, and no rank among nobody', () => {
    const absent = figures([{ ...round, move: null, reason: 'no-slip', rank: null }], null);
    expect(absent).toContain('No slip was received in any round.');
    expect(absent).not.toContain('of 0');
    expect(figures([round], 2)).not.toContain('No slip');
  });

  it('part what was lost to the tops from what solos gave', () => {
    const won = { ...round, isTop: true, points: 98, bonus: 10 };
    const html = figures([{ ...round, points: 43 }, won], 1, -45);
    expect(html).toMatch(/−45<.*−55<.*solo \+10/);
    expect(figures([round], 1, -77)).not.toContain('solo');
  });

  it('count a top that was found, not one that a ruling made worth nothing', () => {
    const found = { ...round, isTop: true, points: 93 };
    expect(figures([found, { ...found, points: 0 }, { ...round, points: 113 }], 1)).toContain('1 of 3');
  });

  it('say of an event without rounds that none was played', () =>
    expect(figures([], null)).toContain('No round was played'));
});
