import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { loopDelay, metricsText, startLoopMeter } from '@/lib/ops';

it('tells how long the event loop was held up', async () => {
  startLoopMeter();
  await sleep(100);
  const until = performance.now() + 300;
  while (performance.now() < until);
  await sleep(100);
  const { p50, p99, max } = loopDelay();
  expect(max).toBeGreaterThan(200);
  expect(p50).toBeLessThanOrEqual(p99);
  expect(p99).toBeLessThanOrEqual(max);
  expect(metricsText()).toMatch(/^onerack_event_loop_delay_max_seconds (0\.[2-9]|[1-9])/m);
});
