import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { publishedHashes } from '@/lib/client/proof/published-hashes';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const [b, c] = ['b'.repeat(32), '0123456789abcdef'.repeat(2)];

describe('the hashes that were published of a seed', () => {
  it('are those of the seed as it was each time', () => {
    const seeds = ['a', `a/${b}`, `a/${b}/${c}`];
    expect(publishedHashes(seeds[2]!)).toEqual(seeds.map((seed) => ({ seed, hash: sha256(seed) })));
  });

  it('is one where nothing was added, whatever strokes the seed has', () => {
    for (const seed of ['a', 'seven/letters', `/${b}x`, b])
      expect(publishedHashes(seed)).toEqual([{ seed, hash: sha256(seed) }]);
    expect(publishedHashes(`seven/letters/${b}`).map(({ seed }) => seed)).toEqual([
      'seven/letters',
      `seven/letters/${b}`,
    ]);
  });
});
