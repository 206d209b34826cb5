/** A copy with room for as many numbers again. */
export function doubled<T extends Uint8Array | Int32Array>(array: T): T {
  const make = array.constructor as new (length: number) => T;
  const larger = new make(array.length * 2);
  larger.set(array);
  return larger;
}
