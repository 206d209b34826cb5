'use client';
import { type PointerEvent as ReactPointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Place } from '../board';
import { placeOf } from '../ui';

/** Less than this is a tap. */
const START_PX = 6;

export interface Drag {
  id: number;
  /** side of the tile where it was taken up, px */
  side: number;
  over: Place | null;
}

export interface DragTargets {
  onSquare(id: number, at: Place): void;
  /** let go over the rack: the slot under it */
  onSlot(id: number, slot: number): void;
}

interface Held {
  id: number;
  pointer: number;
  x: number;
  y: number;
  side: number;
}

/**
 * Dragging tiles with any pointer, from elements with `data-tile`, onto squares and onto slots with `data-slot`.
 * The tile under the finger moves without rendering; React hears only of the square below it.
 */
export function useDrag(targets: DragTargets) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const held = useRef<Held | null>(null);
  const ghost = useRef<HTMLElement | null>(null);
  const at = useRef({ x: 0, y: 0 });
  /** swallows the click that follows a drag */
  const dragged = useRef(false);

  const move = useEffectEvent((event: PointerEvent) => {
    const from = held.current;
    if (!from || event.pointerId !== from.pointer) return;
    const far = Math.hypot(event.clientX - from.x, event.clientY - from.y) >= START_PX;
    if (!drag && !far) return;
    at.current = { x: event.clientX, y: event.clientY };
    follow(ghost.current, at.current);
    const over = placeOf(document.elementFromPoint(event.clientX, event.clientY));
    if (!drag || drag.over?.row !== over?.row || drag.over?.col !== over?.col) {
      setDrag({ id: from.id, side: from.side, over });
    }
  });

  const drop = useEffectEvent((event: PointerEvent) => {
    const from = held.current;
    if (!from || event.pointerId !== from.pointer) return;
    held.current = null;
    if (!drag) return;
    setDrag(null);
    dragged.current = true;
    setTimeout(() => {
      dragged.current = false;
    });
    if (event.type === 'pointercancel') return;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const square = placeOf(under);
    const slot = under?.closest<HTMLElement>('[data-slot]')?.dataset.slot;
    if (square) targets.onSquare(from.id, square);
    else if (slot !== undefined) targets.onSlot(from.id, Number(slot));
  });

  useEffect(() => {
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerup', drop);
    document.addEventListener('pointercancel', drop);
    return () => {
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerup', drop);
      document.removeEventListener('pointercancel', drop);
    };
  }, []);

  const take = (event: ReactPointerEvent) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tile]') : null;
    if (!element || event.button !== 0) return;
    const { width } = element.getBoundingClientRect();
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    held.current = { id: Number(element.dataset.tile), pointer, x, y, side: width };
  };

  /** for the tile under the finger: it appears where the pointer is */
  const attach = (element: HTMLElement | null) => {
    ghost.current = element;
    follow(element, at.current);
  };

  return { drag, take, attach, wasDragged: () => dragged.current };
}

function follow(element: HTMLElement | null, { x, y }: { x: number; y: number }): void {
  if (element) element.style.translate = `${x}px ${y}px`;
}
