'use client';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Fields that take every key. A radio takes few: letters stay the page's after one was chosen. */
const TYPED_IN = 'input:not([type=radio]), textarea, select, [contenteditable]';

/** What the focus keeps for itself: all keys in a field, those that press in a button, those that choose in a radio. */
function isKept({ key }: KeyboardEvent, focus: Element): boolean {
  if (focus.closest(TYPED_IN)) return true;
  if (key === 'Enter' || key === ' ') return focus.closest('button, a, summary, input') !== null;
  // Up and down lead out of a line of radios.
  return (key === 'ArrowLeft' || key === 'ArrowRight') && focus.closest('input') !== null;
}

/** Whether a key is somebody else's than the page's, or than that of a part of it. */
export function isElsewhere(event: KeyboardEvent, part: Element | null = null): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented)
    return true;
  if (!(event.target instanceof Element) || !isMeant(event.target, part)) return true;
  return isKept(event, event.target);
}

/** An open sheet takes all keys, for the part that it holds: the focus may be on its cross. */
function isMeant(focus: Element, part: Element | null): boolean {
  const sheet = document.querySelector('dialog[open]');
  if (sheet) return part !== null && sheet.contains(part);
  return part === null || part.contains(focus);
}

/**
 * Keys wherever on the page the focus is, while `on`: none under an open sheet, in a combination, or that the focused
 * control needs for itself. `press` says whether the key meant anything; then the browser does nothing of its own.
 * `part`: keys are those of a part of the page alone, wherever in it, or in the sheet that it stands in, the focus is.
 */
export function usePageKeys(
  press: (event: KeyboardEvent) => boolean,
  on = true,
  part?: RefObject<Element | null>,
): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (part && !part.current) return;
    if (!isElsewhere(event, part?.current) && press(event)) event.preventDefault();
  });
  useEffect(() => {
    if (!on) return;
    const heard = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, [on]);
}
