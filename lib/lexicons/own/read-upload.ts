import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { isWordText, spellings, type TileSet, tileSet } from '@/lib/engine';
import type { Compiled, Tell, UploadOrder } from '../compile/orders';
import { writeLexicon } from '../compile/write-lexicon';
import { detectText, type TextKind } from './detect-text';
import { firstColumn, isHeading } from './first-column';
import { linesOf } from './lines-of';
import { piecesOf } from './pieces-of';
import { NotAWordList, type RefusedLines, type RefusedReason, type UploadReport } from './report';

const EXAMPLES = 10;
const EXAMPLE_LENGTH = 40;
/** Words that are gzipped together: more would be waiting strings. */
const PIECE = 10_000;
/** Brackets are how a tile of several letters is written; a non-joiner is seen by nobody. */
const BESIDES = /[[\]\u200c]/g;

/** Reads an upload, writes the lexicon made of it, and tells what became of each line. @throws NotAWordList */
export function readUpload({ upload, tileSet: id, file }: UploadOrder, tell: Tell): Compiled {
  const began = performance.now();
  const { kind, size } = look(upload);
  const tiles = tileSet(id);
  const sieve = new Sieve(tiles);
  const words = sieve.words(linesOf(piecesOf(upload), kind, size), tell);
  const lexicon = writeLexicon(words, tiles, file, tell);
  if (sieve.lines === 0) throw new NotAWordList('upload-empty', 'The file has no words.');
  if (lexicon.words === 0) throw nothingTaken(sieve, tiles, kind);
  const report: UploadReport = {
    lines: sieve.lines,
    words: lexicon.words,
    duplicates: lexicon.duplicates,
    refused: sieve.refused,
    reasons: sieve.reasons(),
    ...(sieve.heading !== null && { heading: sieve.heading }),
    encoding: kind.encoding,
    milliseconds: Math.round(performance.now() - began),
  };
  return { words: lexicon.words, report, gzipped: sieve.stored() };
}

/** Looks at the whole file, which is read again piece by piece: it shall not stay in memory. */
function look(upload: string): { kind: TextKind; size: number } {
  const bytes = readFileSync(upload);
  if (bytes.length === 0) throw new NotAWordList('upload-empty', 'The file is empty.');
  return { kind: detectText(bytes), size: bytes.length };
}

/** Where the encoding was only a guess, the letters may be all right and the guess wrong. */
function nothingTaken(sieve: Sieve, tiles: TileSet, { encoding }: TextKind): NotAWordList {
  const example = sieve.reasons()[0]?.examples[0]?.text;
  const first = example ? `, the first was “${example}”` : '';
  if (encoding === 'windows-1252')
    return new NotAWordList(
      'upload-encoding',
      `The file is not UTF-8, and read as Latin-1 (Windows-1252) no line is a word that the tiles of ${tiles.name} can spell${first}. Save it as UTF-8 and send it again.`,
    );
  return new NotAWordList(
    'upload-no-words',
    `No line is a word that the tiles of ${tiles.name} can spell${first}.`,
  );
}

const cut = (text: string) => [...text].slice(0, EXAMPLE_LENGTH).join('');

/** Lets words through and keeps account of the rest. */
class Sieve {
  lines = 0;
  refused = 0;
  heading: string | null = null;
  private readonly account = new Map<RefusedReason, RefusedLines>();
  /** The words taken, one a line, in pieces that are gzipped as they come. */
  private readonly pieces: Buffer[] = [];
  private piece: string[] = [];

  constructor(private readonly tiles: TileSet) {}

  /** The spellings of each word that may be played. */
  *words(lines: Iterable<{ text: string; part: number }>, tell: Tell): Generator<number[][]> {
    let number = 0;
    for (const { text, part } of lines) {
      number++;
      tell('reading', part);
      if (text.trim() === '') continue;
      if (this.lines === 0 && this.heading === null && isHeading(text)) {
        this.heading = cut(text.trim());
        continue;
      }
      this.lines++;
      const word = firstColumn(text);
      const isWord = isWordText(word.replace(BESIDES, ''), this.tiles);
      const ways = isWord ? spellings(word, this.tiles) : [];
      const reason = this.reasonAgainst(isWord, ways);
      if (reason) this.refuse(reason, number, text.trim());
      else {
        this.keep(word);
        yield ways;
      }
    }
  }

  reasons(): RefusedLines[] {
    return [...this.account.values()].sort((a, b) => b.count - a.count);
  }

  stored(): Uint8Array<ArrayBuffer> {
    this.pack();
    const all = new Uint8Array(this.pieces.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const piece of this.pieces) {
      all.set(piece, at);
      at += piece.length;
    }
    return all;
  }

  private reasonAgainst(isWord: boolean, ways: number[][]): RefusedReason | null {
    const { size } = this.tiles.layout;
    if (ways.some(({ length }) => length >= 2 && length <= size)) return null;
    if (!isWord) return 'not-a-word';
    if (ways.length === 0) return 'unspellable';
    return ways.every(({ length }) => length < 2) ? 'too-short' : 'too-long';
  }

  private refuse(reason: RefusedReason, line: number, text: string): void {
    this.refused++;
    const refused = this.account.get(reason) ?? { reason, count: 0, examples: [] };
    this.account.set(reason, refused);
    refused.count++;
    if (refused.examples.length < EXAMPLES) refused.examples.push({ line, text: cut(text) });
  }

  private keep(word: string): void {
    this.piece.push(word);
    if (this.piece.length >= PIECE) this.pack();
  }

  /** Members of a gzip file follow one another: the whole is one file again. */
  private pack(): void {
    if (this.piece.length === 0) return;
    this.pieces.push(gzipSync(`${this.piece.join('\n')}\n`, { level: 1 }));
    this.piece = [];
  }
}
