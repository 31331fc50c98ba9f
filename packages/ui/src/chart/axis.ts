import { nice, ticks } from 'd3-array';

/** An axis from `low` to `high` that includes zero. Its ticks are round integers (cents or counts). */
export interface Axis {
  low: number;
  high: number;
  ticks: readonly number[];
}

const WANTED_TICKS = 4;

/** Returns an axis that fits all these values. Without values, or with zeros only, it goes from 0 to 1. */
export function axisOf(values: Iterable<number>): Axis {
  let min = 0;
  let max = 0;
  for (const value of values) {
    if (value < min) min = value;
    if (value > max) max = value;
  }
  if (min === 0 && max === 0) return { low: 0, high: 1, ticks: [0] };
  const [low, high] = nice(min, max, WANTED_TICKS).map(
    (end, index) => (index === 0 ? Math.floor(end) : Math.ceil(end)), // The ends are rounded to integers, because a count cannot be 1.5.
  ) as [number, number];
  return { low, high, ticks: ticks(low, high, WANTED_TICKS).filter(Number.isInteger) };
}

/** Distance of a value from the upper end of the axis, as a share from 0 to 1. */
export function depthOf(value: number, { low, high }: Axis): number {
  return (high - value) / (high - low);
}

const STEPS = [1, 2, 3, 4, 6, 7, 12, 14, 28, 56, 91, 182, 365];

/**
 * Chooses which points get a label if there is space for `max` labels. Points form groups of equal size,
 * counted back from the last point. The middle point of each group gets the label. A group has a common size,
 * such as a week, a quarter, or half a day.
 */
export function namedPoints(count: number, max: number): { step: number; indices: number[] } {
  const step = STEPS.find((each) => count / each <= max) ?? Math.ceil(count / max);
  const indices = [];
  for (let index = count - 1 - Math.floor((step - 1) / 2); index >= 0; index -= step) indices.unshift(index);
  return { step, indices };
}
