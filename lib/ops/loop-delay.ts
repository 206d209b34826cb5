import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { gauge } from './metrics';
import { shared } from './registry';

const RESOLUTION_MS = 10;
/** What is told is of the minute that runs and of the one before. */
const SPAN_MS = 60_000;

interface Meter {
  now: IntervalHistogram;
  before: IntervalHistogram;
}

/** How late this process gets to its work, in ms; a busy or blocked process shows here first. */
export interface LoopDelay {
  p50: number;
  p99: number;
  max: number;
}

function meter(): Meter {
  return shared('loop-delay', () => {
    const made = { now: started(), before: started() };
    const turn = () => {
      made.before.disable();
      made.before = made.now;
      made.now = started();
    };
    setInterval(turn, SPAN_MS).unref();
    return made;
  });
}

function started(): IntervalHistogram {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  return histogram;
}

export function loopDelay(): LoopDelay {
  const { now, before } = meter();
  const worst = (read: (one: IntervalHistogram) => number) => {
    const times = [now, before].filter(({ count }) => count > 0).map((one) => read(one) / 1e6);
    // The timer of the measurement itself takes its time too.
    return Math.max(0, Math.round((Math.max(0, ...times) - RESOLUTION_MS) * 10) / 10);
  };
  return {
    p50: worst((one) => one.percentile(50)),
    p99: worst((one) => one.percentile(99)),
    max: worst((one) => one.max),
  };
}

/** Begins to measure, and tells it among the metrics. */
export function startLoopMeter(): void {
  meter();
  for (const part of ['p50', 'p99', 'max'] as const)
    gauge(
      `onerack_event_loop_delay_${part}_seconds`,
      `Lateness of the event loop in the last minute or two, ${part}`,
      () => loopDelay()[part] / 1000,
    );
}
