import { closeSync, openSync, readSync } from 'node:fs';

const SLICE = 1 << 18;

/** A file's bytes in pieces, each good until the next: a whole list would stay in memory while it is compiled. */
export function* piecesOf(path: string): Generator<Uint8Array> {
  const file = openSync(path, 'r');
  const slice = new Uint8Array(SLICE);
  try {
    for (;;) {
      const read = readSync(file, slice);
      if (read === 0) return;
      yield slice.subarray(0, read);
    }
  } finally {
    closeSync(file);
  }
}
