/*
 * Tiles are small integers everywhere inside: 1..size for letters in alphabet order, 0 for an empty
 * square. A blank is the flag BLANK, alone in a rack, or'ed with the letter that it stands for on a board.
 */

/** The blank in a rack; on a board the flag beside its letter. */
export const BLANK = 64;

/** Most letters of an alphabet: what two masks of 32 bits hold; see lexicon/word-graph.ts. */
export const MAX_LETTERS = 61;

/** Longest word in tiles: the side of the largest board. */
export const MAX_WORD = 21;
