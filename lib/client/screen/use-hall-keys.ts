'use client';
import { useEffect, useEffectEvent } from 'react';
import { type HallAction, hallAction } from './hall-keys';

/** Keys of the page as long as nothing is open over it that has keys of its own. */
export function useHallKeys(active: boolean, act: (action: HallAction) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = hallAction(event);
    if (!active || !action) return;
    event.preventDefault();
    act(action);
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, []);
}
