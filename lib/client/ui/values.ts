import { tileSet } from '@/lib/engine';

const known = new Map<string, Map<string, number>>();

/** Points of a letter in a bundled tile set; undefined where the set or the letter is unknown. */
export function tileValue(setId: string, letter: string): number | undefined {
  let values = known.get(setId);
  if (!values) {
    values = readValues(setId);
    known.set(setId, values);
  }
  return values.get(letter);
}

function readValues(setId: string): Map<string, number> {
  try {
    const set = tileSet(setId);
    const codes = Array.from({ length: set.size }, (_, index) => index + 1);
    return new Map(codes.map((code) => [set.tileOf(code), set.valueOf(code)]));
  } catch {
    // A set that is not bundled: its tiles are shown without figures.
    return new Map();
  }
}
