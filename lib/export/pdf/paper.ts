/** Sheets of A4 and text on them, in any script and direction; points (1/72 inch), from the upper left. */
import { faceFont, type Weight } from './faces';
import { type Direction, type Piece, piecesOf } from './pieces';

export const INK = '#1c1b19';
export const QUIET = '#5d5a54';
const LINE = '#c9c4b8';

export interface TextStyle {
  size?: number;
  weight?: Weight;
  colour?: string;
  /** `start` is the side from which the reader reads */
  /** `right`: of figures, in either direction, so that ones stand below ones */
  align?: 'start' | 'end' | 'center' | 'right';
  direction?: Direction;
}

export interface Box {
  /** from the reader's own side of the page */
  x: number;
  /** of the line's top */
  y: number;
  width: number;
}

export interface PaperOptions {
  title: string;
  locale: string;
  direction: 'ltr' | 'rtl';
  landscape?: boolean;
}

export const MARGIN = 36;
const A4 = { short: 595.28, long: 841.89 };

/** Of the letters' height below the top of a line; the same for all faces, so that they stand on one line. */
const ASCENT = 0.98;

export class Paper {
  readonly width: number;
  readonly height: number;
  private readonly document: PDFKit.PDFDocument;
  private readonly chunks: Buffer[] = [];
  private readonly done: Promise<void>;
  private readonly isRight: boolean;
  private readonly widths = new Map<string, number>();
  private readonly opened = new Set<string>();
  /** of the page as it is */
  private colour = '';

  private constructor(
    Document: typeof import('pdfkit'),
    { title, locale, direction, landscape = false }: PaperOptions,
  ) {
    this.isRight = direction === 'rtl';
    this.width = landscape ? A4.long : A4.short;
    this.height = landscape ? A4.short : A4.long;
    this.document = new Document({
      size: 'A4',
      layout: landscape ? 'landscape' : 'portrait',
      margin: 0,
      autoFirstPage: false,
      lang: locale,
      info: { Title: title, Producer: 'Onerack', Creator: 'Onerack' },
    });
    this.document.on('data', (chunk: Buffer) => this.chunks.push(chunk));
    this.done = new Promise((resolve) => this.document.on('end', resolve));
  }

  /** The writer is loaded for the first sheet alone. */
  static async open(options: PaperOptions): Promise<Paper> {
    const { default: Document } = await import('pdfkit');
    return new Paper(Document, options);
  }

  page(): void {
    this.document.addPage();
    this.colour = '';
  }

  /** Writes a line into a box; what has no room is cut off with an ellipsis. */
  text(text: string, { x, y, width }: Box, style: TextStyle = {}): void {
    const { size = 9, weight = 400, colour = INK, align = 'start', direction = 'auto' } = style;
    const { pieces, length } = this.fitted(text, width, size, weight, direction);
    const left = this.isRight ? this.width - x - width : x;
    const isToRight = align === 'right' || (align === 'end') !== this.isRight;
    const toRight = align === 'center' ? 0.5 : Number(isToRight);
    let at = left + (width - length) * toRight;
    if (colour !== this.colour) this.document.fillColor(colour);
    this.colour = colour;
    for (const piece of pieces) {
      this.open(piece.face, weight, size);
      if (piece.text.trim() !== '')
        this.document.text(piece.text, at, y + size * ASCENT, { lineBreak: false, baseline: 'alphabetic' });
      at += this.widthOf(piece, size, weight);
    }
  }

  /** How wide a line is. */
  measure(text: string, { size = 9, weight = 400, direction = 'auto' }: TextStyle = {}): number {
    return piecesOf(text, direction).reduce((sum, piece) => sum + this.widthOf(piece, size, weight), 0);
  }

  rule(y: number, { strong = false }: { strong?: boolean } = {}): void {
    this.document
      .moveTo(MARGIN, y)
      .lineTo(this.width - MARGIN, y)
      .lineWidth(strong ? 0.9 : 0.4)
      .strokeColor(strong ? INK : LINE)
      .stroke();
  }

  async finish(): Promise<Uint8Array<ArrayBuffer>> {
    this.document.end();
    await this.done;
    return new Uint8Array(Buffer.concat(this.chunks));
  }

  private fitted(text: string, width: number, size: number, weight: Weight, direction: Direction) {
    const measured = (line: string) => {
      const pieces = piecesOf(line, direction);
      return { pieces, length: pieces.reduce((sum, piece) => sum + this.widthOf(piece, size, weight), 0) };
    };
    let line = measured(text);
    if (line.length <= width) return line;
    const characters = [...text];
    while (characters.length > 0 && line.length > width) {
      characters.pop();
      line = measured(`${characters.join('').trimEnd()}…`);
    }
    return line;
  }

  private open(face: number, weight: Weight, size: number): void {
    const name = `${face} ${weight}`;
    if (!this.opened.has(name)) {
      this.document.registerFont(name, faceFont(face, weight));
      this.opened.add(name);
    }
    this.document.font(name, size);
  }

  private widthOf({ text, face }: Piece, size: number, weight: Weight): number {
    const key = `${face} ${weight} ${text}`;
    const known = this.widths.get(key);
    if (known !== undefined) return known * size;
    this.open(face, weight, 1000);
    const width = this.document.widthOfString(text) / 1000;
    this.widths.set(key, width);
    return width * size;
  }
}
