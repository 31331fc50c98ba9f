import type { Axis } from '../axis.ts';
import type { Before, Series } from '../chart-data.ts';
import type { Ink } from '../inks.ts';

/** What draws series on a plot. */
export interface PictureProps {
  axis: Axis;
  series: readonly Series[];
  /** One for each series. */
  inks: readonly Ink[];
  /** How many points there are. */
  count: number;
  /** The id of the chart's {@link InkPatterns}. */
  patterns: string;
  before: Before | undefined;
}

/** A share of a width or height as SVG takes it: places in percent need no measuring, and fit any paper. */
export function percent(share: number): string {
  return `${Number((share * 100).toFixed(3))}%`;
}

/** The middle of a point's place, 0 to 1. */
export function middleOf(index: number, count: number): number {
  return (index + 0.5) / count;
}
