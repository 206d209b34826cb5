import { describe, expect, it } from 'vitest';
import { HALL_KEYS, hallAction } from '@/lib/client/screen/hall-keys';

const press = (key: string, change: Partial<Parameters<typeof hallAction>[0]> = {}) =>
  hallAction({ key, code: '', repeat: false, ...change });

describe('the keys of the hall', () => {
  it('do what is listed', () => {
    const names: Record<string, string> = { '←': 'ArrowLeft', '→': 'ArrowRight' };
    for (const { action, keys } of HALL_KEYS)
      for (const key of keys) {
        expect(press(names[key] ?? key)).toBe(action);
        expect(press(names[key] ?? key.toLowerCase())).toBe(action);
      }
  });

  it('are found by their place where the layout has no Latin letters', () => {
    expect(press('а', { code: 'KeyF' })).toBe('fullScreen');
    expect(press('ش', { code: 'KeyS' })).toBe('sound');
    // A Latin layout is taken at its word: here C lies where others have J.
    expect(press('j', { code: 'KeyC' })).toBeNull();
  });

  it('leave the browser its own', () => {
    expect(press('f', { repeat: true })).toBeNull();
    expect(press('Tab')).toBeNull();
    expect(press('5')).toBeNull();
  });
});
