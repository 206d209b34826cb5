/** SHA-256 (FIPS 180-4) without waiting: the browser's own is there over https alone, and answers later. */

const primes: number[] = [];
for (let n = 2; primes.length < 64; n++) if (primes.every((p) => n % p !== 0)) primes.push(n);
/** The first 32 bits of the fractional part. */
const fraction = (x: number) => ((x - Math.floor(x)) * 2 ** 32) >>> 0;
const START = primes.slice(0, 8).map((p) => fraction(Math.sqrt(p)));
const ROUND = primes.map((p) => fraction(Math.cbrt(p)));

const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by));

/** The digest of bytes: eight words of 32 bits. */
export function sha256(bytes: Uint8Array): Uint32Array {
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const padded = new Uint8Array(length);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(length - 4, bytes.length * 8);
  const hash = Uint32Array.from(START);
  const w = new Uint32Array(64);
  for (let at = 0; at < length; at += 64) mix(hash, w, view, at);
  return hash;
}

function mix(hash: Uint32Array, w: Uint32Array, view: DataView, at: number): void {
  for (let i = 0; i < 16; i++) w[i] = view.getUint32(at + i * 4);
  for (let i = 16; i < 64; i++) {
    const [x, y] = [w[i - 15]!, w[i - 2]!];
    const low = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const high = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    w[i] = w[i - 16]! + low + w[i - 7]! + high;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < 64; i++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) hash[i]! += value;
}

/** Of a text in UTF-8, in lower-case hexadecimal. */
export function sha256Hex(text: string): string {
  const words = sha256(new TextEncoder().encode(text));
  return [...words].map((word) => word.toString(16).padStart(8, '0')).join('');
}
