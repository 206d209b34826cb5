import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TILE_SET_IDS, tileSet } from '@/lib/engine';
import { LEXICONS } from '@/lib/lexicons';
import { wordsOf } from '@/lib/lexicons/words/words-of';

const lists = LEXICONS.map((source) => ({ ...source, list: source.list }));

describe('the catalog', () => {
  it('names every list once, with tiles, source and licence', () => {
    expect(new Set(lists.map(({ id }) => id)).size).toBe(lists.length);
    expect(new Set(lists.map(({ name, nativeName }) => `${name} ${nativeName}`)).size).toBe(lists.length);
    for (const { id, tileSet, source, licence, about } of lists) {
      expect(TILE_SET_IDS, id).toContain(tileSet);
      expect(source && licence, id).toBeTruthy();
      expect(about, id).toBeGreaterThan(10_000);
      // Ids are what the settings of events take.
      expect(id).toMatch(/^[a-z][a-z0-9-]{1,31}$/);
    }
  });

  it('says the versions that are installed', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    for (const { list, source } of lists) {
      if (list.kind !== 'hunspell' && list.kind !== 'turkish-heads') continue;
      expect(dependencies[list.package]).toBe(list.version);
      expect(source).toContain(`${list.package} ${list.version}`);
    }
  });
});

/** The first words of a list, and some that it must or must not have. */
function wordsIn(id: string): Set<string> {
  const { list, tileSet: tiles } = LEXICONS.find((one) => one.id === id)!;
  if (list.kind === 'own') throw new Error('no list of the catalog');
  return new Set(wordsOf(list, { root: process.cwd(), tiles: tileSet(tiles), onRead() {} }));
}

describe('lists of packages', () => {
  it('are expanded: Faroese', () => {
    const words = wordsIn('fo');
    expect([...words].filter((word) => /[^\p{L}]/u.test(word))).toEqual([]);
    expect(words.size).toBeGreaterThan(350_000);
  });

  it('give head-words of Turkish, verbs in the infinitive', () => {
    const words = wordsIn('tr');
    for (const word of ['kitap', 'gelmek', 'almak', 'güzel']) expect(words).toContain(word);
    for (const word of ['aaron', 'a.b.d', '<s>']) expect(words).not.toContain(word);
  });
});
