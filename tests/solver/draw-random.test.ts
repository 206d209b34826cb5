import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawRandom, seedHash } from '@/lib/solver';

const many = (seed: string, round: number, below: number, count: number) => {
  const random = drawRandom(seed, round);
  return Array.from({ length: count }, () => random.below(below));
};

describe('chance of a draw', () => {
  it('is what the docstring says, so that anybody can repeat it', () => {
    const words = createHash('sha256').update('seed/3/0/0').digest();
    expect(many('seed', 3, 2 ** 32, 8)).toEqual(
      Array.from({ length: 8 }, (_, i) => words.readUInt32BE(4 * i)),
    );
    const next = createHash('sha256').update('seed/3/0/1').digest();
    expect(many('seed', 3, 2 ** 32, 9)[8]).toBe(next.readUInt32BE(0));
  });
  it('differs by seed, round and attempt', () => {
    const streams = [many('a', 1, 1000, 20), many('b', 1, 1000, 20), many('a', 2, 1000, 20)];
    expect(new Set(streams.map(String)).size).toBe(3);
    expect(drawRandom('a', 1, 1).below(2 ** 32)).not.toBe(drawRandom('a', 1, 0).below(2 ** 32));
  });
  it('is even: each of 7 comes about as often, within five standard deviations', () => {
    const counts = Array<number>(7).fill(0);
    for (const value of many('even', 1, 7, 70_000)) counts[value]! += 1;
    for (const count of counts)
      expect(Math.abs(count - 10_000)).toBeLessThan(5 * Math.sqrt(70_000 * (6 / 49)));
  });
});

describe('the hash that is published', () => {
  it('is the SHA-256 of the seed', () => {
    expect(seedHash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});
