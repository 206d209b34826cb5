'use client';
import { useEffect, useEffectEvent } from 'react';
import type { Desk } from '../desk-state';
import { type Intent, intentOf } from '../keys';

/** Hands over what a key asks for, while keys are on. */
export function useDeskKeys(desk: Desk, on: boolean, act: (intent: Intent) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, code, ctrlKey, metaKey, altKey, repeat } = event;
    const target = event.target instanceof Element ? event.target : null;
    const typing = target?.closest('input, textarea, select, [contenteditable="true"], dialog') != null;
    const intent = intentOf({ key, code, ctrlKey, metaKey, altKey, repeat, typing }, desk);
    if (intent === null) return;
    event.preventDefault();
    act(intent);
  });
  useEffect(() => {
    if (!on) return;
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [on]);
}
