import { describe, expect, it } from 'vitest';
import { keyAction } from '@/lib/client/play/use-keys';

const letter = (key: string) => (/[a-z]/i.test(key) ? key.toUpperCase() : null);
const press = (key: string, shiftKey = false) => keyAction({ key, shiftKey }, { letter, mirrored: false });

describe('a key on the board', () => {
  it.each([
    ['ArrowLeft', { type: 'go', rows: 0, cols: -1 }],
    ['ArrowDown', { type: 'go', rows: 1, cols: 0 }],
    [' ', { type: 'turn' }],
    ['Backspace', { type: 'backspace' }],
    ['Delete', { type: 'backspace' }],
    ['Escape', { type: 'recall' }],
    ['Enter', { type: 'send' }],
    ['3', { type: 'nth', index: 2 }],
    ['a', { type: 'type', letter: 'A', forceBlank: false }],
    ['0', { type: 'nth', index: 9 }],
    ['۳', { type: 'nth', index: 2 }],
    ['٠', { type: 'nth', index: 9 }],
    ['F5', null],
    ['Tab', null],
    ['Dead', null],
    [';', null],
    ['-', { type: 'apart' }],
    ['/', { type: 'write' }],
    ['?', { type: 'help' }],
    ['؟', { type: 'help' }],
  ])('%s', (key, action) => expect(press(key)).toEqual(action));

  it('goes the way it points on a mirrored board', () => {
    const mirrored = (key: string) => keyAction({ key, shiftKey: false }, { letter, mirrored: true });
    expect(mirrored('ArrowLeft')).toEqual({ type: 'go', rows: 0, cols: 1 });
    expect(mirrored('ArrowRight')).toEqual({ type: 'go', rows: 0, cols: -1 });
    expect(mirrored('ArrowUp')).toEqual({ type: 'go', rows: -1, cols: 0 });
  });

  it('with Shift takes the blank', () => {
    expect(press('A', true)).toEqual({ type: 'type', letter: 'A', forceBlank: true });
  });

  it('takes no blank for a sign that is behind Shift', () => {
    const catalan = { letter: (key: string) => key, mirrored: false };
    expect(keyAction({ key: '·', shiftKey: true }, catalan)).toMatchObject({ forceBlank: false });
    expect(keyAction({ key: '-', shiftKey: false }, catalan)).toMatchObject({ type: 'type', letter: '-' });
  });
});
