import type { TileSet } from './tile-set';

/** A letter after folding: in upper case, how it was written (a middle dot in neither case), and its tile. */
export interface FoldedLetter {
  letter: string;
  written: 'upper' | 'lower' | 'caseless';
  /** Code of the tile with this letter alone, 0 when there is none. */
  code: number;
}

const tables = new WeakMap<TileSet, Map<string, readonly FoldedLetter[]>>();

/** What plain text says in the letters of a tile set; what is no letter stays as it is. */
export function foldLetters(text: string, tiles: TileSet): FoldedLetter[] {
  const table = tableOf(tiles);
  const folded: FoldedLetter[] = [];
  for (const char of text.normalize('NFC')) {
    let parts = table.get(char);
    if (!parts) {
      parts = foldChar(char, tiles);
      // Junk could otherwise fill the table with all of Unicode.
      if (table.size < 1000) table.set(char, parts);
    }
    for (const part of parts) folded.push(part);
  }
  return folded;
}

function tableOf(tiles: TileSet): Map<string, readonly FoldedLetter[]> {
  let table = tables.get(tiles);
  if (!table) {
    table = new Map();
    tables.set(tiles, table);
  }
  return table;
}

function foldChar(char: string, tiles: TileSet): FoldedLetter[] {
  const written = caseOf(char, tiles);
  return lettersOf(char, tiles).map((letter) => {
    const code = tiles.codeOf(letter);
    return { letter, written, code: code <= tiles.size ? code : 0 };
  });
}

function caseOf(char: string, tiles: TileSet): FoldedLetter['written'] {
  if (upperCase(char, tiles) !== char) return 'lower';
  return char.toLowerCase() === char ? 'caseless' : 'upper';
}

function upperCase(char: string, { spelling }: TileSet): string {
  return char.toLocaleUpperCase(spelling.locale ?? 'und');
}

const MARKS = /\p{M}/gu;
/** Joiners, soft hyphens, marks of direction: seen by nobody. */
const UNSEEN = /^\p{Cf}$/u;

/** The rule of marks: stripped only when the base letter is a tile and the marked letter is not. */
function lettersOf(char: string, tiles: TileSet): string[] {
  const { marks, replace } = tiles.spelling;
  const upper = upperCase(char, tiles);
  if (isTile(upper, tiles)) return [upper];
  const replaced = replace?.[upper];
  if (replaced !== undefined) return [...replaced];
  const plain = char.normalize('NFKC');
  if (plain !== char) return [...plain].flatMap((part) => lettersOf(part, tiles));
  if (UNSEEN.test(char)) return [];
  // Before upper case, which would make ᾳ two letters.
  const base = marks === 'kept' ? char : char.normalize('NFD').replace(MARKS, '');
  if (base === char) return [...upper];
  const letters = [...base].flatMap((part) => lettersOf(part, tiles));
  return letters.every((letter) => isTile(letter, tiles)) ? letters : [...upper];
}

/** Whether a letter is a tile or part of one. */
function isTile(letter: string, { letters }: TileSet): boolean {
  return letters.some(({ tile }) => tile.includes(letter));
}
