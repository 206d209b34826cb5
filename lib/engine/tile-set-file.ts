import type { LetterData, TileSetData, Vowel } from './tile-set-data';

/** The JSON of `data/tiles/<id>.json`: as TileSetData, but for letters as rows, since it goes to every phone. */
export type TileSetFile = Omit<TileSetData, 'letters'> & { letters: readonly LetterRow[] };
type LetterRow = readonly [tile: string, count: number, value: number, vowel: Vowel];

export function tileSetData(file: TileSetFile): TileSetData {
  return { ...file, letters: file.letters.map(letterOf) };
}

function letterOf([tile, count, value, vowel]: LetterRow): LetterData {
  return { tile, count, value, vowel };
}
