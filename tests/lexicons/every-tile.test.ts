import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isWordText, Lexicon, TILE_SET_IDS, type TileSet, tileSet } from '@/lib/engine';
import { readShared } from '@/lib/lexicons/files';
import { readUpload } from '@/lib/lexicons/own/read-upload';
import { wordsOfText } from '@/lib/lexicons/words/listed-words';
import { wordsOf } from '@/lib/lexicons/words/words-of';

const root = mkdtempSync(join(tmpdir(), 'onerack-tiles-'));
const file = join(root, 'lexicon');
const upload = join(root, 'words.txt');
const folder = join(root, 'node_modules', 'dictionary-of-tiles');
beforeAll(() => mkdirSync(folder, { recursive: true }));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/**
 * Two words for each tile, in lower case as lists have them: it stands twice between the same two others, so that
 * every reader meets it, and a set whose tiles cannot be told apart there would show it.
 */
function wordsOfTiles({ letters, spelling }: TileSet): string[] {
  const [first, second] = letters.filter(({ tile }) => [...tile].length === 1);
  return letters
    .flatMap(({ tile }) => [first!.tile + tile + second!.tile, second!.tile + tile + first!.tile])
    .map((word) => word.toLocaleLowerCase(spelling.locale ?? 'und'));
}

/** The tiles of which both words are in a lexicon. */
function tilesIn(lexicon: Lexicon): string[] {
  const { letters, textOf, size } = lexicon.tiles;
  const first = letters.findIndex(({ tile }) => [...tile].length === 1) + 1;
  const second = letters.findIndex(({ tile }, at) => at >= first && [...tile].length === 1) + 1;
  const codes = Array.from({ length: size }, (_, index) => index + 1);
  return codes
    .filter((code) => lexicon.has([first, code, second]) && lexicon.has([second, code, first]))
    .map(textOf);
}

describe.each(TILE_SET_IDS)('words with every tile of %s', (id) => {
  const tiles = tileSet(id);
  const words = wordsOfTiles(tiles);
  const options = { root, tiles, onRead() {} };

  it('come through the affix rules of a package, and from a file of the machine', () => {
    writeFileSync(join(folder, 'index.aff'), 'SET UTF-8\n');
    writeFileSync(join(folder, 'index.dic'), [String(words.length), ...words, ''].join('\n'));
    const hunspell = { kind: 'hunspell', package: 'dictionary-of-tiles', version: '1' } as const;
    expect([...wordsOf({ ...hunspell, recipe: 'plain' }, options)]).toEqual(words);
    writeFileSync(upload, words.join('\n'));
    expect([...wordsOf({ kind: 'machine', file: upload, recipe: 'plain' }, options)]).toEqual(words);
  });

  it('come from an upload, now and when its words are read again', () => {
    writeFileSync(upload, words.join('\n'));
    const { report, gzipped } = readUpload({ kind: 'upload', upload, tileSet: id, file }, () => {});
    expect(report).toMatchObject({ lines: words.length, refused: 0, reasons: [] });
    expect(tilesIn(Lexicon.load(readShared(file), tiles))).toEqual(
      tiles.letters.map((_, index) => tiles.textOf(index + 1)),
    );
    expect([...wordsOfText(gunzipSync(gzipped!), null, options)]).toEqual(words);
  });
});

describe('the text of a word', () => {
  it.each([
    ['uk', "м'яч"],
    ['uk', 'м’яч'],
    ['uk', 'мʼяч'],
    ['uk', 'м`яч'],
    ['uk', 'м‘яч'],
    ['ca', 'col·legi'],
    ['ca', 'col.legi'],
    ['ca', 'coŀlegi'],
    ['eo', 'ĝojo'],
    ['fr', 'élève'],
  ])('of %s may be %s', (id, word) => expect(isWordText(word, tileSet(id))).toBe(true));

  it.each([
    ['en', "cat's"],
    ['fr', "aujourd'hui"],
    ['en', 'col·legi'],
    ['ca', 'col-legi'],
    ['uk', 'по-моєму'],
    ['uk', "м'яч 2"],
    ['en', ''],
  ])('of %s is not %j', (id, word) => expect(isWordText(word, tileSet(id))).toBe(false));
});
