'use client';
import { type PointerEvent as ReactPointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Place } from '../board';
import { placeOf } from '../ui';

/** Less than this is a tap. */
const START_PX = 6;
/** A finger hides what is under it: the tile, and the square it falls on, are this much above. */
const LIFT_PX = 44;

export interface Point {
  x: number;
  y: number;
}

export interface Drag {
  id: number;
  /** side of the tile where it was taken up, px */
  side: number;
  over: Place | null;
  /** the slot of the rack it would fall into */
  slot: number | null;
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
  lift: number;
}

/**
 * Dragging tiles with any pointer, from elements with `data-tile`, onto squares and onto slots with `data-slot`. Let go
 * anywhere else, a tile goes back to where it was.
 * The tile under the finger moves without rendering; React hears only of the square below it.
 */
export function useDrag(targets: DragTargets) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const held = useRef<Held | null>(null);
  const ghost = useRef<HTMLElement | null>(null);
  /** the pointer, and above it the middle of the tile */
  const finger = useRef<Point>({ x: 0, y: 0 });
  const aim = useRef<Point>({ x: 0, y: 0 });
  /** swallows the click that follows a drag */
  const dragged = useRef(false);

  /** What lies under the tile by now; the board may have moved below it. */
  const look = () => {
    const from = held.current;
    if (!from) return;
    const { over, slot } = under(finger.current, aim.current);
    setDrag((before) =>
      before && samePlace(before.over, over) && before.slot === slot
        ? before
        : { id: from.id, side: from.side, over, slot },
    );
  };

  const move = useEffectEvent((event: PointerEvent) => {
    const from = held.current;
    if (!from || event.pointerId !== from.pointer) return;
    const far = Math.hypot(event.clientX - from.x, event.clientY - from.y) >= START_PX;
    if (!drag && !far) return;
    finger.current = { x: event.clientX, y: event.clientY };
    aim.current = { x: event.clientX, y: event.clientY - from.lift };
    follow(ghost.current, aim.current);
    look();
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
    const { over, slot } = under(finger.current, aim.current);
    if (slot !== null) targets.onSlot(from.id, slot);
    else if (over) targets.onSquare(from.id, over);
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
    if (!element || event.button !== 0 || held.current) return;
    const { width } = element.getBoundingClientRect();
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    const lift = event.pointerType === 'touch' ? LIFT_PX : 0;
    held.current = { id: Number(element.dataset.tile), pointer, x, y, side: width, lift };
  };

  /** for the tile under the finger: it appears where the pointer is */
  const attach = (element: HTMLElement | null) => {
    ghost.current = element;
    follow(element, aim.current);
  };

  return { drag, take, attach, aim, look, wasDragged: () => dragged.current };
}

/** The rack is where the finger is, a square where the tile is. */
function under(finger: Point, aim: Point): { over: Place | null; slot: number | null } {
  const slot = slotAt(finger);
  return { slot, over: slot === null ? placeOf(document.elementFromPoint(aim.x, aim.y)) : null };
}

/** The slot at a point, or the nearest one beside it in the rack. */
function slotAt({ x, y }: Point): number | null {
  const rack = document.elementFromPoint(x, y)?.closest('[data-rack]');
  const slots = [...(rack?.querySelectorAll<HTMLElement>('[data-slot]') ?? [])].map((element) => {
    const box = element.getBoundingClientRect();
    const away = Math.hypot(x - (box.left + box.right) / 2, y - (box.top + box.bottom) / 2);
    return { slot: Number(element.dataset.slot), away };
  });
  return slots.sort((a, b) => a.away - b.away)[0]?.slot ?? null;
}

function samePlace(one: Place | null, other: Place | null): boolean {
  return one?.row === other?.row && one?.col === other?.col;
}

function follow(element: HTMLElement | null, { x, y }: Point): void {
  if (element) element.style.translate = `${x}px ${y}px`;
}
