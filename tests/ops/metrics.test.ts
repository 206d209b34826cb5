import { beforeEach, expect, it } from 'vitest';
import { counter, gauge, histogram, metricsText, takeShared } from '@/lib/ops';

beforeEach(() => takeShared('metrics'));

it('counts by labels', () => {
  const slips = counter('slips_total', 'Slips received.');
  slips.add(1, { in_time: 'yes' });
  counter('slips_total', 'Slips received.').add(2, { in_time: 'yes' });
  expect(metricsText()).toContain('slips_total{in_time="yes"} 3\n');
});

it('escapes labels', () => {
  counter('odd_total', 'Odd.').add(1, { name: 'a"b\\c\nd' });
  expect(metricsText()).toContain('odd_total{name="a\\"b\\\\c\\nd"} 1');
});

it('reads a gauge when scraped', () => {
  let streams = 1;
  gauge('streams', 'Open streams.', () => streams);
  streams = 7;
  expect(metricsText()).toContain('# TYPE streams gauge\nstreams 7\n');
});

it('adds buckets up', () => {
  const waits = histogram('wait_seconds', 'Waits.', [0.1, 1]);
  for (const value of [0.05, 0.1, 0.5, 3]) waits.observe(value);
  expect(metricsText()).toContain(
    [
      'wait_seconds_bucket{le="0.1"} 2',
      'wait_seconds_bucket{le="1"} 3',
      'wait_seconds_bucket{le="+Inf"} 4',
      'wait_seconds_sum 3.65',
      'wait_seconds_count 4',
    ].join('\n'),
  );
});
