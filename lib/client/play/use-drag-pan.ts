'use client';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Drag, Point } from './use-drag';
import type { Zoom } from './use-zoom';
import { push } from './zoom';

/** A tile that rests over a small board for so long is to be laid about there. */
const REST_MS = 320;
const REST_PX = 5;

export interface DragPan {
  drag: Drag | null;
  zoom: Zoom;
  /** the middle of the dragged tile */
  aim: RefObject<Point>;
  /** the board moved under the tile */
  look(): void;
}

/** While a tile is dragged on a small screen: the board grows where the tile rests, and gives way at its edges. */
export function useDragPan({ drag, zoom, aim, look }: DragPan): void {
  const active = drag !== null && zoom.possible;
  const step = useEffectEvent((rest: { at: Point; since: number }, now: number) => {
    const view = zoom.view.current;
    if (!view) return rest;
    const { x, y } = aim.current;
    const moved = Math.hypot(x - rest.at.x, y - rest.at.y) > REST_PX;
    if (zoom.near) {
      const by = push(view.getBoundingClientRect(), x, y);
      if (by.left || by.top) view.scrollBy(by);
      look();
    } else if (!moved && drag?.over && now - rest.since > REST_MS) {
      zoom.seePoint(x, y);
    }
    return moved ? { at: { x, y }, since: now } : rest;
  });
  useEffect(() => {
    if (!active) return;
    let rest = { at: { x: 0, y: 0 }, since: performance.now() };
    let frame = requestAnimationFrame(function tick(now) {
      rest = step(rest, now);
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [active]);
}
