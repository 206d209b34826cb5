'use client';
import { useEffect, useEffectEvent } from 'react';

/** Fields that take every key. A radio takes few: letters stay the page's after one was chosen. */
const TYPED_IN = 'input:not([type=radio]), textarea, select, [contenteditable]';

/** What the focus keeps for itself: all keys in a field, those that press in a button, those that choose in a radio. */
function isKept({ key }: KeyboardEvent, focus: Element): boolean {
  if (focus.closest(TYPED_IN)) return true;
  if (key === 'Enter' || key === ' ') return focus.closest('button, a, summary, input') !== null;
  // Up and down lead out of a line of radios.
  return (key === 'ArrowLeft' || key === 'ArrowRight') && focus.closest('input') !== null;
}

/** Whether a key is somebody else's than the page's. */
export function isElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented)
    return true;
  if (!(event.target instanceof Element) || document.querySelector('dialog[open]')) return true;
  return isKept(event, event.target);
}

/**
 * Keys wherever on the page the focus is, while `on`: none under an open sheet, in a combination, or that the focused
 * control needs for itself. `press` says whether the key meant anything; then the browser does nothing of its own.
 */
export function usePageKeys(press: (event: KeyboardEvent) => boolean, on = true): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (!isElsewhere(event) && press(event)) event.preventDefault();
  });
  useEffect(() => {
    if (!on) return;
    const heard = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, [on]);
}
