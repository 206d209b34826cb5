import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { TILE_SET_IDS, tileSet } from '@/lib/engine';
import { boardPicture, PICTURE } from '@/lib/export';
import { Canvas, colour } from '@/lib/export/picture/canvas';
import { letterOf } from '@/lib/export/picture/letters';

const empty = (size: number) => Array.from({ length: size }, () => '.'.repeat(size));

/** Width, height and pixels of a PNG as we write them. */
function read(file: Buffer) {
  const parts: Buffer[] = [];
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(file.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const lines = inflateSync(Buffer.concat(parts));
  return {
    width,
    height,
    pixel: (x: number, y: number) => [...lines.subarray(y * (3 * width + 1) + 1 + 3 * x).subarray(0, 3)],
  };
}

describe('a picture of a board', () => {
  const board = empty(15);
  board[7] = '...CaT.........';
  const picture = (move: Parameters<typeof boardPicture>[0]['move'], place: string | null = null) =>
    read(boardPicture({ tiles: tileSet('en'), board, rack: 'SEQUO?A', move, place, score: 74 }));

  it('is a PNG of the size that previews want', () => {
    const drawn = picture(null);
    expect([drawn.width, drawn.height]).toEqual([PICTURE.width, PICTURE.height]);
    expect(drawn.pixel(2, 2)).toEqual([0xf6, 0xf4, 0xee]);
  });

  it('shows tiles where they lie, those of the move apart', () => {
    const corner = (col: number, row: number) => [38 + (col - 1) * 37 + 6, 38 + (row - 1) * 37 + 6] as const;
    const drawn = picture({ row: 8, col: 4, direction: 'across', word: 'CaTS' });
    expect(drawn.pixel(...corner(4, 8))).toEqual([0xf7, 0xe7, 0xbf]);
    expect(drawn.pixel(...corner(7, 8))).toEqual([0xff, 0xf6, 0xd9]);
    expect(picture(null).pixel(...corner(7, 8))).not.toEqual([0xff, 0xf6, 0xd9]);
  });

  it('names the place and the word of the move beside the board, the letter of a blank apart', () => {
    const move = { row: 8, col: 4, direction: 'across', word: 'CaTS' } as const;
    const colours = (drawn: ReturnType<typeof picture>) => {
      const found = new Set<string>();
      for (let y = 310; y < 375; y++)
        for (let x = 650; x < 1170; x++)
          found.add(
            drawn
              .pixel(x, y)
              .map((one) => one.toString(16))
              .join(' '),
          );
      return found;
    };
    const [ink, accent, quiet] = ['1c 23 21', '14 59 4a', '59 60 5d'];
    expect(colours(picture(null)).size, 'nothing is there without a move').toBe(1);
    expect([ink, accent, quiet].map((one) => colours(picture(move, '8D')).has(one!))).toEqual([
      true,
      true,
      true,
    ]);
    const whole = { ...move, word: 'CATS' };
    expect([ink, accent, quiet].map((one) => colours(picture(whole)).has(one!))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each(TILE_SET_IDS)('has every letter of %s', (id) => {
    const tiles = tileSet(id);
    const missing = tiles.letters.flatMap(({ tile }) => [...tile]).filter((letter) => !letterOf(letter));
    expect(missing).toEqual([]);
  });

  it('is drawn quickly, from right to left too', () => {
    const tiles = tileSet('fa');
    const rows = empty(15);
    rows[7] = tiles.letters
      .slice(0, 15)
      .map(({ tile }) => tile)
      .join('');
    const draw = () =>
      boardPicture({ tiles, board: rows, rack: rows[7]!.slice(0, 7), move: null, place: null, score: 100 });
    const file = draw();
    // The best of some: the machine may have other work.
    const times = Array.from({ length: 5 }, () => {
      const began = performance.now();
      draw();
      return performance.now() - began;
    });
    expect(Math.min(...times)).toBeLessThan(1500);
    expect(file.length).toBeLessThan(120_000);
  });
});

describe('a canvas', () => {
  it('fills a shape, and half of a pixel that it half covers', () => {
    const canvas = new Canvas(10, 10, colour('#000000'));
    canvas.rectangle(2, 3, 4.5, 2, colour('#ffffff'));
    const at = (x: number, y: number) => canvas.pixels[3 * (10 * y + x)];
    expect([at(1, 3), at(2, 3), at(5, 4), at(7, 3), at(3, 2), at(3, 5)]).toEqual([0, 255, 255, 0, 0, 0]);
    expect(at(6, 3)).toBeGreaterThan(120);
    expect(at(6, 3)).toBeLessThan(135);
  });
});
