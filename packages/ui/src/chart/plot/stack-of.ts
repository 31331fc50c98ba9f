import { stack, stackOffsetDiverging, stackOrderNone } from 'd3-shape';
import type { Series } from '../chart-data.ts';

/**
 * Returns start and end of each point of each series. Positive values are stacked upwards from zero, negative
 * values downwards.
 */
export function stackOf(series: readonly Series[], count: number): [from: number, to: number][][] {
  const layout = stack<number, number>()
    .keys(series.map((_, index) => index))
    .value((point, index) => series[index]?.values[point] ?? 0)
    .order(stackOrderNone)
    .offset(stackOffsetDiverging);
  return layout(Array.from({ length: count }, (_, index) => index)).map((points) =>
    points.map(([from, to]) => [from, to]),
  );
}
