import { describe, expect, it } from 'vitest';
import { SlipRow } from '@/lib/client/referee/slip-row';
import type { SlipLine } from '@/lib/http/schemas';
import { renderInEnglish } from '../../support/in-language';

const line = {
  ...{ playerId: 'p', name: 'Ana', table: '4', sent: true, fromDraft: false, late: [] },
  ...{ points: 13, bonus: 0, doubtful: false, ruling: null, repeats: null, rival: null, badWords: [] },
  move: { row: 9, col: 1, direction: 'across', word: 'KAROO' },
  written: { reference: '', word: 'karoo', claimed: 18 },
  judged: { points: 13, worth: 18, ruling: 'penalty', reason: 'place-missing' },
} as unknown as SlipLine;

const shown = (change: Partial<SlipLine>) =>
  renderInEnglish(
    <SlipRow line={{ ...line, ...change }} notation="letter-first" open={false} onOpen={() => {}}>
      {null}
    </SlipRow>,
  );

describe('a slip on the referee’s list', () => {
  it('has no place where none is written, whatever place its score was found at', () => {
    expect(shown({})).toContain('KAROO');
    expect(shown({})).not.toContain('I1');
    expect(shown({ judged: { ...line.judged, reason: 'score-wrong' } })).toContain('I1');
  });

  it('quotes what is written, and nothing of an empty slip', () => {
    expect(shown({})).toContain('written: karoo 18');
    const empty = { reference: '', word: '', claimed: null };
    expect(shown({ written: empty, move: null })).not.toContain('written');
  });
});
