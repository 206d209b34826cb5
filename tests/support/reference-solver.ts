import {
  type Fresh,
  type Grid,
  gridOf,
  type ReferenceRules,
  scoreAlongRow,
  tileAt,
  tilesOf,
  transpose,
  wordThrough,
} from './reference-board';

/*
 * A slow solver that is easy to believe: from every square, spell every word of a trie of plain objects
 * (A. Appel, G. Jacobson: The World's Fastest Scrabble Program, 1988, without its left parts) with the
 * tiles of the rack, look crossing words up in a set, and score what is left by laying it down.
 */

interface TrieNode {
  ends: boolean;
  next: Record<string, TrieNode>;
}

export interface ReferenceWords {
  trie: TrieNode;
  all: ReadonlySet<string>;
}

/** Words in wire form, upper case. */
export function referenceWords(words: Iterable<string>): ReferenceWords {
  const trie: TrieNode = { ends: false, next: {} };
  const all = new Set<string>();
  for (const word of words) {
    const tiles = tilesOf(word);
    all.add(tiles.join(' '));
    let node = trie;
    for (const tile of tiles) {
      node.next[tile] ??= { ends: false, next: {} };
      node = node.next[tile];
    }
    node.ends = true;
  }
  return { trie, all };
}

export interface ReferenceInput {
  board: readonly string[];
  rack: string;
  values: ReadonlyMap<string, number>;
  rules: ReferenceRules;
  firstAcross: boolean;
}

/** Every legal move, by its new tiles as `row,col,tile` in reading order (from 0), with its score. */
export function referenceMoves(input: ReferenceInput, words: ReferenceWords): Map<string, number> {
  const moves = new Map<string, number>();
  const add = (fresh: readonly Fresh[], score: number) => {
    const key = fresh.map(({ row, col, tile }) => `${row},${col},${tile}`).join(' ');
    const known = moves.get(key);
    if (known !== undefined && known !== score) throw new Error(`${key} scores ${known} and ${score}`);
    moves.set(key, score);
  };
  const grid = gridOf(input.board);
  const isFirst = grid.flat().every((tile) => tile === '');
  new RowSearch(grid, input, words, add).run();
  if (isFirst && input.firstAcross) return moves;
  const turned = (fresh: readonly Fresh[], score: number) =>
    add(
      fresh.map(({ row, col, tile }) => ({ row: col, col: row, tile })),
      score,
    );
  new RowSearch(transpose(grid), input, words, turned).run();
  return moves;
}

/** The moves that lie along the rows of a grid. */
class RowSearch {
  private readonly isFirst: boolean;
  private readonly fitting = new Map<string, boolean>();
  private readonly left: string[];
  private readonly fresh: Fresh[] = [];
  private row = 0;
  private touches: boolean[] = [];
  private needed: number[] = [];

  constructor(
    private readonly grid: Grid,
    private readonly input: ReferenceInput,
    private readonly words: ReferenceWords,
    private readonly found: (fresh: readonly Fresh[], score: number) => void,
  ) {
    this.isFirst = grid.flat().every((tile) => tile === '');
    this.left = tilesOf(input.rack);
  }

  run(): void {
    for (this.row = 0; this.row < 15; this.row++) {
      this.touches = this.touching();
      this.needed = this.distances();
      for (let col = 0; col < 15; col++) {
        if (tileAt(this.grid, this.row, col - 1) === '') this.spell(this.words.trie, col, false);
      }
    }
  }

  /** Everything that can follow from this square on; `touched`: the word so far lies beside a tile. */
  private spell(node: TrieNode, col: number, touched: boolean): void {
    const standing = tileAt(this.grid, this.row, col);
    if (standing !== '') {
      const next = node.next[standing.toUpperCase()];
      if (next) this.spell(next, col + 1, touched);
      return;
    }
    if (node.ends && touched && this.fresh.length > 0) {
      const { values, rules } = this.input;
      this.found(this.fresh, scoreAlongRow(this.grid, this.fresh, values, rules));
    }
    if (col > 14 || this.budget() < (touched ? 1 : this.needed[col]!)) return;
    for (const tile of new Set(this.left)) {
      this.left.splice(this.left.indexOf(tile), 1);
      const letters = tile === '?' ? Object.keys(node.next) : [tile];
      for (const letter of letters) this.lay(node, col, letter, tile === '?', touched);
      this.left.push(tile);
    }
  }

  private lay(node: TrieNode, col: number, letter: string, blank: boolean, touched: boolean): void {
    const next = node.next[letter];
    if (!next || !this.fits(col, letter)) return;
    this.fresh.push({ row: this.row, col, tile: blank ? letter.toLowerCase() : letter });
    this.spell(next, col + 1, touched || this.touches[col] === true);
    this.fresh.pop();
  }

  private budget(): number {
    return Math.min(this.left.length, this.input.rules.maxPlaced - this.fresh.length);
  }

  /** Whether a tile on each square of the row would touch one (or cover the centre of the empty board). */
  private touching(): boolean[] {
    const { grid, row } = this;
    return Array.from({ length: 15 }, (_, col) => {
      if (this.isFirst) return row === 7 && col === 7;
      const beside = [tileAt(grid, row - 1, col), tileAt(grid, row + 1, col)];
      return [...beside, tileAt(grid, row, col - 1), tileAt(grid, row, col + 1)].some((tile) => tile !== '');
    });
  }

  /** New tiles from each square of the row to the next one that touches, that one included. */
  private distances(): number[] {
    const needed = Array<number>(16).fill(Number.POSITIVE_INFINITY);
    for (let col = 14; col >= 0; col--) {
      const empty = tileAt(this.grid, this.row, col) === '';
      needed[col] = empty ? (this.touches[col] ? 1 : needed[col + 1]! + 1) : needed[col + 1]!;
    }
    return needed;
  }

  /** Whether a letter makes a word crosswise, or stands alone there. */
  private fits(col: number, letter: string): boolean {
    const key = `${this.row},${col},${letter}`;
    const known = this.fitting.get(key);
    if (known !== undefined) return known;
    const row = this.grid[this.row]!;
    row[col] = letter;
    const tiles = wordThrough(this.grid, this.row, col, true).map(({ tile }) => tile);
    row[col] = '';
    const fits = tiles.length < 2 || this.words.all.has(tiles.join(' ').toUpperCase());
    this.fitting.set(key, fits);
    return fits;
  }
}

/** The key of a move in wire form on a board (see gridOf), as `referenceMoves` writes it. */
export function referenceKey(
  grid: Grid,
  move: { row: number; col: number; direction: string; word: string },
): string {
  const step = move.direction === 'across' ? [0, 1] : [1, 0];
  const fresh = tilesOf(move.word).map((tile, index) => {
    const row = move.row - 1 + index * step[0]!;
    const col = move.col - 1 + index * step[1]!;
    return tileAt(grid, row, col) === '' ? `${row},${col},${tile}` : '';
  });
  return fresh.filter((text) => text !== '').join(' ');
}
