/** Integer cents, or a count with its noun: `['pedido', 'pedidos']`. */
export type Unit = 'money' | readonly [one: string, many: string];

/** A position on the axis: a day, an hour, a category. */
export interface Point {
  key: string;
  /** Text under the axis, e.g. `14/11`. */
  short: string;
  /** Text for screen readers, e.g. `sábado, 14/11/2026`. */
  long: string;
}

/** One value per point; null is unknown and leaves a gap. */
export type Values = readonly (number | null)[];

/** A series of values. Its key determines its colour, see `inks.ts`. */
export interface Series {
  key: string;
  name: string;
  values: Values;
  /** Total of the period in the legend. Default: the sum. Means must pass their own total. */
  total?: number | null;
  /** Drawn over the chart without being part of the total: the highest and lowest point ignore it. */
  isAside?: boolean;
}

/** The same series in the previous period, point by point. */
export interface Before {
  name: string;
  values: Values;
}

/** The data of a chart as a table of texts: the first column names the row. */
export interface TableBehind {
  head: readonly string[];
  rows: readonly { key: string; cells: readonly string[] }[];
  /** Sums; absent if they have no meaning. */
  foot?: readonly string[];
}

/** Sum of the known values; null if none is known. */
export function sumOf(values: Values): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

/** Total of a series over the whole period, for the legend. */
export function totalOf({ total, values }: Series): number | null {
  return total === undefined ? sumOf(values) : total;
}
