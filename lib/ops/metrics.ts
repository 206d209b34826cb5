import { shared } from './registry';

/**
 * Counters, gauges and histograms in the Prometheus text form (version 0.0.4). Kept small on purpose: the
 * service needs a dozen series, and a hot path must not allocate more than one map look-up.
 */
export type Labels = Record<string, string | number>;

interface Metric {
  lines(): string[];
}

const metrics = () => shared('metrics', () => new Map<string, Metric>());

/** Adds up. Asking twice for one name gives the same counter. */
export class Counter implements Metric {
  private readonly series = new Map<string, number>();
  constructor(
    readonly name: string,
    readonly help: string,
  ) {}

  add(amount = 1, labels?: Labels): void {
    const key = labelText(labels);
    this.series.set(key, (this.series.get(key) ?? 0) + amount);
  }

  value(labels?: Labels): number {
    return this.series.get(labelText(labels)) ?? 0;
  }

  lines(): string[] {
    return [...head(this.name, this.help, 'counter'), ...seriesLines(this.name, this.series)];
  }
}

/** A value read at the time of the scrape. */
class Gauge implements Metric {
  constructor(
    readonly name: string,
    readonly help: string,
    private readonly read: () => number,
  ) {}

  lines(): string[] {
    return [...head(this.name, this.help, 'gauge'), `${this.name} ${this.read()}`];
  }
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts observations in buckets; `bounds` are upper bounds in rising order. */
export class Histogram implements Metric {
  private readonly counts: Float64Array;
  private sum = 0;
  private count = 0;
  constructor(
    readonly name: string,
    readonly help: string,
    private readonly bounds: readonly number[],
  ) {
    this.counts = new Float64Array(bounds.length);
  }

  observe(value: number): void {
    this.sum += value;
    this.count += 1;
    const bucket = this.bounds.findIndex((bound) => value <= bound);
    if (bucket >= 0) this.counts[bucket] = (this.counts[bucket] ?? 0) + 1;
  }

  lines(): string[] {
    let below = 0;
    const buckets = this.bounds.map((bound, i) => {
      below += this.counts[i] ?? 0;
      return `${this.name}_bucket{le="${bound}"} ${below}`;
    });
    return [
      ...head(this.name, this.help, 'histogram'),
      ...buckets,
      `${this.name}_bucket{le="+Inf"} ${this.count}`,
      `${this.name}_sum ${this.sum}`,
      `${this.name}_count ${this.count}`,
    ];
  }
}

export function counter(name: string, help: string): Counter {
  return once(name, () => new Counter(name, help));
}

/** `read` replaces an earlier one of the same name: the newest owner of the value knows it. */
export function gauge(name: string, help: string, read: () => number): void {
  metrics().set(name, new Gauge(name, help, read));
}

/** Observations are in seconds unless other bounds are given. */
export function histogram(name: string, help: string, bounds: readonly number[] = SECONDS): Histogram {
  return once(name, () => new Histogram(name, help, bounds));
}

/** All metrics, for `/api/metrics`; content type `text/plain; version=0.0.4`. */
export function metricsText(): string {
  return `${[...metrics().values()].flatMap((metric) => metric.lines()).join('\n')}\n`;
}

// The first copy of this module to ask makes the metric; other copies use that object through its shape.
function once<T extends Metric>(name: string, make: () => T): T {
  const known = metrics().get(name) as T | undefined;
  if (known) return known;
  const made = make();
  metrics().set(name, made);
  return made;
}

function head(name: string, help: string, type: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

function seriesLines(name: string, series: ReadonlyMap<string, number>): string[] {
  if (series.size === 0) return [`${name} 0`];
  return [...series].map(([labels, value]) => `${name}${labels} ${value}`);
}

function labelText(labels: Labels | undefined): string {
  if (!labels) return '';
  const parts = Object.entries(labels).map(([key, value]) => `${key}="${escapeLabel(String(value))}"`);
  return `{${parts.join(',')}}`;
}

function escapeLabel(value: string): string {
  return value.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n');
}
