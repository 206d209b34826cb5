import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FontFile } from '../picture/font-file';
import { sfntOf } from './sfnt';

/** The faces of the pages; one file for each script, the most used first. */
const FILES = [
  'source-sans-3/files/source-sans-3-latin',
  'source-sans-3/files/source-sans-3-latin-ext',
  'source-sans-3/files/source-sans-3-cyrillic',
  'source-sans-3/files/source-sans-3-greek',
  'noto-sans-arabic/files/noto-sans-arabic-arabic',
  'noto-sans-hebrew/files/noto-sans-hebrew-hebrew',
  'source-sans-3/files/source-sans-3-vietnamese',
  'source-sans-3/files/source-sans-3-cyrillic-ext',
  'source-sans-3/files/source-sans-3-greek-ext',
];

export type Weight = 400 | 600;

const plain = new Map<string, Buffer>();

/** A face by its number in the list, as a document takes it. */
export function faceFont(face: number, weight: Weight): Buffer {
  const file = faceFile(face, weight);
  const font = plain.get(file) ?? sfntOf(readFileSync(file));
  plain.set(file, font);
  return font;
}

const faceFile = (face: number, weight: Weight): string =>
  join(
    /*turbopackIgnore: true*/ process.cwd(),
    'node_modules',
    '@fontsource',
    `${FILES[face]}-${weight}-normal.woff`,
  );

const coverage = new Map<number, FontFile>();

function coverageOf(face: number): FontFile {
  const known = coverage.get(face) ?? new FontFile(readFileSync(faceFile(face, 400)));
  coverage.set(face, known);
  return known;
}

const found = new Map<string, number>();

/** The first face that has a character; the first of all where none has. */
export function faceOf(character: string): number {
  const known = found.get(character);
  if (known !== undefined) return known;
  const face = Math.max(
    0,
    FILES.findIndex((_, index) => coverageOf(index).has(character)),
  );
  found.set(character, face);
  return face;
}

/** Whether a text can stay in a face that its letters before are written in. */
export const faceHas = (face: number, character: string): boolean => coverageOf(face).has(character);
