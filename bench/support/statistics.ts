/** Percentiles of a list of times, in the unit of the list. */
export interface Summary {
  count: number;
  p50: number;
  p95: number;
  p99: number;
  max: number;
}

/**
 * The smallest value that at least a share of `fraction` (0 to 1) of all values does not exceed. The result
 * is always a measured value (nearest rank). `sorted` must ascend. 0 for an empty list.
 */
export function percentile(sorted: readonly number[], fraction: number): number {
  return sorted[Math.max(Math.ceil(sorted.length * fraction) - 1, 0)] ?? 0;
}

/** Sorts a copy of the values and returns the usual percentiles. */
export function summarize(values: readonly number[]): Summary {
  const sorted = values.toSorted((one, other) => one - other);
  return {
    count: sorted.length,
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
    max: sorted.at(-1) ?? 0,
  };
}

/** Middle value; 0 for an empty list. */
export function median(values: readonly number[]): number {
  return summarize(values).p50;
}
