/** Microseconds. */
export interface Times {
  median: number;
  mean: number;
  p99: number;
}

export function timesOf(micros: readonly number[]): Times {
  const sorted = [...micros].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
  return {
    median: at(0.5),
    mean: sorted.reduce((sum, each) => sum + each, 0) / Math.max(1, sorted.length),
    p99: at(0.99),
  };
}

export function ratioOf(slow: Times, fast: Times): Times {
  return { median: slow.median / fast.median, mean: slow.mean / fast.mean, p99: slow.p99 / fast.p99 };
}

/** Numbers for people: three digits or whole. */
export function rounded(value: number): string {
  if (!Number.isFinite(value)) return '–';
  const digits = value < 1 ? 2 : value < 100 ? 1 : 0;
  return value.toFixed(digits).replace(/\B(?=(\d{3})+(?!\d))/g, digits === 0 ? ',' : '');
}
