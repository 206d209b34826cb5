/** How far a board is enlarged where its squares would be too small to be hit. */

/** Side of a square that a finger hits, px. */
export const FINGER_PX = 41;
/** What a mouse hits. */
const POINTER_PX = 30;
/** Width of the edge with the coordinates while enlarged, px: as in play.css. */
const EDGE_PX = 16;

/** Whether the whole board in so much room has squares that are too small for the pointer. */
export function isSmall(width: number, lines: number, coarse: boolean): boolean {
  const side = width / (lines + 0.6);
  return width > 0 && side < (coarse ? FINGER_PX - 1 : POINTER_PX);
}

/** The width of a board whose squares a finger hits. */
export function nearWidth(lines: number): number {
  return (FINGER_PX + 1) * lines + 1 + EDGE_PX;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How far to scroll so that a square stands clear of the edges, with its neighbours; 0 where it does. */
export function scrollInto(view: Box, square: Box): { left: number; top: number } {
  const clear = square.right - square.left;
  return {
    left: along(view.left + clear, view.right - clear, square.left - clear * 0.5, square.right + clear * 0.5),
    top: along(view.top + clear, view.bottom - clear, square.top, square.bottom),
  };
}

function along(from: number, to: number, start: number, end: number): number {
  if (start < from) return start - from;
  return end > to ? end - to : 0;
}

/** How far to scroll so that a square stands in the middle. */
export function scrollToMiddle(view: Box, square: Box): { left: number; top: number } {
  const middle = (a: number, b: number) => (a + b) / 2;
  return {
    left: middle(square.left, square.right) - middle(view.left, view.right),
    top: middle(square.top, square.bottom) - middle(view.top, view.bottom),
  };
}

/** Distance from the edge within which a dragged tile moves the board, and the most it moves in a frame, px. */
const PUSH_PX = 30;
const MOST_PX = 7;

/** How a tile held near an edge pushes the board along; 0 away from the edges and outside. */
export function push(view: Box, x: number, y: number): { left: number; top: number } {
  const inside = x > view.left && x < view.right && y > view.top - PUSH_PX && y < view.bottom + PUSH_PX / 2;
  if (!inside) return { left: 0, top: 0 };
  return { left: pushAlong(view.left, view.right, x), top: pushAlong(view.top, view.bottom, y) };
}

function pushAlong(from: number, to: number, at: number): number {
  const before = from + PUSH_PX - at;
  const behind = at - (to - PUSH_PX);
  const depth = Math.max(before, behind);
  if (depth <= 0) return 0;
  const speed = Math.max(1, Math.round((MOST_PX * Math.min(depth, PUSH_PX)) / PUSH_PX));
  return before > behind ? -speed : speed;
}
