import { describe, expect, it } from 'vitest';
import { exportGcg } from '@/lib/classic';
import { tileSet } from '@/lib/engine';
import { readGcg } from '@/lib/game/gcg';
import type { TableView } from '@/lib/http/schemas';

const nastier = { row: 8, col: 4, direction: 'across', word: 'NASTIER' } as const;

const view = (names: readonly string[], log: object[], end: object): TableView =>
  ({
    code: 'BWRS8K',
    tileSet: 'en',
    settings: { lexicon: 'en' },
    seats: names.map((name, seat) => ({ name, seat })),
    log,
    end,
  }) as unknown as TableView;

const line = (seat: number, unplayed: string, deducted: number, gained: number, total: number) => ({
  seat,
  unplayed,
  deducted,
  gained,
  total,
  played: total + deducted - gained,
  overtime: 0,
});

const PLAY = {
  kind: 'play',
  seat: 0,
  move: nastier,
  score: 66,
  total: 66,
  takenBack: false,
  rack: 'AEINRST',
};

describe('a table as GCG', () => {
  it('names nobody as another, not even where that name is taken', () => {
    const lines = [0, 1, 2, 3].map((seat) => line(seat, '', 0, 0, 0));
    const text = exportGcg(view(['Ann Lee', 'Ann_Lee', 'ann_lee_2', ''], [PLAY], { out: null, lines }));
    const nicks = text?.match(/^#player\d \S+/gm)?.map((one) => one.split(' ')[1]);
    expect(nicks).toEqual(['Ann_Lee', 'Ann_Lee_2', 'ann_lee_2_2', 'player4']);
  });

  it('has racks where other programs look for them, and an authority with its id', () => {
    const log = [
      PLAY,
      { kind: 'challenge', seat: 1, good: true },
      { kind: 'lost', seat: 1 },
      { ...PLAY, move: { ...nastier, row: 9, word: 'EH' }, score: 5, total: 71, rack: 'EH' },
      { kind: 'lost', seat: 2 },
      { kind: 'pass', seat: 1, late: false, total: 0, rack: 'EHOORSX' },
    ];
    const lines = [line(0, '', 0, 17, 88), line(1, 'EHOORSX', 17, 0, -17), line(2, '?', 0, 0, 0)];
    const text = exportGcg(view(['Ann', 'Bob', 'Cy'], log, { out: 0, lines })) ?? '';
    expect(text.split('\n').slice(4)).toEqual([
      '#id onerack BWRS8K',
      '#lexicon en',
      '>Ann: AEINRST 8D NASTIER +66 66',
      '>Bob: EHOORSX - +0 0',
      '#note Lost by a challenge',
      '>Ann: EH 9D EH +5 71',
      '>Cy: ? - +0 0',
      '#note Lost by a challenge',
      '>Bob: EHOORSX - +0 0',
      '>Ann: (EHOORSX?) +17 88',
      '>Bob: EHOORSX (EHOORSX) -17 -17',
      '>Cy: ? (?) -0 0',
      '',
    ]);
    expect(readGcg(text, tileSet('en'))).toMatchObject({ ok: true, game: { id: 'onerack BWRS8K' } });
  });

  it('says who gave up, after the turn before', () => {
    const lines = [line(0, 'E', 0, 0, 66), line(1, 'H', 0, 0, 0)];
    const resign = { kind: 'resign', seat: 1, total: 0, rack: 'H' };
    const text = exportGcg(view(['Ann', 'Bob'], [PLAY, resign], { out: null, lines }));
    expect(text).toContain('NASTIER +66 66\n#note Bob gave up\n');
    const none = exportGcg(view(['Ann', 'Bob'], [resign], { out: null, lines }));
    expect(none).toContain('#description Bob gave up\n');
  });
});
