'use client';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Drag, Point } from './use-drag';
import type { Zoom } from './use-zoom';
import { push } from './zoom';

/** A tile that rests over a small board for so long is to be laid about there. */
const REST_MS = 320;
const REST_PX = 5;
/** Who crosses the edge on the way in is not at the edge to look further. */
const EDGE_MS = 250;

export interface DragPan {
  drag: Drag | null;
  zoom: Zoom;
  /** the middle of the dragged tile */
  aim: RefObject<Point>;
  /** the board moved under the tile */
  look(): void;
}

interface Hold {
  /** where the tile rests, and since when */
  at: Point;
  since: number;
  /** when it was last away from the edges */
  inside: number;
}

/** While a tile is dragged on a small screen: the board grows where the tile rests, and gives way at its edges. */
export function useDragPan({ drag, zoom, aim, look }: DragPan): void {
  const active = drag !== null && zoom.possible;
  const step = useEffectEvent((before: Hold, now: number): Hold => {
    const view = zoom.view.current;
    if (!view) return before;
    const { x, y } = aim.current;
    const by = push(view.getBoundingClientRect(), x, y);
    const edge = zoom.near && (by.left !== 0 || by.top !== 0);
    const moved = Math.hypot(x - before.at.x, y - before.at.y) > REST_PX;
    if (edge && now - before.inside > EDGE_MS) view.scrollBy(by);
    if (zoom.near) look();
    else if (!moved && drag?.over && now - before.since > REST_MS) zoom.seePoint(x, y);
    return {
      at: moved ? { x, y } : before.at,
      since: moved ? now : before.since,
      inside: edge ? before.inside : now,
    };
  });
  useEffect(() => {
    if (!active) return;
    const began = performance.now();
    let hold: Hold = { at: { x: 0, y: 0 }, since: began, inside: began };
    let frame = requestAnimationFrame(function tick(now) {
      hold = step(hold, now);
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [active]);
}
