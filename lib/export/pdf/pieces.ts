/**
 * A line of text as pieces from left to right, each to be shaped by one face: the writer of PDFs shapes letters (Arabic
 * ones are joined), but knows neither which face has them nor the two directions of a line.
 */
import bidiFactory from 'bidi-js';
import { faceHas, faceOf } from './faces';

const bidi = bidiFactory();

export interface Piece {
  /** in the order in which it is shaped */
  text: string;
  face: number;
}

export type Direction = 'ltr' | 'rtl' | 'auto';

/** Parts of a line that do not turn one another. A dot between them would look like a Persian zero. */
export const joined = (parts: readonly string[], direction: Direction): string =>
  parts
    .filter((part) => part !== '')
    .map((part) => `\u2068${part}\u2069`)
    .join(direction === 'rtl' ? ' | ' : ' · ');

/** Scripts that are shaped from right to left; their faces turn what they are given. */
const TURNED = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** They direct a line and are not seen. */
const DIRECTING = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const SIMPLE = /^[\u0020-\u007e\u00a0-\u00ff]*$/;

export function piecesOf(text: string, direction: Direction = 'auto'): Piece[] {
  if (SIMPLE.test(text) && direction !== 'rtl') return text === '' ? [] : [{ text, face: 0 }];
  const characters = [...text];
  const levels = levelsOf(text, characters, direction);
  const order = visualOrder(levels);
  const pieces: (Piece & { level: number; isSpace: boolean; characters: string[] })[] = [];
  for (const index of order) {
    if (DIRECTING.test(characters[index]!)) continue;
    const level = levels[index] ?? 0;
    const character = mirrored(characters[index]!, level);
    const isRight = level % 2 === 1;
    // Words are shaped one by one where the line runs to the left: the writer would put them in the other order.
    const isSpace = isRight && character === ' ';
    const last = pieces.at(-1);
    const goesOn = last && last.level === level && last.isSpace === isSpace && faceHas(last.face, character);
    if (goesOn) last.characters.push(character);
    else pieces.push({ text: '', face: faceOf(character), level, isSpace, characters: [character] });
  }
  return pieces.map(({ face, level, characters: own }) => ({ text: inShapingOrder(own, level), face }));
}

/** They come as they are seen; what a face turns, or marks that belong to a letter, need the order of reading. */
function inShapingOrder(characters: string[], level: number): string {
  const turned = characters.some((character) => TURNED.test(character));
  const isRight = level % 2 === 1;
  return (
    turned === isRight ? (isRight ? characters.toReversed() : characters) : characters.toReversed()
  ).join('');
}

function levelsOf(text: string, characters: readonly string[], direction: Direction): number[] {
  const { levels } = bidi.getEmbeddingLevels(text, direction === 'auto' ? undefined : direction);
  let at = 0;
  return characters.map((character) => {
    const level = levels[at] ?? 0;
    at += character.length;
    return level;
  });
}

const mirrored = (character: string, level: number): string =>
  level % 2 === 1 ? (bidi.getMirroredCharacter(character) ?? character) : character;

/** Rule L2 of the Unicode bidirectional algorithm: from the highest level down, every run of it is turned. */
function visualOrder(levels: readonly number[]): number[] {
  const order = levels.map((_, index) => index);
  const highest = Math.max(0, ...levels);
  for (let level = highest; level >= 1; level--)
    for (let from = 0; from < order.length; from++) {
      if ((levels[order[from]!] ?? 0) < level) continue;
      let to = from;
      while (to + 1 < order.length && (levels[order[to + 1]!] ?? 0) >= level) to++;
      order.splice(from, to - from + 1, ...order.slice(from, to + 1).reverse());
      from = to;
    }
  return order;
}
