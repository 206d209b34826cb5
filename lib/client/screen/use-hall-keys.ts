'use client';
import { usePageKeys } from '@/lib/client/ui';
import { type HallAction, hallAction } from './hall-keys';

/** `act` says whether the action is its own: the page and its scene take turns. */
export function useHallKeys(act: (action: HallAction) => boolean): void {
  usePageKeys((event) => {
    const action = hallAction(event);
    return action !== null && act(action);
  });
}
