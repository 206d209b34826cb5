import { describe, expect, it } from 'vitest';
import { hallCodeOf, isHallCode } from '@/lib/event/hall-code';

const hall = { hallSecret: 'of this event' };
const NOON = 1_800_000_000_000;
const MINUTE = 60_000;

describe('the number of the hall', () => {
  const { code, until } = hallCodeOf(hall, NOON)!;

  it('has five digits, the same in every process, and rolls with the minute', () => {
    expect(code).toMatch(/^\d{5}$/);
    expect(hallCodeOf({ ...hall }, NOON + 30_000)?.code).toBe(code);
    expect(until).toBe(NOON + MINUTE);
    expect(hallCodeOf(hall, until)?.code).not.toBe(code);
  });

  it('is good in its minute and the next one, and then never again', () => {
    for (const later of [0, MINUTE - 1, MINUTE, 2 * MINUTE - 1])
      expect(isHallCode(hall, code, NOON + later)).toBe(true);
    for (const later of [-1, 2 * MINUTE, 60 * MINUTE])
      expect(isHallCode(hall, code, NOON + later)).toBe(false);
  });

  it('is taken in the digits that people have', () => {
    const persian = [...code].map((digit) => String.fromCodePoint(0x6f0 + Number(digit))).join('');
    for (const typed of [` ${code} `, `${code.slice(0, 2)} ${code.slice(2)}`, persian])
      expect(isHallCode(hall, typed, NOON)).toBe(true);
    for (const typed of ['', code.slice(1), `${code}0`, 'hello'])
      expect(isHallCode(hall, typed, NOON)).toBe(false);
  });

  it('is another in another event, and none where none is asked for', () => {
    expect(hallCodeOf({ hallSecret: 'of another' }, NOON)?.code).not.toBe(code);
    expect(hallCodeOf({ hallSecret: null }, NOON)).toBeNull();
    expect(isHallCode({ hallSecret: null }, '', NOON)).toBe(true);
  });
});
