import { describe, expect, it } from 'vitest';
import { bodyOf, newDraft, withPrepared } from '@/lib/client/host/draft';
import { readPreparedFile } from '@/lib/client/prepared/prepared-file';
import { CreateEvent, type PreparedFile } from '@/lib/http/schemas';

const file: PreparedFile = {
  format: 'onerack-prepared',
  version: 1,
  name: 'Friday',
  settings: { lexicon: 'fr', notation: 'letter-first', maxRounds: 1, longestWord: 7, dearestLetter: 7 },
  tileSet: 'fr',
  seed: 'friday',
  rounds: [
    {
      game: 1,
      rack: 'AEINRST',
      top: { row: 8, col: 4, direction: 'across', word: 'NASTIER', score: 66 },
      drawn: true,
    },
  ],
};

describe('a file of a prepared game', () => {
  it('is read as it was written, and nothing else is', () => {
    expect(readPreparedFile(`\uFEFF${JSON.stringify(file)}`)).toEqual(file);
    for (const wrong of ['', '{', '[]', '{"format":"onerack-game","version":1}'])
      expect(readPreparedFile(wrong)).toBeNull();
    expect(readPreparedFile(JSON.stringify({ ...file, version: 2 }))).toBeNull();
    expect(readPreparedFile(JSON.stringify({ ...file, rounds: [] }))).toBeNull();
  });

  it('fills the form of a new event, which sends its racks, tops and seed', () => {
    const draft = withPrepared(newDraft(), file);
    expect(draft).toMatchObject({ name: 'Friday', lexicon: 'fr', longestWord: 7, maxRounds: 1 });
    const sent = CreateEvent.parse(bodyOf(draft));
    expect(sent).toMatchObject({
      racks: 'prepared',
      seed: 'friday',
      dearestLetter: 7,
      notation: 'letter-first',
    });
    expect(sent.prepared?.rounds).toEqual([
      { game: 1, rack: 'AEINRST', top: { row: 8, col: 4, direction: 'across', word: 'NASTIER' } },
    ]);
    expect(CreateEvent.parse(bodyOf({ ...draft, prepared: null })).racks).toBe('drawn');
  });

  it('of several games makes an event of as many', () => {
    const two = { ...file, settings: { ...file.settings, games: 2 } };
    expect(CreateEvent.parse(bodyOf(withPrepared(newDraft(), two))).games).toBe(2);
    const draft = { ...newDraft(), name: 'x', ownGames: '3', gameBreak: '5' };
    expect(CreateEvent.parse(bodyOf(draft))).toMatchObject({ games: 3, breakSeconds: 300 });
    expect(CreateEvent.parse(bodyOf({ ...draft, gameBreak: '' })).breakSeconds).toBeNull();
    expect(CreateEvent.parse(bodyOf({ ...draft, pace: 'host' })).breakSeconds).toBeNull();
  });
});
