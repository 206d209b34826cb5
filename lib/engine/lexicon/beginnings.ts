/** All beginnings of the words, each with a number from 1 on; 0 is the empty beginning. */
export interface Beginnings {
  /** The same without the last letter. */
  shorter: Int32Array;
  /** The last letter. */
  last: Uint8Array;
  /** Where it leads in the plain graph: state * 2, + 1 when it is a word itself. */
  leads: Int32Array;
}

export function noBeginnings(count: number): Beginnings {
  return {
    shorter: new Int32Array(count + 1),
    last: new Uint8Array(count + 1),
    leads: new Int32Array(count + 1),
  };
}
