import type { Contour } from './font-file';

export type Colour = readonly [red: number, green: number, blue: number];

/** `#1c2321` */
export function colour(text: string): Colour {
  const value = Number.parseInt(text.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** How finely curves are drawn. */
const STEPS = 6;

/** A picture of RGB pixels on which shapes are filled, with smooth edges; shapes stay clear of its right edge. */
export class Canvas {
  readonly pixels: Uint8Array;
  /** by how much each pixel changes the cover of those right of it */
  private readonly cover: Float32Array;

  constructor(
    readonly width: number,
    readonly height: number,
    ground: Colour,
  ) {
    this.pixels = new Uint8Array(3 * width * height);
    for (let at = 0; at < this.pixels.length; at++) this.pixels[at] = ground[at % 3] ?? 0;
    this.cover = new Float32Array(width * height + 2);
  }

  /** A rectangle with round corners. */
  rectangle(x: number, y: number, width: number, height: number, fill: Colour, radius = 0): void {
    const corner = (cx: number, cy: number, from: number): [number, number][] =>
      Array.from({ length: radius > 0 ? STEPS + 1 : 1 }, (_, step) => {
        const angle = ((from + step / STEPS) * Math.PI) / 2;
        return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
      });
    const [left, right, top, bottom] = [x + radius, x + width - radius, y + radius, y + height - radius];
    this.fill(
      [
        [
          ...corner(right, bottom, 0),
          ...corner(left, bottom, 1),
          ...corner(left, top, 2),
          ...corner(right, top, 3),
        ],
      ],
      fill,
    );
  }

  /** The outline of a glyph, its origin at `x` on the line `y`; `scale`: pixels per unit of the font. */
  outline(contours: readonly Contour[], x: number, y: number, scale: [number, number], fill: Colour): void {
    const place = (px: number, py: number): [number, number] => [x + px * scale[0], y - py * scale[1]];
    this.fill(
      contours.map((contour) => flattened(contour).map(([px, py]) => place(px, py))),
      fill,
    );
  }

  /** Closed lines; what they go round is filled. */
  private fill(shapes: readonly (readonly [number, number][])[], fill: Colour): void {
    const points = shapes.flat();
    if (points.length === 0) return;
    for (const shape of shapes)
      for (const [index, [x, y]] of shape.entries()) {
        const [nextX, nextY] = shape[(index + 1) % shape.length] ?? [x, y];
        this.edge(x, y, nextX, nextY);
      }
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    this.blend(
      { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) },
      fill,
    );
  }

  /** Adds what an edge covers, row by row, as the area to its right. */
  private edge(x0: number, y0: number, x1: number, y1: number): void {
    if (y0 === y1) return;
    const sign = y0 < y1 ? 1 : -1;
    const [fromX, fromY, toX, toY] = y0 < y1 ? [x0, y0, x1, y1] : [x1, y1, x0, y0];
    const slope = (toX - fromX) / (toY - fromY);
    const last = Math.min(this.height, Math.ceil(toY));
    for (let row = Math.max(0, Math.floor(fromY)); row < last; row++) {
      const [a, b] = [Math.max(row, fromY), Math.min(row + 1, toY)];
      if (b <= a) continue;
      this.row(row, fromX + slope * (a - fromY), fromX + slope * (b - fromY), sign * (b - a));
    }
  }

  /** An edge within one row goes from `xa` to `xb` and covers `height` of it. */
  private row(row: number, xa: number, xb: number, height: number): void {
    const most = this.width;
    const [left, right] = [Math.min(xa, xb), Math.max(xa, xb)].map((x) => Math.min(most, Math.max(0, x))) as [
      number,
      number,
    ];
    const first = Math.floor(left);
    const at = row * this.width + first;
    const last = Math.min(most - 1, Math.floor(right));
    if (last <= first) {
      const middle = (left + right) / 2 - first;
      this.add(at, height * (1 - middle));
      this.add(at + 1, height * middle);
      return;
    }
    // The part of the edge in each pixel, and how much of that pixel lies to the right of it.
    const share = height / (right - left);
    for (let column = first; column <= last; column++) {
      const [a, b] = [Math.max(left, column), Math.min(right, column + 1)];
      const part = share * (b - a);
      const middle = (a + b) / 2 - column;
      this.add(row * this.width + column, part * (1 - middle));
      this.add(row * this.width + column + 1, part * middle);
    }
  }

  private add(at: number, value: number): void {
    this.cover[at] = (this.cover[at] ?? 0) + value;
  }

  /** Lays the colour on as far as each pixel within the box is covered. */
  private blend(box: { left: number; right: number; top: number; bottom: number }, fill: Colour): void {
    const within = (value: number, most: number) => Math.min(most, Math.max(0, value));
    const [left, right] = [
      within(Math.floor(box.left), this.width),
      within(Math.ceil(box.right) + 1, this.width),
    ];
    const bottom = within(Math.ceil(box.bottom) + 1, this.height);
    for (let row = within(Math.floor(box.top), this.height); row < bottom; row++) {
      let sum = 0;
      for (let at = row * this.width + left; at < row * this.width + right; at++) {
        sum += this.cover[at] ?? 0;
        this.cover[at] = 0;
        const share = Math.min(1, Math.abs(sum));
        if (share < 0.004) continue;
        for (let part = 0; part < 3; part++) {
          const pixel = this.pixels[3 * at + part] ?? 0;
          this.pixels[3 * at + part] = Math.round(pixel + share * ((fill[part] ?? 0) - pixel));
        }
      }
    }
  }
}

/** Curves as short lines. Between two points that bend the line there is one on it, half-way. */
function flattened(contour: Contour): [number, number][] {
  const points = contour.flatMap((point, index) => {
    const next = contour[(index + 1) % contour.length] ?? point;
    if (point.onLine || next.onLine) return [point];
    return [point, { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2, onLine: true }];
  });
  const start = points.findIndex(({ onLine }) => onLine);
  const turned = [...points.slice(start), ...points.slice(0, start)];
  const line: [number, number][] = [];
  for (const [index, point] of turned.entries()) {
    if (point.onLine) {
      line.push([point.x, point.y]);
      continue;
    }
    const from = turned[index - 1] ?? point;
    const to = turned[(index + 1) % turned.length] ?? point;
    for (let step = 1; step < STEPS; step++) {
      const t = step / STEPS;
      const bend = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
      line.push([bend(from.x, point.x, to.x), bend(from.y, point.y, to.y)]);
    }
  }
  return line;
}
