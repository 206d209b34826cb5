'use client';
import {
  type CSSProperties,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Place } from '../board';
import type { Placing } from '../placing';
import { isSmall, nearWidth, scrollInto, scrollToMiddle } from './zoom';

const MOVE_MS = 220;

export interface Zoom {
  /** holds the board, and scrolls while it is enlarged */
  view: RefObject<HTMLDivElement | null>;
  /** the whole board is too small for fingers: it can be enlarged */
  possible: boolean;
  near: boolean;
  style: CSSProperties | undefined;
  /** all of it, or where the player is */
  toggle(): void;
  /** enlarges around a square, unless that is so already */
  see(at: Place): void;
  /** enlarges with what is under a point of the window staying there */
  seePoint(x: number, y: number): void;
}

type Aim = { square: Place } | { x: number; y: number } | null;

/**
 * The board of a small screen grows to where one plays, and a finger moves it about. It grows at a tap on a square and
 * follows the arrow; who asks for all of it keeps that until the next tap on a square.
 */
export function useZoom(placing: Placing): Zoom {
  const { cursor, placed, marked, faces } = placing;
  const lines = faces.length;
  const view = useRef<HTMLDivElement>(null);
  const possible = usePossible(view, lines);
  const [wanted, setWanted] = useState(false);
  const near = possible && wanted;
  /** the player asked for the whole board */
  const [held, setHeld] = useState(false);
  const aim = useRef<Aim>(null);
  const before = useRef<DOMRect | null>(null);

  const change = (next: boolean, target: Aim) => {
    before.current = boardOf(view)?.getBoundingClientRect() ?? null;
    aim.current = target;
    setWanted(next);
  };

  useLayoutEffect(() => {
    const from = before.current;
    before.current = null;
    const board = boardOf(view);
    if (!from || !view.current || !board) return;
    if (near) scrollTo(view.current, board, from, aim.current);
    else view.current.scrollTo(0, 0);
    glide(board, from);
  }, [near]);

  const follow = useEffectEvent((at: Place) => {
    if (!possible) return;
    if (!near && !held) return change(true, { square: at });
    const square = near ? squareIn(view.current, at) : null;
    if (!square || !view.current) return;
    const by = scrollInto(view.current.getBoundingClientRect(), square.getBoundingClientRect());
    if (by.left || by.top) view.current.scrollBy({ ...by, behavior: isStill() ? 'auto' : 'smooth' });
  });
  const row = cursor?.row;
  const col = cursor?.col;
  useEffect(() => {
    if (row !== undefined && col !== undefined) follow({ row, col });
  }, [row, col]);

  /** Nothing is being laid any more: all of the board again. */
  const idle = !cursor && placed.length === 0 && marked === null;
  const rest = useEffectEvent(() => {
    if (near) change(false, null);
  });
  useEffect(() => {
    if (idle) rest();
  }, [idle]);

  return {
    view,
    possible,
    near,
    style: near ? ({ '--near': `${nearWidth(lines)}px` } as CSSProperties) : undefined,
    toggle: () => {
      setHeld(near);
      const middle = Math.ceil(lines / 2);
      if (near) change(false, null);
      else change(true, { square: cursor ?? placed.at(-1) ?? { row: middle, col: middle } });
    },
    see: (at) => {
      setHeld(false);
      if (possible && !near) change(true, { square: at });
    },
    seePoint: (x, y) => {
      if (possible && !near) change(true, { x, y });
    },
  };
}

const boardOf = (view: RefObject<HTMLElement | null>) => view.current?.firstElementChild ?? null;

const squareIn = (view: HTMLElement | null, { row, col }: Place) =>
  view?.querySelector(`[data-row="${row}"][data-col="${col}"]`) ?? null;

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolls an enlarged board at once, so that the aim is where it should be. */
function scrollTo(view: HTMLElement, board: Element, from: DOMRect, aim: Aim): void {
  if (!aim) return;
  if ('square' in aim) {
    const square = squareIn(view, aim.square);
    if (square) view.scrollBy(scrollToMiddle(view.getBoundingClientRect(), square.getBoundingClientRect()));
    return;
  }
  const to = board.getBoundingClientRect();
  view.scrollBy({
    left: to.left + ((aim.x - from.left) / from.width) * to.width - aim.x,
    top: to.top + ((aim.y - from.top) / from.height) * to.height - aim.y,
  });
}

/** From where it was to where it is, without a jump. */
function glide(board: Element, from: DOMRect): void {
  const to = board.getBoundingClientRect();
  if (isStill() || to.width === 0) return;
  const move = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
  board.animate(
    [
      { transformOrigin: '0 0', transform: move },
      { transformOrigin: '0 0', transform: 'none' },
    ],
    { duration: MOVE_MS, easing: 'cubic-bezier(0.2, 0, 0.2, 1)' },
  );
}

const COARSE = '(pointer: coarse)';

/** Before the board is there: it will be about as wide as the window, or as high. */
function isLikelySmall(lines: number): boolean {
  if (typeof window === 'undefined') return false;
  return isSmall(Math.min(innerWidth, innerHeight), lines, matchMedia(COARSE).matches);
}

function usePossible(view: RefObject<HTMLElement | null>, lines: number): boolean {
  // Guessed first: to measure here would lay the page out once more, and draw the board twice on every phone.
  const [possible, setPossible] = useState(() => isLikelySmall(lines));
  useEffect(() => {
    const element = view.current;
    if (!element) return;
    const coarse = matchMedia(COARSE);
    const look = () => setPossible(isSmall(element.clientWidth, lines, coarse.matches));
    // It tells of the size it has, too, as soon as it has one.
    const observer = new ResizeObserver(look);
    observer.observe(element);
    coarse.addEventListener('change', look);
    return () => {
      observer.disconnect();
      coarse.removeEventListener('change', look);
    };
  }, [view, lines]);
  return possible;
}
