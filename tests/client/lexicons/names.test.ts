import { describe, expect, it } from 'vitest';
import { namesIn } from '@/lib/client/lexicons/names';
import { TILE_SET_IDS, tileSet } from '@/lib/engine';
import { englishFor } from '../../support/in-language';

const t = englishFor('lexicons');
const english = namesIn(t, 'en-GB');

describe('names of tiles', () => {
  it('tell every set apart', () => {
    expect(new Set(TILE_SET_IDS.map(english.tiles)).size).toBe(TILE_SET_IDS.length);
  });

  it.each(['de', 'fa', 'gd', 'is-old', 'la', 'lt-old', 'no-explo', 'sl'])('%s: as the set is called', (id) =>
    expect(english.tiles(id)).toBe(tileSet(id).name),
  );

  it('begin with a capital where the language of the reader has them small', () => {
    expect(namesIn(t, 'fr').tiles('tr')).toBe('Turc');
    expect(namesIn(t, 'tr').language('en')).toBe('İngilizce');
  });
});

it.each([
  [{ name: 'Turkish, head-words', kind: 'head-words', tileSet: 'tr', own: false }, 'Turkish, head-words'],
  [{ name: 'Dutch, wdutch', kind: 'wdutch', tileSet: 'nl', own: false }, 'Dutch, wdutch'],
  [{ name: 'French', kind: null, tileSet: 'fr', own: false }, 'French'],
  [{ name: 'Club words', kind: null, tileSet: 'fr', own: true }, 'Club words'],
])('%j is called %j', (lexicon, name) => expect(english.lexicon(lexicon)).toBe(name));
