import QRCode from 'qrcode';

export interface QrDrawing {
  /** modules along a side, quiet zone included */
  size: number;
  /** SVG path of the dark modules in units of one module */
  path: string;
}

/** The quiet zone that the standard asks for, in modules. */
export const QUIET = 4;

/** A QR code as one SVG path: runs of dark modules, row by row. Level M survives a smudge on a poster. */
export function drawQr(text: string): QrDrawing {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const runs: string[] = [];
  for (let row = 0; row < modules.size; row++) {
    for (let col = 0; col < modules.size; col++) {
      if (!modules.get(row, col)) continue;
      const start = col;
      while (col + 1 < modules.size && modules.get(row, col + 1)) col++;
      runs.push(`M${start + QUIET} ${row + QUIET}h${col - start + 1}v1H${start + QUIET}z`);
    }
  }
  return { size: modules.size + 2 * QUIET, path: runs.join('') };
}
