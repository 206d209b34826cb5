/*
 * The textbook solver: A. Appel, G. Jacobson, "The World's Fastest Scrabble Program", CACM 31 (1988), over a
 * trie of plain objects. Anchors, left parts, extension to the right, cross-check sets; moves down are the
 * moves across on the transposed board. It shares nothing with lib/engine: what both find is right. It is the
 * yardstick of `npm run bench:engine` too, so it is written as one would write it, neither tuned nor slowed.
 */

interface TrieNode {
  ends: boolean;
  /** By letter: `A`, `CH`. */
  next: Record<string, TrieNode>;
}

/** What is given once; everything is text. */
export interface TextbookGame {
  /** Letters with their points, and how a blank that stands for one is written: `A` 1 `a`, `CH` 5 `ch`. */
  letters: readonly { tile: string; value: number; blank: string }[];
  /** Rows of `''`, `2L`, `3W`… */
  premiums: readonly (readonly string[])[];
  /** The square that the first word covers, from 0. */
  start: { row: number; col: number };
}

export interface TextbookRules {
  maxPlaced: number;
  /** Points by number of tiles laid. */
  bonus: Readonly<Record<number, number>>;
  /** Premium squares count for standing tiles too. */
  lastingPremiums?: boolean;
}

export interface TextbookPosition {
  /** One string a row: `.` empty, `A`, blank `a`, `[CH]`. */
  board: readonly string[];
  rack: string;
  rules: TextbookRules;
  firstAcross: boolean;
}

/** Row and column of the first letter from 1; `word` as boards are written. */
export interface TextbookMove {
  row: number;
  col: number;
  direction: 'across' | 'down';
  word: string;
  score: number;
}

/** The letters that fit the word crossing a square, its points without the square, its standing premiums. */
interface Cross {
  fitting: Set<string>;
  sum: number;
  factor: number;
}

export class Textbook {
  readonly root: TrieNode = { ends: false, next: {} };
  readonly letterOf: Record<string, string> = {};
  readonly valueOf: Record<string, number> = {};
  readonly blankOf: Record<string, string> = {};
  readonly textOf: Record<string, string> = {};

  /** Words as boards are written, without blanks. */
  constructor(
    words: Iterable<string>,
    readonly game: TextbookGame,
  ) {
    for (const { tile, value, blank } of game.letters) {
      this.blankOf[tile] = blank;
      for (const face of [tile, blank]) {
        this.letterOf[face] = tile;
        this.valueOf[face] = face === tile ? value : 0;
        this.textOf[face] = [...face].length > 1 ? `[${face}]` : face;
      }
    }
    for (const word of words) {
      let node = this.root;
      for (const tile of facesOf(word)) {
        node.next[tile] ??= { ends: false, next: {} };
        node = node.next[tile];
      }
      node.ends = true;
    }
  }

  /** Every legal move, best first. One tile that forms a word each way is one move, written across. */
  all(position: TextbookPosition): TextbookMove[] {
    const moves: TextbookMove[] = [];
    this.search(position, (move) => moves.push(move));
    return moves.sort((a, b) => b.score - a.score);
  }

  /** The best score and every move that makes it. */
  top(position: TextbookPosition): { score: number; moves: TextbookMove[] } {
    let [score, moves] = [0, [] as TextbookMove[]];
    this.search(position, (move) => {
      if (move.score > score) [score, moves] = [move.score, []];
      if (move.score === score) moves.push(move);
    });
    return { score, moves };
  }

  private search(position: TextbookPosition, found: (move: TextbookMove) => void): void {
    const grid = position.board.map((row) => facesOf(row).map((face) => (face === '.' ? '' : face)));
    const isFirst = grid.every((row) => row.every((face) => face === ''));
    const { premiums, start } = this.game;
    new AcrossSearch(this, position, grid, premiums, isFirst ? start : null, false, found).run();
    if (isFirst && position.firstAcross) return;
    const turned = isFirst ? { row: start.col, col: start.row } : null;
    new AcrossSearch(this, position, transpose(grid), transpose(premiums), turned, true, found).run();
  }
}

/** The moves along the rows of a grid. */
class AcrossSearch {
  private readonly rack: Record<string, number> = {};
  private readonly most: number;
  private readonly crosses: (Cross | null)[][];
  private readonly letterFactors: number[][];
  private readonly wordFactors: number[][];
  /** The word so far, from its first tile on, and how many of its tiles are new. */
  private readonly word: string[] = [];
  private placed = 0;
  private row = 0;
  private anchor = 0;

  constructor(
    private readonly book: Textbook,
    private readonly position: TextbookPosition,
    private readonly grid: readonly string[][],
    premiums: readonly (readonly string[])[],
    private readonly start: { row: number; col: number } | null,
    private readonly transposed: boolean,
    private readonly found: (move: TextbookMove) => void,
  ) {
    const tiles = facesOf(position.rack);
    for (const tile of tiles) this.rack[tile] = (this.rack[tile] ?? 0) + 1;
    this.most = Math.min(tiles.length, position.rules.maxPlaced);
    const factors = (kind: string) =>
      premiums.map((row) => row.map((text) => (text.endsWith(kind) ? Number(text[0]) : 1)));
    this.letterFactors = factors('L');
    this.wordFactors = factors('W');
    this.crosses = grid.map((line, row) => line.map((_, col) => this.cross(row, col)));
  }

  run(): void {
    for (this.row = 0; this.row < this.grid.length; this.row++) {
      let limit = 0;
      for (let col = 0; col < this.grid.length; col++) {
        if (!this.isAnchor(this.row, col)) {
          limit++;
          continue;
        }
        this.anchor = col;
        this.fromAnchor(limit);
        limit = 0;
      }
    }
  }

  private at(row: number, col: number): string {
    return this.grid[row]?.[col] ?? '';
  }

  private isAnchor(row: number, col: number): boolean {
    if (this.at(row, col) !== '') return false;
    if (this.start) return row === this.start.row && col === this.start.col;
    return [this.at(row - 1, col), this.at(row + 1, col), this.at(row, col - 1), this.at(row, col + 1)].some(
      (face) => face !== '',
    );
  }

  /** Null where no word crosses, or the square is taken. */
  private cross(row: number, col: number): Cross | null {
    if (this.at(row, col) !== '') return null;
    let top = row;
    while (this.at(top - 1, col) !== '') top--;
    let bottom = row;
    while (this.at(bottom + 1, col) !== '') bottom++;
    if (top === bottom) return null;
    const cross: Cross = { fitting: new Set(), sum: 0, factor: 1 };
    for (let r = top; r <= bottom; r++) if (r !== row) this.addStanding(cross, r, col);
    const above = this.follow(this.book.root, top, row, col);
    for (const letter in above?.next) {
      if (this.follow(above.next[letter], row + 1, bottom + 1, col)?.ends) cross.fitting.add(letter);
    }
    return cross;
  }

  private addStanding(cross: Cross, row: number, col: number): void {
    const value = this.book.valueOf[this.at(row, col)]!;
    const { lastingPremiums } = this.position.rules;
    cross.sum += value * (lastingPremiums ? this.letterFactors[row]![col]! : 1);
    cross.factor *= lastingPremiums ? this.wordFactors[row]![col]! : 1;
  }

  /** The node behind the tiles of a column, from one row to before another. */
  private follow(from: TrieNode | undefined, first: number, end: number, col: number): TrieNode | undefined {
    let node = from;
    for (let row = first; row < end; row++) node = node?.next[this.book.letterOf[this.at(row, col)]!];
    return node;
  }

  /** Tiles that stand left of the anchor are the left part; else up to `limit` tiles of the rack. */
  private fromAnchor(limit: number): void {
    const line = this.grid[this.row]!;
    let first = this.anchor;
    while (first > 0 && line[first - 1] !== '') first--;
    if (first === this.anchor) {
      this.leftPart(this.book.root, limit);
      return;
    }
    let node: TrieNode | undefined = this.book.root;
    for (let col = first; col < this.anchor; col++) {
      this.word.push(line[col]!);
      node = node?.next[this.book.letterOf[line[col]!]!];
    }
    if (node) this.extendRight(node, this.anchor);
    this.word.length = 0;
  }

  private leftPart(node: TrieNode, limit: number): void {
    this.extendRight(node, this.anchor);
    if (limit === 0 || this.placed === this.most) return;
    const { next } = node;
    for (const letter in next) {
      if (this.take(letter, letter)) {
        this.leftPart(next[letter]!, limit - 1);
        this.putBack(letter);
      }
      if (this.take('?', letter)) {
        this.leftPart(next[letter]!, limit - 1);
        this.putBack('?');
      }
    }
  }

  private extendRight(node: TrieNode, col: number): void {
    const line = this.grid[this.row]!;
    const standing = line[col];
    if (standing) {
      const next = node.next[this.book.letterOf[standing]!];
      if (!next) return;
      this.word.push(standing);
      this.extendRight(next, col + 1);
      this.word.pop();
      return;
    }
    if (node.ends && col > this.anchor) this.record(col);
    if (col === line.length || this.placed === this.most) return;
    const cross = this.crosses[this.row]![col]!;
    const { next } = node;
    for (const letter in next) {
      if (cross && !cross.fitting.has(letter)) continue;
      if (this.take(letter, letter)) {
        this.extendRight(next[letter]!, col + 1);
        this.putBack(letter);
      }
      if (this.take('?', letter)) {
        this.extendRight(next[letter]!, col + 1);
        this.putBack('?');
      }
    }
  }

  /** Lays a tile of the rack, if it is there, as a letter. */
  private take(tile: string, letter: string): boolean {
    const { rack } = this;
    if (!rack[tile]) return false;
    rack[tile]--;
    this.word.push(tile === '?' ? this.book.blankOf[letter]! : tile);
    this.placed++;
    return true;
  }

  private putBack(tile: string): void {
    this.rack[tile]!++;
    this.word.pop();
    this.placed--;
  }

  private record(end: number): void {
    const { row, word, transposed } = this;
    const isTwice = this.placed === 1 && this.crosses[row]![this.anchor] !== null;
    if (transposed && isTwice) return;
    const col = end - word.length;
    const text = word.map((face) => this.book.textOf[face]).join('');
    const score = this.score(col);
    if (transposed) this.found({ row: col + 1, col: row + 1, direction: 'down', word: text, score });
    else this.found({ row: row + 1, col: col + 1, direction: 'across', word: text, score });
  }

  private score(first: number): number {
    const { row, word, book, position } = this;
    let [sum, factor, crossed] = [0, 1, 0];
    for (let i = 0; i < word.length; i++) {
      const col = first + i;
      const value = book.valueOf[word[i]!]!;
      const isNew = this.grid[row]![col] === '';
      const counts = isNew || position.rules.lastingPremiums;
      const points = counts ? value * this.letterFactors[row]![col]! : value;
      const times = counts ? this.wordFactors[row]![col]! : 1;
      sum += points;
      factor *= times;
      const cross = isNew ? this.crosses[row]![col] : null;
      if (cross) crossed += (cross.sum + points) * cross.factor * times;
    }
    return sum * factor + crossed + (position.rules.bonus[this.placed] ?? 0);
  }
}

/** One string a tile, without brackets. */
function facesOf(text: string): string[] {
  return (text.match(/\[[^\]]+\]|./gu) ?? []).map((face) =>
    face.length > 1 ? face.replace(/[[\]]/g, '') : face,
  );
}

function transpose<T>(grid: readonly (readonly T[])[]): T[][] {
  return grid.map((line, row) => line.map((_, col) => grid[col]![row]!));
}
