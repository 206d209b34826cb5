import { Lexicon, type Random, seededRandom, type TileSet } from '@/lib/engine';

/*
 * Small lists for tile sets whose real lists are not shipped: made-up words, vowel and consonant in turn,
 * with letters as frequent as in the bag, so that boards become dense. Wire form, no repeats.
 */

const WORDS = 1500;

export function smallWords(tiles: TileSet): string[] {
  const random = seededRandom(`words of ${tiles.id}`);
  const vowels = weighted(tiles, true);
  const consonants = weighted(tiles, false);
  const words = new Set<string>();
  while (words.size < WORDS) {
    const length = 2 + Math.min(random.below(4), random.below(9));
    const first = random.below(2);
    let word = '';
    for (let i = 0; i < length; i++) word += pick((i + first) % 2 === 0 ? vowels : consonants, random);
    words.add(word);
  }
  return [...words];
}

function weighted(tiles: TileSet, vowel: boolean): string[] {
  return tiles.letters
    .filter((letter) => letter.vowel === vowel || letter.vowel === 'both')
    .flatMap(({ tile, count }) => Array<string>(count).fill([...tile].length > 1 ? `[${tile}]` : tile));
}

function pick(from: readonly string[], random: Random): string {
  return from[random.below(from.length)] ?? '';
}

const built = new Map<TileSet, Lexicon>();

export function smallLexicon(tiles: TileSet): Lexicon {
  const lexicon = built.get(tiles) ?? Lexicon.build(smallWords(tiles), tiles);
  built.set(tiles, lexicon);
  return lexicon;
}
