import { describe, expect, it } from 'vitest';
import { ownMove } from '@/lib/client/play/own-move';
import type { OwnResult, OwnSlip, RoundView, Snapshot } from '@/lib/http/schemas';
import { DEFAULT_SETTINGS } from '@/lib/http/schemas';

const empty = Array.from({ length: 15 }, () => '.'.repeat(15));
const board = empty.map((row, index) => (index === 7 ? '.......QUIZ....' : row));
const RETINAS = { row: 9, col: 2, direction: 'across', word: 'RETINAS' } as const;

const round = {
  number: 2,
  status: 'closed',
  rack: { leftover: '', drawn: 'RETINAS', rejected: false },
  board,
  opensAt: 0,
  closesAt: 1,
  remainingMs: null,
  top: { ...RETINAS, score: 75 },
} as RoundView;

function snapshot(result: Partial<OwnResult> | null, slip: Partial<OwnSlip> | null = null) {
  const whole = { move: null, points: 0, bonus: 0, total: 0, rank: 1, before: null, reason: null, ...result };
  return {
    tileSet: 'en',
    settings: DEFAULT_SETTINGS,
    you: { result: result && whole, slip },
  } as unknown as Snapshot;
}

describe('an own move beside the top', () => {
  it('is none without a slip, or for who came later', () => {
    expect(ownMove(snapshot(null), round)).toEqual({ kind: 'none' });
    expect(ownMove(snapshot({ reason: 'no-slip' }), round)).toEqual({ kind: 'none' });
  });

  it('is the top, or worth as much', () => {
    expect(ownMove(snapshot({ move: RETINAS, points: 75 }), round)).toEqual({ kind: 'top' });
    const other = { ...RETINAS, word: 'STAINER' };
    expect(ownMove(snapshot({ move: other, points: 75 }), round)).toEqual({ kind: 'equal' });
  });

  it('is explained', () => {
    const own = ownMove(
      snapshot({ move: { row: 9, col: 9, direction: 'across', word: 'RES' }, points: 30 }),
      round,
    );
    expect(own).toMatchObject({ kind: 'other', difference: { points: 45 } });
  });

  it('names the word that is not in the list', () => {
    const bad = { row: 9, col: 2, direction: 'across', word: 'NASTIER' } as const;
    const slip = { move: bad, points: 0, reason: 'not-in-lexicon' };
    expect(ownMove(snapshot(slip), round)).toMatchObject({
      kind: 'worthless',
      words: ['NASTIER'],
      sure: true,
    });
    const beside = { ...slip, reason: 'bad-cross-word' };
    expect(ownMove(snapshot(beside), round)).toMatchObject({ words: ['QR'], sure: true });
  });

  it('knows which of several only where it was told', () => {
    const bad = { row: 9, col: 9, direction: 'across', word: 'TEN' } as const;
    const result = { move: bad, points: 0, reason: 'bad-cross-word' };
    expect(ownMove(snapshot(result), round)).toMatchObject({ words: ['UT', 'IE', 'ZN'], sure: false });
    expect(ownMove(snapshot(result, { badWords: ['ZN'] }), round)).toMatchObject({
      words: ['ZN'],
      sure: true,
    });
    // Of another slip, or another round.
    expect(ownMove(snapshot(result, { badWords: ['XX'] }), round)).toMatchObject({ sure: false });
  });

  it('says nothing of what cannot be laid, or of tiles it does not know', () => {
    const nowhere = { row: 1, col: 1, direction: 'across', word: 'RES' } as const;
    expect(ownMove(snapshot({ move: nowhere, reason: 'not-connected' }), round)).toEqual({ kind: 'untold' });
    const strange = { ...snapshot({ move: RETINAS, points: 3 }), tileSet: 'zz' } as Snapshot;
    expect(ownMove(strange, round)).toEqual({ kind: 'untold' });
  });
});
