import { largeInts } from './large-ints';

/** Most bits of a digit: more places, and lines of memory that are written to, than a core's cache holds. */
const MOST_BITS = 13;

/**
 * `items`, which rise, by their keys, rising, none of them negative; equal ones as they were. Radix sort from the
 * lowest digit, with digits as large as can be: every one but the first looks keys up wherever they are.
 */
export function sortedBy(items: Int32Array, keys: Int32Array): Int32Array {
  let most = 1;
  for (let i = 0; i < items.length; i++) most = Math.max(most, keys[items[i]!]!);
  const bits = 32 - Math.clz32(most);
  const digits = Math.ceil(bits / MOST_BITS);
  const width = Math.ceil(bits / digits);
  const places = Array.from({ length: digits }, (_, digit) => placesOf(items, keys, digit * width, width));
  let sorted: Int32Array = items;
  let other = largeInts(items.length);
  for (let digit = 0; digit < digits; digit++) {
    byDigit(sorted, other, keys, digit * width, places[digit]!);
    [sorted, other] = [other, sorted];
  }
  return sorted;
}

/** Where items belong by a digit of their keys: counted in rising order, that is without waiting for memory. */
function placesOf(items: Int32Array, keys: Int32Array, shift: number, width: number): Int32Array {
  const places = new Int32Array(2 ** width);
  const mask = places.length - 1;
  for (let i = 0; i < items.length; i++) places[(keys[items[i]!]! >>> shift) & mask]!++;
  let start = 0;
  for (let digit = 0; digit < places.length; digit++) {
    const count = places[digit]!;
    places[digit] = start;
    start += count;
  }
  return places;
}

function byDigit(
  from: Int32Array,
  to: Int32Array,
  keys: Int32Array,
  shift: number,
  places: Int32Array,
): void {
  const mask = places.length - 1;
  for (let i = 0; i < from.length; i++) {
    const item = from[i]!;
    to[places[(keys[item]! >>> shift) & mask]!++] = item;
  }
}
