/** A vowel, a consonant, or either (`both`), for the draw rule. */
export type Vowel = boolean | 'both';

export interface LetterData {
  /** Upper case; one letter or several (`CH`). */
  tile: string;
  count: number;
  value: number;
  vowel: Vowel;
}

/** The JSON of `data/tiles/<id>.json`. */
export interface TileSetData {
  id: string;
  name: string;
  nativeName: string;
  direction: 'ltr' | 'rtl';
  /** In the order of the alphabet, which is the order of the tile codes. */
  letters: readonly LetterData[];
  blanks: number;
  total: number;
  /** `keep`: marked letters that are tiles (told to readers; the rule follows from the tiles). */
  fold: { rule: string; keep: readonly string[]; replace: Readonly<Record<string, string>> };
  /**
   * How plain text with a tile of several letters is spelled: `always` takes the longest tile
   * (Spanish CH is never C + H), `either` allows every division (Hungarian köz-ség).
   */
  digraphs?: 'always' | 'either';
  /** Locale for changing case, where the default would be wrong (Turkish). */
  locale?: string;
}
