import { type Random, seededRandom, type TileSet } from '@/lib/engine';
import { type Language, language } from './textbook-language';

/*
 * Made-up words for every tile set, vowel and consonant in turn, with letters as frequent as in the bag, so
 * that boards become dense and searches cheap. Where tiles have several letters, every tile stands in brackets:
 * then C beside S is not CS.
 */

const WORDS = 800;

/** Many short words, enough of seven to nine tiles to earn a bonus, a few as long as the board. */
function anyLength(size: number, random: Random): number {
  const kind = random.below(20);
  if (kind === 0) return 10 + random.below(size - 9);
  return kind < 7 ? 6 + random.below(4) : 2 + random.below(4);
}

/** In wire form, no repeats. */
export function smallWords(tiles: TileSet): string[] {
  const random = seededRandom(`words of ${tiles.id}`);
  const bracketed = tiles.letters.some(({ tile }) => [...tile].length > 1);
  const kinds = [weighted(tiles, true), weighted(tiles, false)];
  const words = new Set<string>();
  while (words.size < WORDS) {
    const length = anyLength(tiles.layout.size, random);
    const first = random.below(2);
    const letters = Array.from({ length }, (_, index) => pick(kinds[(index + first) % 2]!, random));
    words.add(letters.map((tile) => (bracketed ? `[${tile}]` : tile)).join(''));
  }
  return [...words];
}

/** Each letter as often as in the bag, those that only a blank can be once. */
function weighted(tiles: TileSet, vowel: boolean): string[] {
  const every = tiles.letters.flatMap((letter) =>
    letter.vowel === vowel || letter.vowel === 'both'
      ? Array<string>(Math.max(letter.count, 1)).fill(letter.tile)
      : [],
  );
  return every.length > 0 ? every : tiles.letters.map(({ tile }) => tile);
}

function pick(from: readonly string[], random: Random): string {
  return from[random.below(from.length)] ?? '';
}

const made = new Map<TileSet, Language>();

/** The tile set with its made-up words, built once in each test process. */
export function smallLanguage(tiles: TileSet): Language {
  const known = made.get(tiles) ?? language(tiles, smallWords(tiles));
  made.set(tiles, known);
  return known;
}
