import { BLANK, type Move, type TileSet } from '@/lib/engine';
import { Canvas, colour } from './canvas';
import { drawText, widthOf } from './letters';
import { png } from './png';

export interface BoardPicture {
  tiles: TileSet;
  /** before the move, in the wire form */
  board: readonly string[];
  rack: string;
  /** laid on the board; null: none */
  move: Move | null;
  /** its place, as the event writes places: told beside the board, with its word and score */
  place: string | null;
  score: number | null;
}

/** As previews want it. */
export const PICTURE = { width: 1200, height: 630 } as const;

/** The light colours of lib/client/ui/tokens.css. */
const INK = colour('#1c2321');
const QUIET = colour('#59605d');
const PAPER = colour('#f6f4ee');
const ACCENT = colour('#14594a');
const LINE = colour('#d9d5c8');
const SQUARE = colour('#e9e5d8');
const PREMIUMS: Readonly<Record<string, ReturnType<typeof colour>>> = {
  '2L': colour('#cfe0ea'),
  '3L': colour('#8fb8d3'),
  '4L': colour('#3f769b'),
  '2W': colour('#f0d3cb'),
  '3W': colour('#d98c7c'),
  '4W': colour('#a94838'),
};
const TILE = {
  old: colour('#f7e7bf'),
  fresh: colour('#fff6d9'),
  edge: colour('#c9ab62'),
  ink: colour('#2a2110'),
};

const MARGIN = 30;
const SIDE = PICTURE.height - 2 * MARGIN;
const RIGHT = { left: MARGIN + SIDE + 50, width: PICTURE.width - 2 * MARGIN - SIDE - 50 };

/**
 * A round as a picture: the board with a move on it, the rack, the move and its score. Without names and in no language,
 * so that it says the same to everybody, and nobody's name stays in what others have kept of it.
 */
export function boardPicture({ tiles, board, rack, move, place, score }: BoardPicture): Buffer {
  const canvas = new Canvas(PICTURE.width, PICTURE.height, PAPER);
  drawBoard(canvas, tiles, board, move);
  const middle = RIGHT.left + RIGHT.width / 2;
  drawName(canvas);
  drawRack(canvas, tiles, rack);
  if (move) drawMove(canvas, tiles, place, move.word);
  if (score !== null)
    drawText(canvas, String(score), { x: middle, y: 550, size: 170, room: RIGHT.width, fill: ACCENT });
  return png(canvas.pixels, PICTURE.width, PICTURE.height);
}

function drawBoard(canvas: Canvas, tiles: TileSet, board: readonly string[], move: Move | null): void {
  const rows = board.map(piecesOf);
  const fresh = move ? laidOn(rows, move) : new Map<string, string>();
  const count = rows.length;
  const side = Math.floor((SIDE - count - 1) / count);
  const whole = count * (side + 1) + 1;
  const [left, top] = [MARGIN + (SIDE - whole) / 2, MARGIN + (SIDE - whole) / 2];
  canvas.rectangle(left, top, whole, whole, LINE);
  for (const [row, pieces] of rows.entries())
    for (const [col, piece] of pieces.entries()) {
      const shown = tiles.direction === 'rtl' ? count - 1 - col : col;
      const place = { x: left + 1 + shown * (side + 1), y: top + 1 + row * (side + 1), side };
      const laid = fresh.get(`${row} ${col}`);
      const text = laid ?? piece;
      if (text !== '.') drawTile(canvas, tiles, tiles.codeOf(text), place, laid !== undefined);
      else canvas.rectangle(place.x, place.y, side, side, PREMIUMS[tiles.layout.premium(row, col)] ?? SQUARE);
    }
}

const piecesOf = (text: string): string[] => text.match(/\[[^[\]]*\]|./gsu) ?? [];

/** The tiles of a move that lie on empty squares, by square. */
function laidOn(
  rows: readonly (readonly string[])[],
  { row, col, direction, word }: Move,
): Map<string, string> {
  const laid = new Map<string, string>();
  for (const [step, piece] of piecesOf(word).entries()) {
    const [r, c] = direction === 'down' ? [row - 1 + step, col - 1] : [row - 1, col - 1 + step];
    if (rows[r]?.[c] === '.') laid.set(`${r} ${c}`, piece);
  }
  return laid;
}

interface TilePlace {
  x: number;
  y: number;
  side: number;
}

function drawTile(
  canvas: Canvas,
  tiles: TileSet,
  code: number,
  { x, y, side }: TilePlace,
  fresh = false,
): void {
  const edge = fresh ? Math.max(2, side * 0.06) : Math.max(1, side * 0.03);
  const radius = side * 0.1;
  canvas.rectangle(x, y, side, side, fresh ? ACCENT : TILE.edge, radius);
  canvas.rectangle(
    x + edge,
    y + edge,
    side - 2 * edge,
    side - 2 * edge,
    fresh ? TILE.fresh : TILE.old,
    radius - edge / 2,
  );
  const isBlank = (code & BLANK) !== 0;
  const letter = tiles.tileOf(code & ~BLANK);
  const value = isBlank ? 0 : tiles.valueOf(code);
  const shift = value > 9 ? 0.08 : value > 0 ? 0.03 : 0;
  drawText(canvas, letter, {
    x: x + side * (0.5 - shift),
    y: y + side * 0.76,
    size: side * 0.76,
    room: side * 0.78,
    fill: isBlank ? ACCENT : TILE.ink,
  });
  if (value === 0) return;
  const text = String(value);
  drawText(canvas, text, {
    x: x + side * (text.length > 1 ? 0.83 : 0.86),
    y: y + side * 0.93,
    size: side * 0.27,
    fill: TILE.ink,
  });
}

function drawRack(canvas: Canvas, tiles: TileSet, rack: string): void {
  const pieces = piecesOf(rack);
  const step = Math.min(74, Math.floor(RIGHT.width / Math.max(7, pieces.length)));
  const left = RIGHT.left + (RIGHT.width - step * pieces.length) / 2;
  for (const [index, piece] of pieces.entries()) {
    const shown = tiles.direction === 'rtl' ? pieces.length - 1 - index : index;
    const place = { x: left + shown * step + 3, y: 205, side: step - 6 };
    drawTile(canvas, tiles, piece === '?' ? BLANK : tiles.codeOf(piece), place);
  }
}

/** Its place, then its word as it is read; letters of blanks are small, in the accent. */
function drawMove(canvas: Canvas, tiles: TileSet, place: string | null, word: string): void {
  const letters = piecesOf(word).map((piece) => ({
    text: piece.replace(/[[\]]/g, ''),
    fill: (tiles.codeOf(piece) & BLANK) === 0 ? INK : ACCENT,
  }));
  const pieces = [
    ...(place === null ? [] : [{ text: `${place} `, fill: QUIET }]),
    ...(tiles.direction === 'rtl' ? letters.reverse() : letters),
  ];
  const widths = pieces.map(({ text }) => widthOf(text));
  const whole = widths.reduce((sum, width) => sum + width, 0);
  const size = Math.min(58, RIGHT.width / Math.max(whole, 1e-6));
  let at = RIGHT.left + (RIGHT.width - whole * size) / 2;
  for (const [index, { text, fill }] of pieces.entries()) {
    const width = size * (widths[index] ?? 0);
    drawText(canvas, text, { x: at + width / 2, y: 365, size, fill });
    at += width;
  }
}

/** The name of the service, its O on a tile. */
function drawName(canvas: Canvas): void {
  const size = 62;
  const [x, y] = [RIGHT.left + RIGHT.width / 2 - 125, 80];
  canvas.rectangle(x, y, size, size, TILE.edge, size * 0.1);
  canvas.rectangle(x + 2, y + 2, size - 4, size - 4, TILE.old, size * 0.09);
  drawText(canvas, 'O', { x: x + size * 0.47, y: y + size * 0.73, size: size * 0.68, fill: TILE.ink });
  drawText(canvas, '1', { x: x + size * 0.86, y: y + size * 0.93, size: size * 0.27, fill: TILE.ink });
  drawText(canvas, 'nerack', { x: x + size + 98, y: y + size * 0.78, size: size * 1.02, fill: INK });
}
