export interface Random {
  /** Uniform integer 0..n-1. @throws EngineError `bad-range` unless n is an integer in 1..2^32 */
  below(n: number): number;
}

/** The same numbers for the same seed, everywhere and always. Not for secrets. */
export function seededRandom(_seed: string): Random {
  throw new Error('not written yet');
}
