import { describe, expect, it } from 'vitest';
import { drawQr, QUIET } from '@/lib/client/screen/qr';

/** The dark modules that a path of row runs covers. */
function modulesOf(path: string): Set<string> {
  const dark = new Set<string>();
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let step = 0; step < Number(length); step++) dark.add(`${Number(x) + step},${y}`);
  }
  return dark;
}

describe('a QR code', () => {
  const { size, path } = drawQr('http://onerack.local/e/K7P4QX');
  const dark = modulesOf(path);

  it('keeps its quiet zone free', () => {
    for (const at of dark) {
      for (const edge of at.split(',').map(Number)) {
        expect(edge).toBeGreaterThanOrEqual(QUIET);
        expect(edge).toBeLessThan(size - QUIET);
      }
    }
  });

  it('has its three finders, and none in the fourth corner', () => {
    const far = size - QUIET - 7;
    const finder = (left: number, above: number) => {
      for (let step = 0; step < 7; step++) {
        if (!dark.has(`${left + step},${above}`) || !dark.has(`${left},${above + step}`)) return false;
      }
      return !dark.has(`${left + 1},${above + 1}`) && dark.has(`${left + 3},${above + 3}`);
    };
    expect([finder(QUIET, QUIET), finder(far, QUIET), finder(QUIET, far), finder(far, far)]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('is drawn wholly by runs', () => {
    expect(path.replace(/M\d+ \d+h\d+v1H\d+z/g, '')).toBe('');
  });
});
