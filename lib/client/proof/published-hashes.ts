import { sha256Hex } from './sha256';

export interface Published {
  seed: string;
  hash: string;
}

/** What lib/event/fresh-seed.ts puts behind a seed. A host's own seed may have strokes of its own. */
const ADDED = /(?:\/[0-9a-f]{32})+$/;

/**
 * Every seed of an event with its hash, the first one first: each time the event was taken up again after its end, a part
 * was added to the seed, `old/new`.
 */
export function publishedHashes(seed: string): Published[] {
  const added = ADDED.exec(seed)?.[0].split('/').slice(1) ?? [];
  const first = seed.slice(0, seed.length - added.reduce((sum, part) => sum + part.length + 1, 0));
  return [0, ...added].map((_, count) => {
    const one = [first, ...added.slice(0, count)].join('/');
    return { seed: one, hash: sha256Hex(one) };
  });
}
