import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { Lexicon, tileSet } from '@/lib/engine';
import { readShared } from '@/lib/lexicons/files';
import { detectText } from '@/lib/lexicons/own/detect-text';
import { firstColumn, isHeading } from '@/lib/lexicons/own/first-column';
import { linesOf } from '@/lib/lexicons/own/lines-of';
import { readUpload } from '@/lib/lexicons/own/read-upload';
import { NotAWordList } from '@/lib/lexicons/own/report';

const folder = mkdtempSync(join(tmpdir(), 'onerack-upload-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function read(content: string | Buffer, tiles = 'en') {
  const upload = join(folder, 'upload');
  const file = join(folder, 'lexicon');
  writeFileSync(upload, content);
  const made = readUpload({ kind: 'upload', upload, tileSet: tiles, file }, () => {});
  return { ...made, lexicon: Lexicon.load(readShared(file), tileSet(tiles)) };
}

function refused(content: string | Uint8Array, tiles: string): NotAWordList {
  try {
    read(Buffer.from(content), tiles);
  } catch (error) {
    if (error instanceof NotAWordList) return error;
    throw error;
  }
  throw new Error('it was taken');
}

describe('the first column', () => {
  it.each([
    ['cat', 'cat'],
    ['  cat  ', 'cat'],
    ['cat\ta pet', 'cat'],
    ['cat;3', 'cat'],
    ['cat,3', 'cat'],
    ['"cat","a, pet"', 'cat'],
    ['"cat"', 'cat'],
    ['cat 12', 'cat'],
    ['cat  12 -3 4,5', 'cat'],
    ['cat 12;pet', 'cat'],
    ['cat 12 lives', 'cat 12 lives'],
    ['ice cream', 'ice cream'],
    ['', ''],
  ])('of %j is %j', (line, word) => expect(firstColumn(line)).toBe(word));
});

describe('a heading', () => {
  it.each(['"word","x"', 'Word;points', 'mot\tnature', 'дума, брой'])('is %j', (line) =>
    expect(isHeading(line)).toBe(true),
  );
  it.each(['word', 'word 4', 'word,4', 'mot;-1', 'cat,noun', ''])('is not %j', (line) =>
    expect(isHeading(line)).toBe(false),
  );

  it('is left out of the list, and the report says so', () => {
    const { report, lexicon } = read('\n"word","points"\n"cat","5"\n"dog","5"\n');
    expect(report).toMatchObject({ lines: 2, words: 2, refused: 0, heading: '"word","points"' });
    expect(lexicon.has('WORD')).toBe(false);
    // Further down it is a word like any other.
    expect(read('cat,noun\nword,noun\n').report).not.toHaveProperty('heading');
  });
});

describe('the encoding', () => {
  const bytes = (...all: number[]) => Uint8Array.from(all);
  it('is told by the mark, else by what is valid', () => {
    expect(detectText(Buffer.from('été'))).toEqual({ encoding: 'utf-8', mark: 0 });
    expect(detectText(Buffer.from('\ufeffété'))).toEqual({ encoding: 'utf-8', mark: 3 });
    expect(detectText(Buffer.from('été', 'latin1')).encoding).toBe('windows-1252');
    expect(detectText(bytes(0xff, 0xfe, 0x41, 0)).encoding).toBe('utf-16le');
    expect(detectText(bytes(0xfe, 0xff, 0, 0x41)).encoding).toBe('utf-16be');
  });

  it('is said where no word came out of a guess', () => {
    // As Windows writes Cyrillic (cp1251) and Hebrew (cp1255).
    const bulgarian = bytes(0xea, 0xe2, 0xe0, 0xe4, 0xf0, 0xe0, 0xf2, 10, 0xe4, 0xee, 0xec, 10);
    const refusal = refused(bulgarian, 'bg');
    expect(refusal.code).toBe('upload-encoding');
    expect(refusal.message).toMatch(
      /not UTF-8, and read as Latin-1 .*Bulgarian.*“êâàäðàò”.*Save it as UTF-8/,
    );
    expect(refused(bytes(0xf9, 0xec, 0xe5, 0xed, 10), 'he').code).toBe('upload-encoding');
    expect(refused('cat\n', 'bg')).toMatchObject({
      code: 'upload-no-words',
      message: 'No line is a word that the tiles of Bulgarian can spell, the first was “cat”.',
    });
  });

  it.each([
    ['{\\rtf1\\ansi cat}', 'an RTF document'],
    ['["cat", "dog"]', 'a JSON file'],
    [' [\n  {"word": "cat"}]', 'a JSON file'],
    ['{"words": []}', 'a JSON file'],
  ])('of %j is none: it is %s', (content, what) => {
    const { code, message } = refused(content, 'en');
    expect([code, message]).toEqual(['upload-not-text', expect.stringContaining(`This is ${what}.`)]);
    expect(() => detectText(Buffer.from('[CH]ICO\n[LL]AMA'))).not.toThrow();
  });

  it('is found wherever the first marked letter stands', () => {
    const late = Buffer.concat([Buffer.alloc(3 << 20, 'cat\n'), Buffer.from('é\n', 'latin1')]);
    expect(detectText(late).encoding).toBe('windows-1252');
    const split = Buffer.concat([Buffer.alloc((1 << 20) - 1, 'c'), Buffer.from('é')]);
    expect(detectText(split).encoding).toBe('utf-8');
  });
});

describe('lines', () => {
  const lines = (text: string, slice = 1000) => {
    const bytes = Buffer.from(text);
    const pieces = Array.from({ length: Math.ceil(bytes.length / slice) }, (_, index) =>
      bytes.subarray(index * slice, (index + 1) * slice),
    );
    return [...linesOf(pieces, { encoding: 'utf-8', mark: 0 }, bytes.length)].map(({ text: line }) => line);
  };

  it('end as on every system', () => {
    expect(lines('a\nb\r\nc\n')).toEqual(['a', 'b', 'c', '']);
    expect(lines('a\rb')).toEqual(['a', 'b']);
  });

  it('are whole across the pieces in which the file is read', () => {
    const words = Array.from({ length: 100_000 }, (_, i) => `wörd${i}`);
    expect(lines(words.join('\r\n'))).toEqual(words);
    // A character and an end of a line, each in two pieces.
    expect(lines('é\r\né', 1)).toEqual(['é', 'é']);
  });

  it('are never endless', () => {
    expect(() => lines('x'.repeat(20_000))).toThrow(NotAWordList);
  });
});

describe('an upload', () => {
  it('is a lexicon with every word, folded, and keeps what it was made from', () => {
    const { lexicon, report, gzipped } = read('Élan\nzèbre\nélan\n', 'fr');
    expect(lexicon.words).toBe(2);
    expect(lexicon.has('ZEBRE')).toBe(true);
    expect(report).toMatchObject({ lines: 3, words: 2, duplicates: 1, refused: 0, reasons: [] });
    expect(gunzipSync(gzipped!).toString()).toBe('Élan\nzèbre\nélan\n');
  });

  it('takes tiles of several letters, also in brackets', () => {
    const { lexicon } = read('chico\n[CH]ICO\n', 'es');
    expect(lexicon.words).toBe(1);
    expect(lexicon.has('[CH]ICO')).toBe(true);
  });

  it('shows at most ten examples of each reason, cut short', () => {
    const { report } = read(
      `cat\n${Array.from({ length: 30 }, (_, i) => `${i}${'x'.repeat(60)}`).join('\n')}`,
    );
    const [reason] = report!.reasons;
    expect(reason).toMatchObject({ reason: 'not-a-word', count: 30 });
    expect(reason!.examples).toHaveLength(10);
    expect(reason!.examples[0]).toEqual({ line: 2, text: `0${'x'.repeat(39)}` });
  });

  it('takes all of a long list', () => {
    const letters = (n: number) =>
      [...n.toString(21)].map((digit) => 'abcdefghijklmnoprstuv'[Number.parseInt(digit, 21)]);
    const text = Array.from({ length: 200_000 }, (_, i) => letters(i * 79 + 1e6).join('')).join('\n');
    expect(read(text).report).toMatchObject({ lines: 200_000, words: 200_000, duplicates: 0, refused: 0 });
  });
});
