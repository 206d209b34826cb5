import type { RoundReview } from '@/lib/http/schemas';

export interface Bar {
  /** scores that the bar gathers, both ends included */
  from: number;
  to: number;
  players: number;
}

/** A distribution ready to be drawn; x runs over scores, y over players, both from 0. */
export interface Plot {
  /** scores per bar: 1, 2, 5, 10, 20… */
  step: number;
  /** every bar from 0 to the top, empty ones too */
  bars: Bar[];
  /** right end of the x axis, in points */
  right: number;
  /** upper end of the y axis, in players */
  height: number;
  xTicks: number[];
  yTicks: number[];
}

/** Bars that still can be told apart on a phone. */
const MOST_BARS = 40;

/** The smallest of 1, 2, 5, 10, 20, 50… that is at least `least`. */
export function niceStep(least: number): number {
  let power = 1;
  for (;;) {
    for (const factor of [1, 2, 5]) if (factor * power >= least) return factor * power;
    power *= 10;
  }
}

/** Multiples of a nice step from 0 up to `end`, about `wanted` of them; whole numbers only. */
export function ticks(end: number, wanted: number): number[] {
  const step = niceStep(Math.max(1, end / wanted));
  return Array.from({ length: Math.floor(end / step) + 1 }, (_, index) => index * step);
}

/** Scale and bars of a round's distribution. `top` is the score of the top: the axis reaches it even if nobody did. */
export function plotOf(distribution: RoundReview['distribution'], top: number): Plot {
  const highest = Math.max(top, 1, ...distribution.map((entry) => entry.points));
  const step = niceStep((highest + 1) / MOST_BARS);
  const bars = Array.from({ length: Math.floor(highest / step) + 1 }, (_, index): Bar => {
    const from = index * step;
    return { from, to: from + step - 1, players: 0 };
  });
  for (const { points, players } of distribution) {
    const bar = bars[Math.floor(Math.max(0, points) / step)];
    if (bar) bar.players += players;
  }
  const most = Math.max(1, ...bars.map((bar) => bar.players));
  const right = bars.length * step;
  const yTicks = ticks(most, 4);
  return { step, bars, right, height: most, xTicks: ticks(right - 1, 8), yTicks };
}

/** The bar that holds a score, or null. */
export function barOf(plot: Plot, points: number): Bar | null {
  return plot.bars[Math.floor(Math.max(0, points) / plot.step)] ?? null;
}

/** The scores of a bar: `12`, `10–19`. */
export function barText(bar: Bar, number: (value: number) => string = String): string {
  return bar.from === bar.to ? number(bar.from) : `${number(bar.from)}–${number(bar.to)}`;
}

/** Share of the room that scored less than `points`, 0–100, or null in an empty room. */
export function ahead(distribution: RoundReview['distribution'], points: number): number | null {
  const all = distribution.reduce((sum, entry) => sum + entry.players, 0);
  if (all === 0) return null;
  const below = distribution
    .filter((entry) => entry.points < points)
    .reduce((sum, entry) => sum + entry.players, 0);
  return Math.round((100 * below) / all);
}
