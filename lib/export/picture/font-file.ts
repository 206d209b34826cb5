import { inflateSync } from 'node:zlib';

/** A point of an outline, in units of the font; what is not on the line bends it (quadratic curves). */
interface Point {
  x: number;
  y: number;
  onLine: boolean;
}

export type Contour = readonly Point[];

export interface Glyph {
  contours: readonly Contour[];
  /** how far the next one stands */
  advance: number;
}

/** Points of glyphs that are put together out of others lie this deep at most. */
const MOST_PARTS_DEEP = 5;

/** The outlines of a font in WOFF (version 1) with TrueType outlines: what a picture needs of it and no more. */
export class FontFile {
  readonly unitsPerEm: number;
  private readonly tables: ReadonlyMap<string, Buffer>;
  private readonly glyphIds: ReadonlyMap<number, number>;
  private readonly longOffsets: boolean;
  private readonly advances: number;

  constructor(file: Buffer) {
    this.tables = readTables(file);
    const head = this.table('head');
    this.unitsPerEm = head.readUInt16BE(18);
    this.longOffsets = head.readInt16BE(50) === 1;
    this.advances = this.table('hhea').readUInt16BE(34);
    this.glyphIds = readCharacters(this.table('cmap'));
  }

  /** Null for a character that the font does not have. */
  glyph(character: string): Glyph | null {
    const id = this.glyphIds.get(character.codePointAt(0) ?? 0);
    if (id === undefined) return null;
    const at = 4 * Math.min(id, this.advances - 1);
    return { contours: this.contours(id, 0), advance: this.table('hmtx').readUInt16BE(at) };
  }

  has(character: string): boolean {
    return this.glyphIds.has(character.codePointAt(0) ?? 0);
  }

  private table(tag: string): Buffer {
    const table = this.tables.get(tag);
    if (!table) throw new Error(`the font has no table ${tag}`);
    return table;
  }

  private contours(id: number, depth: number): Contour[] {
    const loca = this.table('loca');
    const offset = (at: number) =>
      this.longOffsets ? loca.readUInt32BE(4 * at) : 2 * loca.readUInt16BE(2 * at);
    const glyph = this.table('glyf').subarray(offset(id), offset(id + 1));
    if (glyph.length === 0 || depth > MOST_PARTS_DEEP) return [];
    const count = glyph.readInt16BE(0);
    return count >= 0 ? readSimple(glyph, count) : this.composite(glyph, depth);
  }

  /** A letter and its accent, say: each part is moved and scaled. */
  private composite(glyph: Buffer, depth: number): Contour[] {
    const contours: Contour[] = [];
    for (let at = 10, more = true; more; ) {
      const [flags, id] = [glyph.readUInt16BE(at), glyph.readUInt16BE(at + 2)];
      at += 4;
      const wide = (flags & 1) !== 0;
      const [dx, dy] = wide
        ? [glyph.readInt16BE(at), glyph.readInt16BE(at + 2)]
        : [glyph.readInt8(at), glyph.readInt8(at + 1)];
      at += wide ? 4 : 2;
      const fraction = () => {
        at += 2;
        return glyph.readInt16BE(at - 2) / 0x4000;
      };
      let [a, b, c, d] = [1, 0, 0, 1];
      if (flags & 0x08) a = d = fraction();
      else if (flags & 0x40) [a, d] = [fraction(), fraction()];
      else if (flags & 0x80) [a, b, c, d] = [fraction(), fraction(), fraction(), fraction()];
      const move = ({ x, y, onLine }: Point) => ({ x: a * x + c * y + dx, y: b * x + d * y + dy, onLine });
      contours.push(...this.contours(id, depth + 1).map((contour) => contour.map(move)));
      more = (flags & 0x20) !== 0;
    }
    return contours;
  }
}

function readTables(file: Buffer): Map<string, Buffer> {
  if (file.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF file');
  const tables = new Map<string, Buffer>();
  for (let index = 0, count = file.readUInt16BE(12); index < count; index++) {
    const at = 44 + 20 * index;
    const [offset, packed, whole] = [4, 8, 12].map((part) => file.readUInt32BE(at + part)) as [
      number,
      number,
      number,
    ];
    const data = file.subarray(offset, offset + packed);
    tables.set(file.toString('latin1', at, at + 4), packed < whole ? inflateSync(data) : data);
  }
  return tables;
}

/** Glyph by character: of the tables with four- and with twelve-fold coding whichever comes first. */
function readCharacters(cmap: Buffer): Map<number, number> {
  const found = new Map<number, number>();
  for (let index = 0, count = cmap.readUInt16BE(2); index < count; index++) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + 8 * index));
    const format = table.readUInt16BE(0);
    if (format === 4) readRanges(table, found);
    if (format === 12) readGroups(table, found);
  }
  return found;
}

function readRanges(table: Buffer, found: Map<number, number>): void {
  const twice = table.readUInt16BE(6);
  for (let at = 14; at < 14 + twice; at += 2) {
    const end = table.readUInt16BE(at);
    const start = table.readUInt16BE(at + twice + 2);
    const delta = table.readUInt16BE(at + 2 * twice + 2);
    const offsetAt = at + 3 * twice + 2;
    const offset = table.readUInt16BE(offsetAt);
    for (let code = start; code <= end && code < 0xffff; code++) {
      const id = offset === 0 ? code : table.readUInt16BE(offsetAt + offset + 2 * (code - start));
      if (id !== 0) found.set(code, (id + delta) & 0xffff);
    }
  }
}

function readGroups(table: Buffer, found: Map<number, number>): void {
  for (let index = 0, count = table.readUInt32BE(12); index < count; index++) {
    const [start, end, id] = [0, 4, 8].map((part) => table.readUInt32BE(16 + 12 * index + part)) as [
      number,
      number,
      number,
    ];
    for (let code = start; code <= end; code++) found.set(code, id + code - start);
  }
}

/** Flags first, each maybe said again so many times; then all x, then all y, as steps. */
function readSimple(glyph: Buffer, count: number): Contour[] {
  const ends = Array.from({ length: count }, (_, index) => glyph.readUInt16BE(10 + 2 * index));
  const total = (ends.at(-1) ?? -1) + 1;
  let at = 10 + 2 * count;
  at += 2 + glyph.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < total) {
    const flag = glyph.readUInt8(at++);
    const again = flag & 8 ? glyph.readUInt8(at++) : 0;
    for (let times = 0; times <= again; times++) flags.push(flag);
  }
  const steps = (short: number, same: number) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += (flag & same ? 1 : -1) * glyph.readUInt8(at++);
      else if (!(flag & same)) {
        value += glyph.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = steps(2, 16);
  const ys = steps(4, 32);
  const points = flags.map(
    (flag, index): Point => ({ x: xs[index] ?? 0, y: ys[index] ?? 0, onLine: (flag & 1) !== 0 }),
  );
  return ends.map((end, index) => points.slice(index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end + 1));
}
