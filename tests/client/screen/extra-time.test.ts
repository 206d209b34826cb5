import { describe, expect, it } from 'vitest';
import { stillPlaying } from '@/lib/client/screen/extra-time';

const EXTRA = [
  { ms: 30_000, players: 4 },
  { ms: 60_000, players: 1 },
];

describe('those with extra time', () => {
  it('are nobody’s business while everybody plays', () =>
    expect(stillPlaying(EXTRA, 100_000, 99_999)).toBeNull());

  it('are counted after everybody’s end, as far as they still have time', () => {
    expect(stillPlaying(EXTRA, 100_000, 100_000)).toEqual({ players: 5, until: 160_000 });
    expect(stillPlaying(EXTRA, 100_000, 130_000)).toEqual({ players: 1, until: 160_000 });
    expect(stillPlaying(EXTRA, 100_000, 160_000)).toBeNull();
  });

  it('may not exist', () => expect(stillPlaying([], 100_000, 100_001)).toBeNull());
});
