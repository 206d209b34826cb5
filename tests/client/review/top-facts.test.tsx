import { describe, expect, it } from 'vitest';
import { AllMoves } from '@/lib/client/review/all-moves';
import { TopFacts } from '@/lib/client/review/top-facts';
import type { RoundReview, Snapshot } from '@/lib/http/schemas';
import { renderInEnglish } from '../../support/in-language';

const event = {
  ...{ code: 'ABCDEF', tileSet: 'en', players: 2, settings: { notation: 'number-first', lexicon: 'en' } },
} as unknown as Snapshot;
const round = {
  ...{ number: 1, legalMoves: 336, isotopCount: 1, best: 20, found: 0, sent: 2 },
  top: { row: 8, col: 4, direction: 'across', word: 'FEDAYIN', score: 98 },
} as unknown as RoundReview;

const shown = (of: RoundReview) => [
  renderInEnglish(<TopFacts event={event} round={of} />),
  renderInEnglish(
    <AllMoves
      {...{ code: 'ABCDEF', round: of, notation: 'number-first', shown: { kind: 'after' } }}
      onPeek={() => {}}
      onPin={() => {}}
    />,
  ),
];

describe('the legal moves of a round', () => {
  it('are words and places in the first, as the list has each word once', () => {
    const [facts, list] = shown({ ...round, words: 91 });
    expect(facts).toContain('91 words, in 336 places');
    expect(list).toContain('Look through all 91 words');
  });

  it('are moves in all others', () => {
    const [facts, list] = shown(round);
    expect(facts).toContain('>336<');
    expect(list).toContain('Look through all 336 legal moves');
  });
});
