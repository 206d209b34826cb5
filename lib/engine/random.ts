import { EngineError } from './errors';

export interface Random {
  /** Uniform integer 0..n-1. @throws EngineError `bad-range` unless n is an integer in 1..2^32 */
  below(n: number): number;
}

const RANGE = 2 ** 32;

/**
 * The same numbers for the same seed, everywhere and always; not for secrets.
 * sfc32 of Chris Doty-Humphrey's PractRand: 128 bits of state, a counter among them, so that no seed
 * falls into a short cycle. `below` rejects the incomplete last block: no number is favoured.
 */
export function seededRandom(seed: string): Random {
  const next = sfc32(seed);
  return {
    below(n) {
      if (!Number.isInteger(n) || n < 1 || n > RANGE) throw new EngineError('bad-range', `no range: ${n}`);
      const whole = RANGE - (RANGE % n);
      let drawn = next();
      while (drawn >= whole) drawn = next();
      return drawn % n;
    },
  };
}

/** Integers 0..2^32-1. */
function sfc32(seed: string): () => number {
  let [a, b, c] = hashSeed(seed);
  let counter = 1;
  const next = () => {
    const drawn = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + drawn) | 0;
    return drawn >>> 0;
  };
  // The state needs some rounds until every bit of the seed has reached every bit of the output.
  for (let i = 0; i < 16; i++) next();
  return next;
}

/** 96 bits of a text: MurmurHash3's multiply and shift, three times with different starts. */
function hashSeed(seed: string): [number, number, number] {
  const one = (start: number) => {
    let h = start ^ seed.length;
    for (let i = 0; i < seed.length; i++) {
      h = Math.imul(h ^ seed.charCodeAt(i), 0xcc9e2d51);
      h = (h << 13) | (h >>> 19);
      h = (Math.imul(h, 5) + 0xe6546b64) | 0;
    }
    h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
    return h ^ (h >>> 16);
  };
  return [one(0x9e3779b9), one(0x243f6a88), one(0xb7e15162)];
}
