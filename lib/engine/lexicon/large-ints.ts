/** Bytes from which glibc gives an array pages of its own for certain; below, it may once it has given some back. */
const MAPPED = 2 ** 25 + 2 ** 20;
/** Bytes of what is large: smaller arrays leave no gaps that matter. */
const LARGE = 2 ** 20;

/**
 * So many zeros, whose memory goes back to the system as soon as they are garbage. An array below 32 MB may lie between
 * others, where the allocator keeps its place: a large list left 60 MB of such gaps. So it gets room up to that size,
 * which takes no memory as nobody writes there.
 */
export function largeInts(length: number): Int32Array {
  const bytes = length * Int32Array.BYTES_PER_ELEMENT;
  if (bytes < LARGE || bytes >= MAPPED) return new Int32Array(length);
  return new Int32Array(new ArrayBuffer(MAPPED), 0, length);
}
