import { describe, expect, it } from 'vitest';
import { OwnLine } from '@/lib/client/review/own-line';
import type { OwnResult, RoundReview, Snapshot } from '@/lib/http/schemas';
import { renderInEnglish } from '../../support/in-language';

const event = {
  code: 'ABCDEF',
  ...{ tileSet: 'en', you: null, settings: { format: 'normal', notation: 'number-first', games: 1 } },
} as unknown as Snapshot;

const board = Array.from({ length: 15 }, (_, row) => (row === 7 ? '.......QUIZ....' : '.'.repeat(15)));
const top = { row: 9, col: 2, direction: 'across', word: 'RETINAS', score: 70 } as const;
const round = {
  ...{ number: 2, board, rack: { leftover: '', drawn: 'RETINAS', rejected: false }, legalMoves: 900 },
  ...{ top, isotops: [], subTops: [], moves: [] },
} as unknown as RoundReview;

const { score: _, ...RETINAS } = top;
const RES = { row: 9, col: 9, direction: 'across', word: 'RES' } as const;

const said = (own: Partial<OwnResult>) => {
  const result = { move: RES, points: 20, bonus: 0, total: 0, rank: 1, before: 1, reason: null, ...own };
  const looking = { shown: { kind: 'after' } as const, notation: 'number-first' as const };
  return renderInEnglish(
    <OwnLine event={event} own={result} round={round} {...looking} onPeek={() => {}} onPin={() => {}} />,
  )
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
};

describe('the own move of a round', () => {
  it('tells what it lost', () => {
    expect(said({})).toMatch(/points 20 to the top −50/);
    expect(said({})).not.toContain('The top');
    const found = said({ move: RETINAS, points: 70 });
    expect(found).toContain('The top');
    expect(found).toContain('to the top 0');
  });

  it('has more than the top by a ruling, and is not the top for that', () => {
    const more = said({ points: 85, ruled: 'set' });
    expect(more).toMatch(/points 85 to the top \+15/);
    expect(more).toContain('15 points more');
    expect(more).not.toContain('The top');
    expect(more).toContain('Decided by the referee: set to 85 points');
    expect(said({ points: 70, ruled: 'set' })).not.toContain('The top');
  });

  it('says what a referee has decided, of the top too', () => {
    const zero = said({ move: RETINAS, points: 0, ruled: 'zero' });
    expect(zero).toMatch(/The top Decided by the referee: zero/);
    expect(zero).toContain('to the top −70');
    expect(zero).toMatch(/Fault or ruling Decided by the referee: zero 0 −70 \+70/);
    expect(said({ points: 65, ruled: 'penalty' })).toContain('Decided by the referee: −5');
  });

  it('that was not sent has no points, unless a referee gave some', () => {
    expect(said({ move: null, points: 0, reason: 'no-slip' })).toContain('No move was received');
    expect(said({ move: null, points: 20, reason: 'no-slip', ruled: 'average' })).toMatch(
      /average of the others.*points 20 to the top −50/,
    );
  });
});
