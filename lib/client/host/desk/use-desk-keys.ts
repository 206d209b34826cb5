'use client';
import { usePageKeys } from '@/lib/client/ui';
import type { Desk } from '../desk-state';
import { type Intent, intentOf } from '../keys';

/** Hands over what a key asks for, while keys are on. */
export function useDeskKeys(desk: Desk, on: boolean, act: (intent: Intent) => void): void {
  usePageKeys((event) => {
    const intent = intentOf(event, desk);
    if (intent !== null) act(intent);
    return intent !== null;
  }, on);
}
