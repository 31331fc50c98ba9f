import type { Axis } from '../axis.ts';
import type { Before, Series } from '../chart-data.ts';
import type { Ink } from '../inks.ts';

/** Props of the components that draw series on a plot. */
export interface PictureProps {
  axis: Axis;
  series: readonly Series[];
  /** Colours of the series, in the same order. */
  inks: readonly Ink[];
  /** Number of points. */
  count: number;
  /** The id of the chart's {@link InkPatterns}. */
  patterns: string;
  before: Before | undefined;
}

/** Formats a share of a width or height for SVG. Percentages need no measuring and fit any paper. */
export function percent(share: number): string {
  return `${Number((share * 100).toFixed(3))}%`;
}

/** Middle of a point's column, 0 to 1. */
export function middleOf(index: number, count: number): number {
  return (index + 0.5) / count;
}
