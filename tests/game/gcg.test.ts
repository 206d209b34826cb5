import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Board, emptyBoard, type Move, play, seededRandom, tileSet } from '@/lib/engine';
import { type GcgEvent, type GcgGame, readGcg, writeGcg } from '@/lib/game';

const en = tileSet('en');
const es = tileSet('es');

const GAME = `#character-encoding UTF-8
#player1 ann Ann Example
#player2 bob Bob Example
#lexicon en
>ann: CATSX?Q 8H CAtS +14 14
#note a good start
>bob: AEIOUUV -UUV +0 0
>ann: QXZEERT 7G QE +30 44
>ann: QXZEERT -- -30 14
>bob: AEIO 7H A. +3 3
>bob: AEIO (challenge) +5 8
>ann: EERTZ - +0 14
>bob: EIO -2 +0 8
>ann: (EIO) +6 20
>bob: EIO (EIO) -3 5
>bob: EIO (time) -10 -5
`;

describe('GCG', () => {
  it('is read: blanks, exchanges, phonies withdrawn, challenges, what was left', () => {
    const read = readGcg(GAME.replace('7H A.', 'H7 A.'), en);
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    const { game } = read;
    expect(game.players).toEqual([
      { nick: 'ann', name: 'Ann Example' },
      { nick: 'bob', name: 'Bob Example' },
    ]);
    expect(game.events.map(({ kind }) => kind)).toEqual([
      'play',
      'exchange',
      'play',
      'withdrawn',
      'play',
      'challenge',
      'pass',
      'exchange',
      'tiles',
      'tiles',
      'time',
    ]);
    expect(game.events[0]).toEqual({
      kind: 'play',
      player: 0,
      rack: 'CATSX?Q',
      move: { row: 8, col: 8, direction: 'across', word: 'CAtS' },
      score: 14,
      total: 14,
      note: 'a good start',
    });
    // A letter that lay on the board is written in full.
    expect(game.events[4]).toMatchObject({ move: { row: 7, col: 8, direction: 'down', word: 'AC' } });
    expect(game.events[7]).toMatchObject({ kind: 'exchange', tiles: 2 });
    expect(writeGcg(game, en)).toBe(GAME.replace('7H A.', 'H7 A.'));
  });

  it('has tiles of several letters in brackets', () => {
    const text = '#player1 a A\n#player2 b B\n>a: [CH]OTOAEI 8G [ch]OTO +8 8\n';
    const read = readGcg(text.replace('[CH]OTOAEI', '?OTOAEI'), es);
    expect(read).toMatchObject({ ok: true, game: { events: [{ move: { word: '[ch]OTO' } }] } });
  });

  it('names every line that cannot be read', () => {
    const read = readGcg(
      '#player1 a A\n>b: ABC 8H ABC +1 1\n>a: AB% 8H ABC +1 1\n>a: ABC 9Z ABC +1 1\nhello\n>a: ABC -- +0 0\n>a: ABC 8H AB. +1 1\n>a: ABC 8O ABC +1 1\n',
      en,
    );
    expect(read.ok ? [] : read.faults.map(({ line, problem }) => [line, problem])).toEqual([
      [2, 'unknown-player'],
      [3, 'bad-rack'],
      [4, 'bad-place'],
      [5, 'unreadable'],
      [6, 'nothing-to-withdraw'],
      [7, 'bad-word'],
      [8, 'cannot-be-laid'],
    ]);
    expect(readGcg('', en)).toMatchObject({ ok: false, faults: [{ problem: 'no-players' }] });
  });

  it('is written as other programs read it, and read in either form', () => {
    const ends = `#player1 a A
#player2 b B
>a: AEINRST 8D NASTIER +66 66
>b: EX (EX) -9 -9
>a: ? (?) -0 66
`;
    const told = (text: string) => {
      const read = readGcg(text, en);
      if (!read.ok) throw new Error(JSON.stringify(read.faults));
      return read.game;
    };
    expect(writeGcg(told(ends), en)).toBe(`#character-encoding UTF-8\n${ends}`);
    expect(told(ends).events[2]).toMatchObject({ rack: '?', score: 0 });
    expect(told(ends.replace('EX (EX)', '(EX)')).events[1]).toMatchObject({ rack: '', tiles: 'EX' });
    const bare = '#player1 a A\n>a:  - +0 0\n>a:  (time) -10 -10\n';
    expect(writeGcg(told(bare), en)).toContain(bare);
    expect(told(bare.replaceAll(':  ', ': '))).toEqual(told(bare));
  });

  it('is written and read again as it was', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom(en, es),
        fc.integer({ min: 1, max: 25 }),
        (seed, tiles, turns) => {
          const game = randomGame(seed, tiles.id, turns);
          expect(readGcg(writeGcg(game, tiles), tiles)).toEqual({ ok: true, game });
        },
      ),
      { numRuns: 200 },
    );
  });
});

/** Turns of every kind; the words are any letters, across and down through one another. */
function randomGame(seed: string, id: string, turns: number): GcgGame {
  const tiles = tileSet(id);
  const random = seededRandom(seed);
  const below = (count: number) => random.below(count);
  const tile = () => tiles.textOf(1 + below(tiles.letters.length) + (below(8) === 0 ? 64 : 0));
  const rackTile = () => (below(9) === 0 ? '?' : tiles.textOf(1 + below(tiles.letters.length)));
  const rack = () => Array.from({ length: 1 + below(7) }, rackTile).join('');
  const totals = [0, 0];
  const events: GcgEvent[] = [];
  let board = emptyBoard(tiles);
  let before = board;
  while (events.length < turns) {
    const player = below(2);
    const line = { player, rack: rack(), score: below(60) - 10, total: 0 };
    line.total = totals[player]! += line.score;
    const noted = below(5) === 0 ? { note: `note ${events.length}` } : {};
    const kind = below(8);
    if (kind === 0 && board !== before) {
      board = before;
      events.push({ ...line, kind: 'withdrawn', ...noted });
    } else if (kind === 1) events.push({ ...line, kind: 'pass', ...noted });
    else if (kind === 2)
      events.push({ ...line, kind: 'exchange', tiles: below(2) ? rack() : 1 + below(7), ...noted });
    else if (kind === 3) events.push({ ...line, kind: below(2) ? 'challenge' : 'time', ...noted });
    else if (kind === 4) events.push({ ...line, rack: '', kind: 'tiles', tiles: rack(), ...noted });
    else {
      const move = randomMove(board, below, tile);
      try {
        const after = play(board, move);
        before = board;
        board = after;
        events.push({ ...line, kind: 'play', move, ...noted });
      } catch {
        totals[player]! -= line.score;
      }
    }
  }
  const players = [
    { nick: 'ann', name: 'Ann Example' },
    { nick: 'bob', name: 'Bob' },
  ];
  return { players, events, title: 'A game', lexicon: id };
}

function randomMove(board: Board, below: (count: number) => number, tile: () => string): Move {
  const direction = below(2) ? 'across' : 'down';
  const [down, right] = direction === 'down' ? [1, 0] : [0, 1];
  const [row, col] = [1 + below(11), 1 + below(11)];
  const word = Array.from({ length: 2 + below(3) }, (_, step) => {
    const standing = board.at(row - 1 + step * down, col - 1 + step * right);
    return standing === 0 ? tile() : board.tiles.textOf(standing);
  }).join('');
  return { row, col, direction, word };
}
