import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { latinLetter } from '@/lib/client/ui/latin-letter';
import { isElsewhere } from '@/lib/client/ui/use-page-keys';

/** What has the focus, by the selectors it answers to. */
class Focus {
  constructor(readonly selectors: readonly string[]) {}
  closest(wanted: string): this | null {
    return wanted.split(', ').some((one) => this.selectors.includes(one)) ? this : null;
  }
}
const nothing = new Focus([]);
const field = new Focus(['input:not([type=radio])', 'input']);
const radio = new Focus(['input']);
const button = new Focus(['button']);

let isOpen = false;
beforeEach(() => {
  isOpen = false;
  vi.stubGlobal('Element', Focus);
  vi.stubGlobal('document', { querySelector: () => (isOpen ? {} : null) });
});
afterEach(() => void vi.unstubAllGlobals());

const elsewhere = (key: string, target: Focus = nothing, more: Partial<KeyboardEvent> = {}) =>
  isElsewhere({ key, target, ...more } as unknown as KeyboardEvent);

describe('a key of the page', () => {
  it('is no combination, no part of a composed letter, and was not answered yet', () => {
    expect(elsewhere('a')).toBe(false);
    expect(elsewhere('A', nothing, { shiftKey: true })).toBe(false);
    for (const more of ['ctrlKey', 'metaKey', 'altKey', 'isComposing', 'defaultPrevented'])
      expect(elsewhere('a', nothing, { [more]: true })).toBe(true);
  });

  it('is not typed into a field', () => {
    for (const key of ['a', 'ArrowLeft', 'Escape', 'Enter']) expect(elsewhere(key, field)).toBe(true);
  });

  it('does not press what has the focus', () => {
    expect(['Enter', ' ', 'a', 'ArrowLeft'].map((key) => elsewhere(key, button))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('does not go along the radios', () => {
    const keys = ['ArrowLeft', 'ArrowRight', ' ', 'ArrowUp', 'ArrowDown', 'z'];
    expect(keys.filter((key) => elsewhere(key, radio))).toEqual(['ArrowLeft', 'ArrowRight', ' ']);
  });

  it('means nothing under an open sheet', () => {
    isOpen = true;
    expect(elsewhere('a')).toBe(true);
  });
});

describe('a key of a part of the page', () => {
  const form = { contains: (one: unknown) => one === button } as unknown as Element;
  const inPart = (target: Focus) => isElsewhere({ key: '2', target } as unknown as KeyboardEvent, form);
  const sheetWith = (held: unknown) =>
    vi.stubGlobal('document', { querySelector: () => ({ contains: (one: unknown) => one === held }) });

  it('is heard in it alone', () => {
    expect([button, nothing].map(inPart)).toEqual([false, true]);
  });

  it('is heard wherever in its sheet the focus is, on the cross or nowhere', () => {
    sheetWith(form);
    expect([button, nothing].map(inPart)).toEqual([false, false]);
    expect(inPart(field)).toBe(true);
  });

  it('means nothing under the sheet of others', () => {
    sheetWith(null);
    expect(inPart(button)).toBe(true);
  });
});

describe('the Latin letter of a key', () => {
  it('is what is typed', () => {
    expect(latinLetter({ key: 'n', code: 'KeyN' })).toBe('N');
    expect(latinLetter({ key: 'j', code: 'KeyC' })).toBe('J');
  });

  it('is found by its place where the keyboard has other letters', () => {
    expect(latinLetter({ key: 'п', code: 'KeyP' })).toBe('P');
    expect(latinLetter({ key: 'ش', code: 'KeyA' })).toBe('A');
    expect(latinLetter({ key: 'ж', code: 'Semicolon' })).toBeNull();
  });

  it('is none for a letter with a mark: on a Turkish F keyboard ö lies where others have X', () => {
    expect(latinLetter({ key: 'ö', code: 'KeyX' })).toBeNull();
  });

  it('is none for figures, signs and named keys', () => {
    for (const key of ['5', '?', '؟', 'Tab', ' ']) expect(latinLetter({ key, code: '' })).toBeNull();
  });
});
