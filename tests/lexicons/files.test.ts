import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Lexicon, tileSet } from '@/lib/engine';
import { ensureLexicon, lexiconSource, openLexicon } from '@/lib/lexicons';
import { fileNames, findFile, keepFile, partFile, readShared, sweepParts } from '@/lib/lexicons/files';
import { forgetLexicon, heldLexicon, isHeld, loadLexicon } from '@/lib/lexicons/open-lexicons';
import { overrideEnv } from '@/lib/ops';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'onerack-files-'));
  overrideEnv({ dataDir });
});
afterEach(() => {
  forgetLexicon('fr');
  overrideEnv();
  rmSync(dataDir, { recursive: true, force: true });
});

const fr = lexiconSource('fr')!;

/** As if the French list had been compiled, of some words. */
function compiled(...words: string[]): void {
  const part = partFile('fr');
  writeFileSync(part, new Uint8Array(Lexicon.build(words, tileSet('fr')).toBuffer()));
  keepFile(fr, part, words.length);
}

describe('compiled lexicons', () => {
  it('are found by what they follow from, with their number of words', () => {
    expect(findFile(fr)).toBeNull();
    compiled('chat', 'chien');
    expect(findFile(fr)).toMatchObject({ words: 2 });
    // Of another version of the list there is none.
    const list = { kind: 'hunspell', package: 'dictionary-fr', version: '4.0.0', recipe: 'french' } as const;
    expect(findFile({ ...fr, id: 'fr-2', list })).toBeNull();
  });

  it('take the place of the one before', () => {
    compiled('chat');
    compiled('chat', 'chien');
    expect(fileNames()).toEqual([expect.stringMatching(/^fr\.[0-9a-f]{12}\.2\.bin$/)]);
  });

  it('are read into memory once, which all threads share', async () => {
    compiled('chat', 'chien');
    const first = openLexicon('fr');
    expect(first.lexicon.has('CHIEN')).toBe(true);
    expect(first.memory).toBeInstanceOf(SharedArrayBuffer);
    expect(openLexicon('fr').memory).toBe(first.memory);
    expect((await ensureLexicon('fr')).memory).toBe(first.memory);
  });

  it('are given up when there are too many and nobody has asked for a while', () => {
    compiled('chat', 'chien');
    const es = lexiconSource('es')!;
    const part = partFile('es');
    writeFileSync(part, new Uint8Array(Lexicon.build(['gato'], tileSet('es')).toBuffer()));
    keepFile(es, part, 1);
    const { memory } = loadLexicon(fr)!;
    loadLexicon(es, { mostBytes: 0, unusedMs: 60_000 });
    expect(isHeld('fr', memory)).toBe(true);
    loadLexicon(es, { mostBytes: 0, unusedMs: 0 });
    expect(isHeld('fr', memory)).toBe(false);
    // The one that was just asked for stays, however little room there is.
    expect(heldLexicon('es')).not.toBeNull();
    forgetLexicon('es');
  });

  it('that are damaged are taken away', () => {
    compiled('chat', 'chien');
    const { path } = findFile(fr)!;
    const bytes = Buffer.from(readShared(path));
    bytes[bytes.length - 5]! ^= 1;
    writeFileSync(path, bytes);
    expect(loadLexicon(fr)).toBeNull();
    expect(heldLexicon('fr')).toBeNull();
    expect(fileNames()).toEqual([]);
    expect(() => openLexicon('fr')).toThrow('not ready');
  });
});

describe('what was left half written', () => {
  const names = () => readdirSync(join(dataDir, 'lexicons')).sort();
  const put = (name: string) => writeFileSync(join(dataDir, 'lexicons', name), 'x');

  it('goes when its process is gone, and stays while it lives', () => {
    mkdirSync(join(dataDir, 'lexicons'));
    const here = hostname().replaceAll('.', '-');
    const alive = `fr.${here}+${process.pid}.aa.part`;
    put(alive);
    put(`fr.${here}+999999999.bb.part`);
    // Of another machine that shares the folder: only time tells.
    put('fr.elsewhere+1.cc.part');
    put('fr.elsewhere+2.dd.part');
    utimesSync(join(dataDir, 'lexicons', 'fr.elsewhere+2.dd.part'), 1, 1);
    put('fr.0123456789ab.5.bin');
    sweepParts();
    expect(names()).toEqual(['fr.0123456789ab.5.bin', 'fr.elsewhere+1.cc.part', alive].sort());
  });
});
