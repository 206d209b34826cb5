'use client';
import { type PointerEvent, useRef } from 'react';

/** Farther than a finger that taps, and clearly sideways. */
const LEAST_PX = 48;
const SIDEWAYS = 1.6;

export type Swiped = 'left' | 'right';

/** Which way a finger went, or null when it did not go sideways. */
export function swipeOf(dx: number, dy: number): Swiped | null {
  if (Math.abs(dx) < LEAST_PX || Math.abs(dx) < SIDEWAYS * Math.abs(dy)) return null;
  return dx < 0 ? 'left' : 'right';
}

/** Handlers for an element over which one finger may go sideways; it needs `touch-action: pan-y`. */
export function useSwipe(onSwipe: (way: Swiped) => void) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      // A second finger means something else.
      start.current =
        event.pointerType === 'touch' && event.isPrimary
          ? { id: event.pointerId, x: event.clientX, y: event.clientY }
          : null;
    },
    onPointerUp(event: PointerEvent) {
      const from = start.current;
      start.current = null;
      if (from?.id !== event.pointerId) return;
      const way = swipeOf(event.clientX - from.x, event.clientY - from.y);
      if (way) onSwipe(way);
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}
