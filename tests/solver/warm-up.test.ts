import { describe, expect, it } from 'vitest';
import { Lexicon, tileSet } from '@/lib/engine';
import { warmUp } from '@/lib/solver/warm-up';
import { smallLanguage } from '../support/small-lists';

describe('the warm-up of a solver thread', () => {
  it.each(['en', 'en-super', 'he', 'hu', 'sk', 'pt'])('goes through with the tiles of %s', (id) => {
    expect(() => warmUp(smallLanguage(tileSet(id)).lexicon)).not.toThrow();
  });

  it('goes through with a list that has hardly a word', () => {
    expect(() => warmUp(Lexicon.build(['QI'], tileSet('en')))).not.toThrow();
  });
});
