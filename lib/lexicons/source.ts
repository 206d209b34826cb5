/** Where the words of a lexicon come from, and how they are read. Plain data: it is sent to threads. */
export type WordList =
  /** one word a line, gzipped, shipped with the service */
  | { kind: 'shipped'; file: string }
  /** one word a line, where the machine has it */
  | { kind: 'machine'; file: string; recipe: RecipeName }
  /** affix rules and dictionary of an installed package */
  | { kind: 'hunspell'; package: string; version: string; recipe: RecipeName }
  /** head-words of the Turkish dictionary package */
  | { kind: 'turkish-heads'; package: string; version: string }
  /** a host's own, from the database */
  | { kind: 'own' };

/** What the entries of a list are kept by; see recipes.ts. */
export type RecipeName = 'plain' | 'french' | 'german' | 'italian' | 'persian' | 'persian-heads';

export interface LexiconSource {
  id: string;
  /** in English, as the tile set's name */
  name: string;
  /** what tells it from another list for the same tiles */
  kind?: string;
  /** the language's own name */
  nativeName: string;
  tileSet: string;
  /** words, roughly: what is said before the list is compiled */
  about: number;
  source: string;
  licence: string;
  /** address of the licence's text; null for lists of a host's own */
  notice: string | null;
  list: WordList;
  /** the host whose own it is */
  ownerId?: string;
  /** no longer to be chosen */
  removed?: boolean;
}
