import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Canvas, Colour } from './canvas';
import { FontFile, type Glyph } from './font-file';

/** The faces of the pages, as files that hold outlines; one for each script, the most used first. */
const FILES = [
  'source-sans-3/files/source-sans-3-latin-700-normal.woff',
  'source-sans-3/files/source-sans-3-latin-ext-700-normal.woff',
  'source-sans-3/files/source-sans-3-cyrillic-700-normal.woff',
  'source-sans-3/files/source-sans-3-greek-700-normal.woff',
  'noto-sans-arabic/files/noto-sans-arabic-arabic-700-normal.woff',
  'noto-sans-hebrew/files/noto-sans-hebrew-hebrew-700-normal.woff',
];

const opened = new Map<string, FontFile>();

function fontAt(name: string): FontFile {
  const file = join(/*turbopackIgnore: true*/ process.cwd(), 'node_modules', '@fontsource', name);
  const font = opened.get(name) ?? new FontFile(readFileSync(file));
  opened.set(name, font);
  return font;
}

/** The outline of a character, in pixels of a size of 1; null where no face has it. */
export function letterOf(character: string): { glyph: Glyph; unit: number } | null {
  for (const name of FILES) {
    const font = fontAt(name);
    const glyph = font.glyph(character);
    if (glyph) return { glyph, unit: 1 / font.unitsPerEm };
  }
  return null;
}

/** How wide a text is, letters beside one another, at a size of 1. */
export function widthOf(text: string): number {
  return [...text].reduce((sum, character) => {
    const found = letterOf(character);
    return sum + (found ? found.glyph.advance * found.unit : 0);
  }, 0);
}

export interface TextPlace {
  /** the middle of the text */
  x: number;
  /** its ground line */
  y: number;
  size: number;
  /** the most room; letters get narrower where it is too little */
  room?: number;
  fill: Colour;
}

/** Letters apart, as tiles show them: none changes by its neighbours. */
export function drawText(
  canvas: Canvas,
  text: string,
  { x, y, size, room = Number.POSITIVE_INFINITY, fill }: TextPlace,
): void {
  const whole = size * widthOf(text);
  const narrow = Math.min(1, room / Math.max(whole, 1e-6));
  let at = x - (whole * narrow) / 2;
  for (const character of text) {
    const found = letterOf(character);
    if (!found) continue;
    const { glyph, unit } = found;
    canvas.outline(glyph.contours, at, y, [size * unit * narrow, size * unit], fill);
    at += size * unit * narrow * glyph.advance;
  }
}
