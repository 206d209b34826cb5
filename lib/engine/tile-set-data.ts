import type { BoardId } from './board-layout';

/** A vowel, a consonant, or either (`both`), for the draw rule. */
export type Vowel = boolean | 'both';

export interface LetterData {
  /** Upper case; one letter or several (`CH`). */
  tile: string;
  count: number;
  value: number;
  vowel: Vowel;
}

/** Texts by the text that they stand for. */
export type Replacements = Readonly<Record<string, string>>;

/** What a tile set is made from. */
export interface TileSetData {
  id: string;
  name: string;
  nativeName: string;
  direction: 'ltr' | 'rtl';
  /** The board that belongs to the set; left out: the standard one. */
  board?: BoardId;
  /** In the order of the alphabet, which is the order of the tile codes. */
  letters: readonly LetterData[];
  blanks: number;
  total: number;
  /** False where the alphabet writes no vowels: every rack may be drawn. */
  vowelRule?: boolean;
  /** Locale for changing case, where the default would be wrong (Turkish). */
  locale?: string;
  /**
   * Marks are stripped from a letter that has no tile while its base has one, unless they are `kept`: then
   * such a letter cannot be laid (Polish é).
   */
  marks?: 'kept';
  /**
   * Spelling in upper case. One character: the letters that it counts as (`Œ` OE); itself where it must not
   * lose its mark (Norwegian `Ä`); `[NJ]` where it is that tile and nothing else. Several characters: the
   * tiles that they are laid as (Hungarian `SSZ` [SZ][SZ]).
   */
  replace?: Replacements;
  /** Characters that keyboards give for those of the tiles (Latin A for Greek Α); not for word lists. */
  typed?: Replacements;
  /**
   * Tiles of several letters that a word may also spell letter by letter (Hungarian köz-ség has no ZS). All
   * others are always laid as the longest tile: Spanish CH is never C + H.
   */
  either?: readonly string[];
}
