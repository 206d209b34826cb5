import { BOARDS, type BoardLayout } from './board-layout';
import { BLANK, MAX_LETTERS } from './codes';
import { EngineError } from './errors';
import type { LetterData, TileSetData, Vowel } from './tile-set-data';

/** A letter of a tile set; its code is its index in `letters` plus one. */
export type Letter = Readonly<LetterData>;

export type Spelling = Pick<TileSetData, 'locale' | 'marks' | 'replace' | 'typed' | 'either'>;

export interface TileSet {
  readonly id: string;
  readonly name: string;
  readonly nativeName: string;
  readonly direction: 'ltr' | 'rtl';
  /** The board that belongs to the set. */
  readonly layout: BoardLayout;
  /** Number of different letters; their codes are 1..size. */
  readonly size: number;
  readonly letters: readonly Letter[];
  readonly blanks: number;
  /** Tiles in the bag, blanks included. */
  readonly total: number;
  /** False where vowels and consonants do not count in the draw. */
  readonly vowelRule: boolean;
  /** How text is folded and spelled; see TileSetData. */
  readonly spelling: Spelling;
  /**
   * Code of a tile, with or without brackets: `CH`; BLANK for `?`; a blank's letter in lower case is
   * its code with the flag BLANK. 0 when there is no such tile.
   */
  codeOf(tile: string): number;
  /** `CH` without brackets; `?` for BLANK; lower case for a blank that stands for a letter; '' for no tile. */
  tileOf(code: number): string;
  /** The same in wire form: `[CH]` with brackets, `.` for no tile. */
  textOf(code: number): string;
  /** Points on a plain square: 0 for every blank. */
  valueOf(code: number): number;
  /** `both` for every blank. */
  vowelOf(code: number): Vowel;
}

/** @throws EngineError `bad-tile-set` when the data contradicts itself or has more letters than masks hold. */
export function createTileSet(data: TileSetData): TileSet {
  check(data);
  const { letters, blanks, total, locale, marks, replace, typed, either } = data;
  const faces = facesByCode(data);
  const codes = new Map<string, number>();
  for (const [code, face] of faces) {
    if (codes.has(face)) throw new EngineError('bad-tile-set', `${data.id}: two tiles look like ${face}`);
    codes.set(face, code);
  }
  const texts = new Map([...faces].map(([code, face]) => [code, [...face].length > 1 ? `[${face}]` : face]));
  return {
    id: data.id,
    name: data.name,
    nativeName: data.nativeName,
    direction: data.direction,
    layout: BOARDS[data.board ?? 'standard15'],
    size: letters.length,
    letters,
    blanks,
    total,
    vowelRule: data.vowelRule ?? true,
    spelling: { locale, marks, replace, typed, either },
    codeOf: (tile) => codes.get(bare(tile)) ?? 0,
    tileOf: (code) => faces.get(code) ?? '',
    textOf: (code) => texts.get(code) ?? '.',
    valueOf: (code) => letters[code - 1]?.value ?? 0,
    vowelOf: (code) => letters[code - 1]?.vowel ?? 'both',
  };
}

function check(data: TileSetData): void {
  const fail = (why: string) => new EngineError('bad-tile-set', `${data.id}: ${why}`);
  if (data.letters.length > MAX_LETTERS) {
    throw fail(`${data.letters.length} letters, the engine holds ${MAX_LETTERS}`);
  }
  if (data.letters.length === 0) throw fail('no letters');
  if (data.board !== undefined && !(data.board in BOARDS)) throw fail(`no board ${data.board}`);
  const counted = data.letters.reduce((sum, letter) => sum + letter.count, data.blanks);
  if (counted !== data.total) throw fail(`${counted} tiles, not ${data.total}`);
}

/**
 * The blank's face is the letter in lower case; scripts without case put a question mark before it
 * (in text always in brackets: `[?א]`).
 */
function facesByCode({ letters, locale }: TileSetData): Map<number, string> {
  const faces = new Map<number, string>([[BLANK, '?']]);
  letters.forEach(({ tile }, index) => {
    const upper = tile.normalize('NFC');
    const lower = upper.toLocaleLowerCase(locale ?? 'und');
    faces.set(index + 1, upper);
    faces.set((index + 1) | BLANK, lower === upper ? `?${upper}` : lower);
  });
  return faces;
}

function bare(tile: string): string {
  const text = tile.normalize('NFC');
  return text.length > 2 && text.startsWith('[') && text.endsWith(']') ? text.slice(1, -1) : text;
}
