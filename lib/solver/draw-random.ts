import { createHash } from 'node:crypto';
import type { Random } from '@/lib/engine';

/**
 * Chance for the draws of one round, from the game's seed: the stream of 32-bit big-endian words in
 * SHA-256(seed / round / attempt / block), block 0, 1, 2…, each in decimal, joined by `/`. A number below n is
 * the next word modulo n, words from the last incomplete run of n left out, so all are equally likely.
 *
 * Racks seen so far tell nothing about coming ones (SHA-256 cannot be run backwards), no state has to be kept
 * between rounds, and with the published seed anyone can repeat each draw.
 */
export function drawRandom(seed: string, round: number, attempt = 0): Random {
  let block = 0;
  let bytes = Buffer.alloc(0);
  let at = 0;
  const next = (): number => {
    if (at >= bytes.length) {
      bytes = createHash('sha256').update(`${seed}/${round}/${attempt}/${block}`).digest();
      block += 1;
      at = 0;
    }
    const word = bytes.readUInt32BE(at);
    at += 4;
    return word;
  };
  return {
    below(n) {
      const limit = 2 ** 32 - (2 ** 32 % n);
      let word = next();
      while (word >= limit) word = next();
      return word % n;
    },
  };
}

/** Published before the game; the seed follows when the event is finished. */
export function seedHash(seed: string): string {
  return createHash('sha256').update(seed).digest('hex');
}
